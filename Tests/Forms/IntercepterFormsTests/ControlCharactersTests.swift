import IntercepterForms
import Testing
import TextInputIntercepter

@Suite struct ControlCharactersTests {
  private static let rules: [[Rule]] = [
    [], [.maxLength(10, in: .utf16)], [.singleLine()], [.singleLine(onViolation: .warn)],
    [.emoji(.forbidden, onViolation: .amend)], [.oneOf(["a\u{0}b"])],
  ]

  @Test(arguments: rules.indices) func `a field refuses control characters`(index: Int) {
    let field = FormField("name", Intercepter(rules: Self.rules[index]))
    for text in ["a\u{0}b", "a\u{7F}b"] {
      #expect(field.submit(text).status == .invalid)
      #expect(field.validate(text).violations.contains { $0.code == .characterNotAllowed })
      #expect(field.sanitize(text).text == text)
      let decision = field.intercepter.intercept(
        Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
      #expect(decision.outcome == .rejected)
    }
    #expect(field.judging(by: Intercepter(rules: [])).submit("a\u{0}b").status == .invalid)
  }

  @Test func `a field may accept them`() {
    let rules = Intercepter(rules: [.maxLength(10, in: .utf16)])
    let field = FormField("name", rules, allowsControlCharacters: true)
    #expect(field.submit("a\u{0}b").isValid)
    #expect(field.judging(by: rules).submit("a\u{0}b").isValid)
  }

  @Test func `tabs and line breaks are as before`() {
    #expect(FormField("note", Intercepter(rules: [])).submit("a\tb\nc\r\nd\u{2028}e").isValid)
  }
}
