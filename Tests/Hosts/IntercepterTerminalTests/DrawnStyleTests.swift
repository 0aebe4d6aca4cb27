import IntercepterProfiles
import IntercepterTerminal
import TestSupport
import Testing

/// What is drawn reversed and underlined, as a terminal is told: `‹…›` what is selected, `[…]` what is marked.
struct DrawnStyleTests {
  static let selections: [(typed: String, keys: [Keys], drawn: String)] = [
    ("abcd", [], "abcd"),
    ("abcd", [.left, .shiftLeft, .shiftLeft], "a‹bc›d"),
    ("abcd", [.home, .shiftRight], "‹a›bcd"),
    ("abcd", [.shiftHome], "‹abcd›"),
    ("abcd", [.altA], "‹abcd›"),
    ("abcd", [.altA, .left], "abcd"),
    ("a b", [.left, .shiftLeft], "a‹ ›b"),
    ("张三李四", [.left, .shiftLeft, .shiftLeft], "张‹三李›四"),
    ("a张😀👨‍👩‍👧‍👦🇨🇳b", [.left, .shiftLeft, .shiftLeft], "a张😀‹👨‍👩‍👧‍👦🇨🇳›b"),
    ("e\u{301}é👍🏽x", [.home, .right, .shiftRight, .shiftRight], "e\u{301}‹é👍🏽›x"),
  ]

  @Test(arguments: selections) func `what is selected is reversed`(
    row: (typed: String, keys: [Keys], drawn: String)
  ) throws {
    var terminal = try Terminal(columns: 30)
    terminal.type(row.typed)
    for key in row.keys { terminal.press(key) }
    #expect(terminal.drawn(2) == row.drawn)
  }

  @Test func `of several lines, all that is selected is reversed`() throws {
    var terminal = try Terminal(columns: 30)
    terminal.paste("one\n张三\n😀six")
    terminal.press(.shiftLeft, times: 2)
    #expect((2...4).map(terminal.drawn) == ["one↵", "张三↵", "😀s‹ix›"])
    terminal.press(.altA)
    #expect((2...4).map(terminal.drawn) == ["‹one↵›", "‹张三↵›", "‹😀six›"])
    terminal.press(.left, .right, .right)
    terminal.press(.shiftRight, times: 4)
    #expect((2...4).map(terminal.drawn) == ["on‹e↵›", "‹张三›↵", "😀six"])
  }

  @Test func `of a secret text, the dots of what is selected are reversed`() throws {
    let secret = FieldSpecification(isSecret: true, rules: [])
    var terminal = try Terminal(fields: [("code", secret)], columns: 30)
    terminal.type("a😀👨‍👩‍👧‍👦张d")
    #expect(terminal.drawn(2) == "•••••")
    terminal.press(.left, .shiftLeft, .shiftLeft)
    #expect(terminal.drawn(2) == "••‹••›•")
    terminal.press(.shiftHome)
    #expect(terminal.drawn(2) == "‹••••›•")
    terminal.press(.end)
    terminal.command("compose ni")
    #expect(terminal.drawn(2) == "•••••[••]")
  }

  @Test func `marked text is underlined`() throws {
    var terminal = try Terminal(columns: 30)
    terminal.type("张三")
    terminal.press(.left)
    terminal.command("compose ni")
    #expect(terminal.drawn(2) == "张[ni]三")
    terminal.command("commit 你")
    #expect(terminal.drawn(2) == "张你三")
  }

  @Test func `what is drawn is what the field holds`() {
    let clusters = ["a", "b", " ", "张", "한", "😀", "👍🏽", "🇨🇳", "é", "e\u{301}", "ｱ"]
    let breach = firstBreach(cases: 150) { random in
      guard var terminal = try? Terminal(columns: 40) else { return "no terminal" }
      let count = Int.random(in: 0..<12, using: &random)
      terminal.type((0..<count).map { _ in random.pick(clusters) }.joined())
      for _ in 0..<8 { terminal.press(random.pick([.left, .right, .shiftLeft, .shiftRight])) }
      let state = terminal.state.replacing("|", with: "")
      let drawn = terminal.drawn(2)
      let spaces = state.reversed().prefix { $0 == " " }.count
      return drawn == state.dropLast(spaces) ? nil : "\(drawn) and not \(state)"
    }
    #expect(breach == nil)
  }
}

extension Terminal {
  /// A row of the screen without its frame and the blanks at its end, from the sequences that draw it.
  fileprivate func drawn(_ row: Int) -> String {
    var painter = ScreenPainter(hasColors: false)
    let painted = painter.paint(repl.draw())
    // Each row begins with its own place.
    let begin = "\u{1B}[\(row + 1);1H"
    guard let start = painted.firstRange(of: begin)?.upperBound else { return "" }
    let rest = painted[start...]
    let end = rest.firstRange(of: "\u{1B}[\(row + 2);1H")?.lowerBound ?? rest.endIndex
    var (text, isReversed, isUnderlined) = ("", false, false)
    for part in rest[..<end].split(separator: "\u{1B}[", omittingEmptySubsequences: true) {
      guard let final = part.firstIndex(where: \.isLetter) else { continue }
      if part[final] == "m" {
        let codes = part[..<final].split(separator: ";")
        let (reverses, underlines) = (codes.contains("7"), codes.contains("4"))
        if isReversed, !reverses { text += "›" }
        if isUnderlined, !underlines { text += "]" }
        if !isReversed, reverses { text += "‹" }
        if !isUnderlined, underlines { text += "[" }
        (isReversed, isUnderlined) = (reverses, underlines)
      }
      text += part[part.index(after: final)...]
    }
    let framed = text.drop { $0 == "│" }.prefix { $0 != "│" }.dropFirst()
    return framed.lastIndex { $0 != " " }.map { String(framed[...$0]) } ?? ""
  }
}
