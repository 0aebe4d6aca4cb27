import TestSupport
import Testing
import TextInputIntercepter

/// A zero in front of a mark for groups: nobody groups so, and the mark is the point of another locale.
@Suite struct ZerosInFrontTests {
  static let rows: [(locale: String, prefix: String, typed: String)] = [
    ("de", "", "0.125"), ("de", "", "0.500"), ("en", "$", "0,500"), ("en", "", "000,500"),
    ("en-IN", "₹ ", "0,500"), ("de-CH", "", "0’123"), ("ar", "", "000,500"), ("de", "", "-0.125"),
  ]

  @Test(arguments: rows)
  func `is what the rule makes of it without a format`(
    row: (locale: String, prefix: String, typed: String)
  ) {
    for policy in [ViolationPolicy.reject, .amend] {
      let rules: [Rule] = [.decimal(places: 3, locale: row.locale, onViolation: policy)]
      let plain = Intercepter(rules: rules)
      let field = Intercepter(
        rules: rules, format: .grouped(locale: row.locale, prefix: row.prefix))
      let expected = plain.submitted(row.typed)
      #expect(field.submitted(row.typed).outcome == expected.outcome)
      #expect(
        field.unformattedText(of: field.submitted(row.typed).state.text) == expected.state.text)
      #expect(field.validate(row.typed) == plain.validate(row.typed))
      #expect(field.unformattedText(of: field.sanitize(row.typed)) == plain.sanitize(row.typed))
    }
  }

  @Test func `is not put where a zero is typed`() {
    let field = Intercepter(
      rules: [.decimal(places: 2, locale: "en")], format: .grouped(locale: "en"))
    #expect(field.formattedText(of: "01234") == "01234")
    #expect(field.unformattedText(of: "01234") == "01234")
    #expect(StateCase.amends("|1,234", "0|1,234", to: "0|1234").failure(field) == nil)
    #expect(StateCase.amends("0|1234", "|1234", to: "|1,234").failure(field) == nil)
    #expect(field.formattedText(of: "0") == "0")
  }

  @Test func `a mark pasted behind a zero is no group`() {
    let field = Intercepter(
      rules: [.decimal(places: 3, locale: "de")], format: .grouped(locale: "de"))
    let decision = field.intercept(
      Edit(range: 1..<1, replacement: ".125"), in: EditingState("0", caret: 1))
    #expect(decision.state.text == "0,125")
  }
}

extension Intercepter {
  fileprivate func submitted(_ text: String) -> Decision {
    intercept(Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
  }
}
