import IntercepterEmoji
import IntercepterProfiles
import IntercepterTerminal
import TestSupport
import Testing
import TextInputIntercepter

/// What a terminal shows that gives clusters widths of its own, and answers or does not.
struct MeasuredWidthTests {
  static let clusters = [
    "a", "é", "ǎ", "à", "·", "→", "…", "“", "α", "Ж", "张", "한", "か", "①", "😀", "👍🏽", "🇨🇳", "❤️", "👨‍👩‍👧‍👦",
    "🧑‍⚕️", "e\u{301}", "ｱ", "𱍐", "🫨", "क्षि", "\u{200B}", "﷽", "#️⃣",
  ]

  @Test(arguments: ModelTerminal.kinds.map(\.name)) func `a terminal shows every cluster`(
    kind: String
  ) {
    let width = ModelTerminal.kinds.first { $0.name == kind }!.width
    let breach = firstBreach(cases: 30) { random in
      let columns = random.pick([30, 41, 80])
      guard var live = try? Live(columns: columns, rows: 14, width: width) else { return "none" }
      for _ in 0..<12 {
        if random.chance(10) {
          live.resize(columns: random.pick([24, 40, 70]))
        } else if random.chance(60) {
          live.type(random.pick(Self.clusters))
        } else {
          let keys: [Keys] = [.left, .right, .shiftLeft, .backspace, .home, .end, .controlW]
          live.type(random.pick(keys).rawValue)
        }
        if let breach = live.breach { return breach }
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test(arguments: ModelTerminal.kinds.map(\.name))
  func `a click is where the terminal has a cluster`(
    kind: String
  ) throws {
    let width = ModelTerminal.kinds.first { $0.name == kind }!.width
    var live = try Live(columns: 80, rows: 14, width: width)
    let text = ["a", "👍🏽", "ǎ", "👨‍👩‍👧‍👦", "①", "b", "张", "🇨🇳", "c"]
    live.type(text.joined())
    for (index, cluster) in text.enumerated() {
      let cells = live.model.grid[2]
      let place = try #require(cells.firstIndex { $0 == cluster })
      live.type("\u{1B}[<0;\(place + 1);3M")
      #expect(live.repl.state.selection?.upperBound == text[..<index].joined().utf16.count)
      #expect(live.model.column == place)
    }
  }

  @Test func `an emoji that the terminal drops is shown as its code point`() throws {
    var live = try Live(columns: 40, rows: 12, width: ModelTerminal.kinds[3].width)
    live.type("e🫨f𱍐")
    #expect(live.model.text(2).hasPrefix("│ e<1FAE8>f<31350> "))
    #expect(live.model.text(5).contains("<31350"))
    live.type("\u{1C}shaking face")
    #expect((0..<12).contains { live.model.text($0).contains("<1FAE8>") })
  }

  @Test func `what overdraws its neighbours is shown as its code point`() throws {
    var live = try Live(columns: 40, rows: 12, width: ModelTerminal.kinds[0].width)
    live.type("a﷽b")
    #expect(live.model.text(2).hasPrefix("│ a<FDFD>b "))
  }

  @Test func `the frame is of ASCII where its lines are wide or unanswered`() throws {
    var live = try Live(columns: 40, rows: 12, width: ModelTerminal.kinds[2].width)
    #expect(live.model.text(1) == "+\(String(repeating: "-", count: 38))+")
    live.type("āáǎà→…①")
    #expect(live.model.text(2).hasPrefix("| āáǎà→…①  "))
    live = try Live(columns: 40, rows: 12, answers: false, width: ModelTerminal.kinds[0].width)
    #expect(live.model.text(1) == "+\(String(repeating: "-", count: 38))+")
    // The table is used, and nothing is asked any more.
    live.type("a👍🏽")
    #expect(live.model.text(2).hasPrefix("| a👍🏽  "))
    #expect(!live.written.contains("\u{1B}[6n"))
  }

  @Test func `each cluster is asked for once, and never while keys wait`() throws {
    var live = try Live(columns: 40, rows: 12, width: ModelTerminal.kinds[1].width)
    live.type("α")
    #expect(live.written.contains("α\u{1B}[6n"))
    live.type("α")
    #expect(!live.written.contains("\u{1B}[6n"))
    live.type("β", keysWait: true)
    #expect(!live.written.contains("\u{1B}[6n"))
    #expect(live.model.text(2).hasPrefix("│ ααβ "))
    live.type("x")
    #expect(live.written.contains("β\u{1B}[6n"))
  }

  @Test func `an answer is no key, whenever it comes`() throws {
    var terminal = try Terminal(.maxLength(9, in: .graphemes))
    terminal.type("a\u{1B}[24;3Rb\u{1B}[?2026;2$y👨\u{200D}\u{1B}[24;3R👩")
    #expect(terminal.state == "ab👨‍👩|")
    // F3 with a modifier is no answer.
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[1;2R".utf8) == [.function(3)])
    #expect(decoder.decode("\u{1B}[24;3R".utf8) == [.answer(.cursor(column: 2))])
  }

  @Test func `the answer does not end what is said of a refusal`() throws {
    var live = try Live(
      .emoji(.forbidden), columns: 60, rows: 12, width: ModelTerminal.kinds[1].width)
    live.type("😀")
    #expect((0..<12).contains { live.model.text($0).contains("rejected: Emoji are not allowed") })
    #expect(live.repl.isFlashing)
  }

  @Test func `synchronized updates are for terminals that know them`() throws {
    var live = try Live(columns: 40, rows: 12, width: ModelTerminal.kinds[0].width)
    live.type("a")
    #expect(!live.written.contains("\u{1B}[?2026h"))
    live.repl.handle([.answer(.mode(2026, isKnown: true))])
    live.type("b")
    #expect(live.written.contains("\u{1B}[?2026h"))
  }

  @Test func `every choice of the picker is visible when it is selected`() {
    for (name, width) in ModelTerminal.kinds {
      guard var live = try? Live(columns: 40, rows: 14, width: width) else { continue }
      live.type("\u{1C}family")
      for _ in 0..<12 {
        live.type(Keys.right.rawValue)
        let screen = live.repl.draw()
        let rows = screen.rows.indices.filter {
          screen.rows[$0].text.withoutBlanks != live.model.text($0).withoutBlanks
        }
        #expect(
          rows.isEmpty, "\(name): \(rows.map { (screen.rows[$0].text, live.model.text($0)) })")
      }
    }
  }

  @Test func `a multiplexer gets no joined emoji`() throws {
    var terminal = try Terminal()
    terminal.repl.canvas.isMultiplexed = true
    terminal.type("a👨‍👩‍👧‍👦b")
    #expect(terminal.row(2).hasPrefix("│ a👨👩👧👦b "))
    #expect(terminal.cursor() == "12,2")
  }

  @Test func `texts are isolated in rows that are written from right to left, and in no others`()
    throws
  {
    let label = FieldSpecification(label: "שם", rules: [.maxLength(5, in: .graphemes)])
    var terminal = try Terminal(fields: [("name", label), ("b", FieldSpecification(rules: []))])
    terminal.type("אב\u{200F}")
    var painter = ScreenPainter(hasColors: false)
    let rows = painter.paint(terminal.repl.draw()).components(of: "\u{1B}[0m\u{1B}[K")
    let title = rows.first { $0.contains("ם") }?.withoutSequences
    #expect(title?.hasPrefix(" \u{2068}שם\u{2069}") == true, "\(rows)")
    let text = rows.first { $0.contains("│") && $0.contains("א") }?.withoutSequences
    #expect(text?.contains("\u{2068}אב\u{2068}<200F>\u{2069}\u{2069}") == true, "\(rows)")
    for row in rows {
      let scalars = row.unicodeScalars
      #expect(
        scalars.count { $0.value == 0x2068 } == scalars.count { $0.value == 0x2069 }, "\(row)")
      if !scalars.contains(where: { (0x590..<0x600).contains($0.value) }) {
        #expect(!scalars.contains { $0.value == 0x2068 }, "\(row)")
      }
    }
  }
}

/// The live field in a model terminal.
private struct Live {
  var repl: Repl
  var model: ModelTerminal
  /// What was written after the last keys.
  private(set) var written = ""
  private var painter = ScreenPainter(hasColors: false)
  private var decoder = InputDecoder()

  init(
    _ rules: RuleSpecification..., columns: Int, rows: Int, answers: Bool = true,
    width: @escaping @Sendable (Character) -> Int
  ) throws {
    repl = try Repl(
      fields: [("", FieldSpecification(rules: rules))],
      canvas: Canvas(columns: columns, rows: rows), files: MemoryFiles([:]).replFiles)
    model = ModelTerminal(columns: columns, rows: rows, width: width)
    model.answers = answers
    paint()
  }

  mutating func resize(columns: Int) {
    let answers = model.answers
    model = ModelTerminal(columns: columns, rows: repl.canvas.rows, width: model.width)
    model.answers = answers
    repl.canvas.columns = columns
    repl.canvas.generation += 1
    paint()
  }

  mutating func type(_ text: String, keysWait: Bool = false) {
    repl.handle(decoder.decode(text.utf8) + decoder.flush())
    written = ""
    paint(canAsk: !keysWait)
  }

  private mutating func paint(canAsk: Bool = true) {
    for _ in 0..<8 {
      let output = painter.paint(&repl, canAsk: canAsk)
      written += output
      let answer = model.write(output)
      repl.handle(decoder.decode(answer.utf8))
      repl.canvas.widths.giveUp()
    }
  }

  /// What is not as it should be on the terminal.
  var breach: String? {
    let screen = repl.draw()
    for (index, row) in screen.rows.enumerated()
    where row.text.withoutBlanks != model.text(index).withoutBlanks {
      return "\(repl.state): “\(model.text(index))”, not “\(row.text)”"
    }
    if let cursor = screen.cursor, (cursor.row, cursor.column) != (model.row, model.column) {
      return "\(repl.state): the cursor is at \(model.column)"
    }
    // The cluster behind the caret, or its code points, begin in the cursor's cell.
    let behind = repl.state.text.utf16.dropFirst(repl.state.selection?.upperBound ?? 0)
    if let next = Substring(behind).first, repl.state.caret != nil {
      let shown = model.behindCursor
      let isShown = shown.hasPrefix(String(next)) || shown.hasPrefix("<")
      if !isShown { return "\(repl.state): “\(shown)” is behind the cursor" }
    }
    return nil
  }
}

extension String {
  /// The text without blanks, one of which may follow a cluster that the terminal draws wide.
  fileprivate var withoutBlanks: String { filter { $0 != " " } }

  fileprivate func components(of separator: String) -> [String] {
    var (parts, rest) = ([String](), self[...])
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }

  fileprivate var withoutSequences: String {
    replacing(/\u{1B}\[[^a-zA-Z]*[a-zA-Z]/, with: "")
  }
}
