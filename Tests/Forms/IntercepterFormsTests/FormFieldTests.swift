import IntercepterForms
import TestSupport
import Testing
import TextInputIntercepter

@Suite struct FormFieldTests {
  static let amount = Intercepter(rules: [.decimal(places: 2), .maxLength(5, in: .utf16)])
  static let name = Intercepter(rules: [.emoji(.forbidden), .minLength(2, in: .graphemes)])

  /// A field, what comes in, and what is said of it.
  struct Row: Sendable, CustomStringConvertible {
    let field: FormField
    let text: String
    let submitted: String
    let status: Validity.Status
    let codes: [Violation.Code]
    let line: Int

    init(
      _ field: FormField, _ text: String, _ submitted: String, _ status: Validity.Status,
      _ codes: Violation.Code..., line: Int = #line
    ) {
      (self.field, self.text, self.submitted) = (field, text, submitted)
      (self.status, self.codes, self.line) = (status, codes, line)
    }

    var description: String { "line \(line): \(text.debugDescription)" }
  }

  static let required = FormField("name", name, isRequired: true, fixes: [.trimWhitespace])
  static let optional = FormField("name", name, fixes: [.trimWhitespace])
  static let untrimmed = FormField("name", name, isRequired: true)
  static let padded = FormField(
    "amount", amount, fixes: [.trimWhitespace, .removeLeadingZeros(), .padDecimals(places: 2)])
  static let strict = FormField(
    "amount", Intercepter(rules: [.decimal(places: 2, leadingZeros: .reject)]), fixes: padded.fixes)
  static let unpadded = FormField("amount", amount, fixes: [.dropTrailingSeparator()])

  static let rows: [Row] = [
    // An empty text is a matter of being required alone.
    Row(required, "", "", .intermediate, .required),
    Row(required, " \u{3000}", "", .intermediate, .required),
    Row(untrimmed, " \u{3000}", " \u{3000}", .valid),
    Row(optional, "", "", .valid),
    Row(optional, "  ", "", .valid),
    // What is judged is the fixed text: white space does not make a name long enough.
    Row(required, "张 ", "张", .intermediate, .tooShort),
    Row(required, " 张三", "张三", .valid),
    // A fix that would do harm is left out, the others are not.
    Row(padded, "12.5", "12.50", .valid),
    Row(padded, "123.5", "123.5", .valid),
    Row(padded, " 0123.5", "123.5", .valid),
    Row(padded, "123456", "123456", .invalid, .tooLong),
    Row(padded, "12.", "12.00", .valid),
    Row(unpadded, "12.", "12", .valid),
    // One fix makes way for the next.
    Row(strict, " 007 ", "7.00", .valid),
    // What the fixes do not help stays as it was written.
    Row(required, " 😀a ", " 😀a ", .invalid, .emojiForbidden),
    Row(padded, " 12a ", " 12a ", .invalid, .notANumber),
    // A number is as the rules write it, all the same.
    Row(padded, " 123456", "123456", .invalid, .tooLong),
    Row(padded, "12.345", "12.345", .invalid, .tooManyDecimalPlaces, .tooLong),
  ]

  @Test(arguments: rows)
  func `a text is fixed, then judged`(row: Row) {
    let result = row.field.submit(row.text)
    #expect(result.text == row.submitted)
    #expect(result.status == row.status)
    #expect(result.violations.map(\.code) == row.codes)
    #expect(row.field.validate(row.submitted) == result.validity)
  }

  @Test func `ranges are those of the result's text`() {
    #expect(Self.required.submit("  a😀").violations.map(\.range) == [3..<5])
    #expect(Self.required.submit("  a").violations.map(\.range) == [0..<1])
  }

  @Test func `a missing text has a rule, a range, and a sentence`() throws {
    let violation = try #require(Self.required.validate("").violations.first)
    #expect(violation.rule == "required")
    #expect(violation.range == 0..<0)
    #expect(violation.message == "This field is required.")
  }

  @Test func `fixes that depend on each other are asked again`() {
    let later = Fix("ab") { $0 == "a" ? "b" : $0 }
    let earlier = Fix("bc") { $0 == "b" ? "c" : $0 }
    let field = FormField("letter", Intercepter(rules: []), fixes: [earlier, later])
    #expect(field.submit("a").text == "c")
  }

  @Test func `fixes that undo each other leave the text alone`() {
    let there = Fix("there") { $0 + "!" }
    let back = Fix("back") { String($0.dropLast()) + "?" }
    let field = FormField("text", Intercepter(rules: []), fixes: [.trimWhitespace, there, back])
    #expect(field.submit(" a").text == " a")
  }
}
