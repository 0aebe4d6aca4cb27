import TestSupport
import Testing
import TextInputIntercepter

/// Answers that were wrong, by their class.
@Suite struct FormatWrongAnswersTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let pasted: String
    let expected: String?
    var places = 2
    var prefix = ""
    var suffix = ""
    var testDescription: String { "\(pasted) in \(locale) → \(expected ?? "rejected")" }
  }

  /// A: the mark before the decimals of an amount is not a group separator.
  ///
  /// F: an amount in the field's currency is not cut.
  static let amounts: [Row] = [
    Row(locale: "de", pasted: "2.50€", expected: "2,50"),
    Row(locale: "en", pasted: "2,50€", expected: "2.50"),
    Row(locale: "de", pasted: "2.50-", expected: "-2,50"),
    Row(locale: "de", pasted: "(2.50)", expected: "-2,50"),
    Row(locale: "en", pasted: "3,43円", expected: "3.43"),
    Row(locale: "es", pasted: "783.07円", expected: "783,07"),
    Row(locale: "pt-BR", pasted: "118.3 €", expected: nil, prefix: "$ "),
    Row(locale: "pt-BR", pasted: "118.3 $", expected: "$ 118,3", prefix: "$ "),
    Row(locale: "de", pasted: "1.250€", expected: "1.250"),
    Row(locale: "en", pasted: "1.250€", expected: nil),
    Row(locale: "de", pasted: "-1.250", expected: "-1.250"),
    Row(locale: "en", pasted: "1.234 €", expected: nil, suffix: " €"),
    Row(locale: "en", pasted: "1.234 €", expected: "1.234 €", places: 3, suffix: " €"),
    Row(locale: "en", pasted: "1,234.50 €", expected: "1,234.50 €", suffix: " €"),
    Row(locale: "en", pasted: "1.500€", expected: nil, suffix: " €"),
  ]

  @Test(arguments: amounts) func `an amount keeps its value`(row: Row) {
    let field = Intercepter(
      rules: [
        .decimal(places: row.places, locale: row.locale, negative: true, onViolation: .amend)
      ],
      format: .grouped(locale: row.locale, prefix: row.prefix, suffix: row.suffix))
    #expect(field.paste(row.pasted) == row.expected)
  }

  /// B: pasted over everything, a text is the text that it is in an empty field.
  static let replaced: [(FormatCase, Intercepter)] = [
    (.init("‹1.250›", .paste("1.50"), to: "1,50|"), german),
    (.init("‹86.132›", .paste("86.32"), to: "86,32|"), german),
    (.init("‹86.132›", .paste("86.132.1"), to: "‹86.132›", codes: ["notANumber"]), german),
    (.init("‹4111 1111›", .paste("4111"), to: "4111|"), card),
    (.init("‹4111 1111›", .paste("41x1"), to: "‹4111 1111›", codes: ["notADigit"]), card),
    (.init("‹1.250›", .backspace(), to: "|"), german),
  ]
  static let german = Intercepter(
    rules: [.decimal(places: 2, locale: "de")], format: .grouped(locale: "de"))
  static let card = Intercepter(rules: [.numbersOnly()], format: .pattern("#### #### ####"))

  @Test(arguments: replaced) func `pasting over everything`(row: FormatCase, field: Intercepter) {
    #expect(row.failure(field) == nil)
  }

  /// E: a typed mark that only groups; marks that may be the decimal separator are in
  /// `KeptMarksTests`.
  @Test(arguments: [
    ("de-CH", "’", Violation.Variant.separatorIsPoint), ("fr", " ", .separatorIsComma),
  ])
  func `a typed mark of groups is rejected`(
    locale: String, mark: String, variant: Violation.Variant
  ) {
    for format in [nil, TextFormat.grouped(locale: locale)] {
      let rules = [Rule.decimal(places: 3, locale: locale)]
      let field = format.map { Intercepter(rules: rules, format: $0) } ?? Intercepter(rules: rules)
      let decision = field.intercept(
        Edit(range: 1..<1, replacement: mark), in: EditingState("1", caret: 1))
      #expect(decision.outcome == .rejected)
      #expect(decision.violations.map(\.variant) == [variant])
      #expect(field.paste("1\(mark)234").map { field.unformattedText(of: $0) } == "1234")
    }
  }

  /// H: half a cluster beside a literal can be deleted.
  @Test(arguments: [
    ("(**) **", "(กำé) กำ👨‍👩", 6..<7), ("@@ @@", "aa 가กำ", 3..<5), ("@@ @@", "a각 é", 3..<4),
    ("(**) **", "(👍กำ) กำ", 7..<8),
  ])
  func `a deletion is accepted`(pattern: String, text: String, range: Range<Int>) {
    let field = Intercepter(rules: [], format: .pattern(TextMask(pattern)))
    let state = EditingState(text, caret: range.upperBound)
    for decision in [
      field.intercept(Edit(range: range, replacement: ""), in: state),
      field.intercept(Edit(range: range, replacement: "").applied(to: state), after: state),
    ] {
      #expect(decision.outcome != .rejected)
      let rest = field.unformattedText(of: text).unicodeScalars.count - range.count
      #expect(field.unformattedText(of: decision.state.text).unicodeScalars.count == rest)
    }
  }

  /// K: a caret in a cluster is no difference between the modes.
  @Test func `both modes report the same outcome`() {
    let field = Intercepter(rules: [], format: .pattern("**/**"))
    let state = EditingState("🇳a/a🇳", selection: 2..<5)
    let asked = field.intercept(Edit(range: 2..<5, replacement: ""), in: state)
    let notified = field.intercept(EditingState("🇳🇳", caret: 2), after: state)
    #expect(asked == notified)
    #expect(asked.outcome == .accepted)
  }

  @Test func `sanitizing gives the unformatted text`() {
    #expect(Self.german.sanitize("1.250,5") == "1250,5")
    #expect(Self.card.sanitize("4111 1111 1111") == "411111111111")
  }
}
