import TestSupport
import Testing
import TextInputIntercepter

@Suite struct SingleLineTests {
  @Test(arguments: ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `refuses a line break, or writes a space or nothing`(lineBreak: String) {
    let refusing = Intercepter(rules: [.singleLine()])
    #expect(StateCase.rejects("a|b", "a\(lineBreak)|b", "lineBreak").failure(refusing) == nil)
    #expect(refusing.validate("a\(lineBreak)b").violations.map(\.code) == [.lineBreak])
    #expect(refusing.sanitize("a\(lineBreak)b") == "a b")
    let spacing = Intercepter(rules: [.singleLine(onViolation: .amend)])
    #expect(
      StateCase.amends("a|b", "ax\(lineBreak)y|b", to: "ax y|b", "lineBreak").failure(spacing)
        == nil)
    let dropping = Intercepter(rules: [.singleLine(replacement: "", onViolation: .amend)])
    #expect(
      StateCase.amends("a|b", "ax\(lineBreak)y|b", to: "axy|b", "lineBreak").failure(dropping)
        == nil)
    #expect(StateCase.rejects("a|b", "a\(lineBreak)|b", "lineBreak").failure(dropping) == nil)
  }

  @Test func `a replacement with a line break in it is read as a space`() {
    #expect(Intercepter(rules: [.singleLine(replacement: "\n")]).sanitize("a\nb") == "a b")
  }

  @Test func `admits everything else`() {
    let row = StateCase.accepts("a|", "a \t\u{200B}n|")
    #expect(row.failure(Intercepter(rules: [.singleLine()])) == nil)
  }

  @Test func `a control character has a code of its own, and is never a space`() {
    let text = "a\u{0}\n\u{7F}\u{80}b"
    let violations = Intercepter(rules: [.singleLine()]).validate(text).violations
    #expect(violations.map(\.code) == [.characterNotAllowed, .lineBreak, .characterNotAllowed])
    #expect(violations.map(\.characters) == [["\u{0}"], [], ["\u{7F}", "\u{80}"]])
    #expect(violations.map(\.range) == [1..<2, 2..<3, 3..<5])
    #expect(Intercepter(rules: [.singleLine()]).sanitize(text) == "a b")
  }

  @Test func `refuses line breaks of the standard library, control characters, and nothing else`() {
    let rules = Intercepter(rules: [.singleLine()])
    let wrong = allScalars.filter { scalar in
      let isRefused =
        Character(scalar).isNewline
        || scalar.properties.generalCategory == .control && scalar != "\t"
      return rules.validate(String(scalar)).isValid == isRefused
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10).map { String($0.value, radix: 16) })")
  }
}
