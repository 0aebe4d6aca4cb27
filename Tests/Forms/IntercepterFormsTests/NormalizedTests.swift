import Foundation
import IntercepterForms
import TestSupport
import Testing
import TextInputIntercepter

/// A form reads numbers and digits as its live fields do, and never guesses.
@Suite struct NormalizedTests {
  static let german = field([.decimal(places: 2, locale: "de")])

  static func field(_ rules: [Rule], fixes: [Fix] = []) -> FormField {
    FormField("f", Intercepter(rules: rules), fixes: fixes)
  }

  struct Row: CustomTestStringConvertible {
    let field: FormField
    let text: String
    let submitted: String
    var codes: [Violation.Code] = []
    var testDescription: String { "\(text) → \(submitted)" }
  }

  static let rows = [
    Row(field: german, text: "1.234,5", submitted: "1234,5"),
    Row(field: german, text: "12.5", submitted: "12,5"),
    Row(field: german, text: "12,5 €", submitted: "12,5"),
    Row(field: german, text: "１２，５", submitted: "12,5"),
    Row(field: german, text: "1.234", submitted: "1234"),
    Row(field: german, text: "1,234", submitted: "1,234", codes: [.tooManyDecimalPlaces]),
    Row(field: german, text: "1,234 €", submitted: "1,234 €", codes: [.notANumber]),
    Row(field: german, text: "12 to 13", submitted: "12 to 13", codes: [.notANumber]),
    Row(field: german, text: "-1.234,5", submitted: "-1234,5", codes: [.negativeNotAllowed]),
    Row(field: german, text: "1.234,567", submitted: "1234,567", codes: [.tooManyDecimalPlaces]),
    Row(
      field: field([.decimal(places: 2, locale: "de", maximum: 1000)]), text: "1.234,50",
      submitted: "1234,50", codes: [.outOfRange]),
    Row(field: field([.decimal(places: 2)]), text: "1,234.5", submitted: "1234.5"),
    Row(field: field([.decimal(places: 2)]), text: "1,5", submitted: "1.5"),
    Row(
      field: field([.decimal(places: 2)]), text: "1,234", submitted: "1,234", codes: [.notANumber]),
    Row(field: field([.decimal(places: 2)]), text: "1,234,567", submitted: "1234567"),
    Row(field: field([.numbersOnly(.normalized)]), text: "１７", submitted: "17"),
    Row(field: field([.numbersOnly(.any)]), text: "１７", submitted: "１７"),
    Row(
      field: field([.numbersOnly(.ascii)]), text: "１７", submitted: "１７", codes: [.notADigit]),
    Row(field: field([.normalizeWidth(), .numbersOnly(.ascii)]), text: "１７", submitted: "17"),
    Row(
      field: field([.numbersOnly(.normalized)]), text: "1 7", submitted: "1 7", codes: [.notADigit]),
    Row(
      field: field([.numbersOnly(.normalized), .maxLength(1, in: .graphemes)]), text: "１７",
      submitted: "17", codes: [.tooLong]),
    Row(
      field: field([.numbersOnly(.normalized, onViolation: .amend)]), text: "１７", submitted: "17"),
    Row(
      field: field([.decimal(places: 2, locale: "de", onViolation: .amend)]), text: "1.234,5 €",
      submitted: "1234,5"),
    Row(
      field: field([.decimal(places: 2, locale: "de", onViolation: .flag)]), text: "1.234,5",
      submitted: "1234,5"),
    Row(
      field: field([.decimal(places: 2, locale: "de")], fixes: [.padDecimals(places: 2)]),
      text: "12.5", submitted: "12,50"),
    Row(
      field: field(
        [.decimal(places: 2, locale: "de")],
        fixes: [.removeLeadingZeros(), .dropTrailingSeparator()]),
      text: "007,", submitted: "7"),
    Row(
      field: field([.decimal(places: 2, locale: "de")], fixes: [.verbatim]), text: "12.5",
      submitted: "12.5", codes: [.notANumber]),
    Row(field: field([.normalizeWidth()]), text: "ＡＢ", submitted: "AB"),
    Row(field: field([.normalizeWidth()], fixes: [.verbatim]), text: "ＡＢ", submitted: "ＡＢ"),
    Row(
      field: FormField(
        "f",
        Intercepter(rules: [.decimal(places: 2, locale: "de")], format: .grouped(locale: "de"))),
      text: "12.5", submitted: "12,5"),
  ]

  @Test(arguments: rows) func `a submitted text is as its rules write it`(row: Row) {
    let result = row.field.submit(row.text)
    #expect(result.text == row.submitted)
    #expect(result.violations.map(\.code) == row.codes)
    #expect(row.field.submit(result.text) == result)
  }

  /// The point of a number of JSON is a decimal one; in a text it may group digits.
  @Test func `a date in another order is stored in the field's, with a warning`() {
    let date = Intercepter.date(.date(locale: "de"), otherOrder: .warn)
    let due = FormField("due", date, fixes: [.trimWhitespace])
    for text in ["02/29/2024", " 2/29/2024 "] {
      let result = due.submit(text)
      #expect(result.isValid && result.text == "29.02.2024")
      #expect(result.violations.map(\.variant) == [.dateInOtherOrder])
      #expect(result.violations.map(\.severity) == [.warning])
      #expect(result.violations.map(\.range) == [0..<10])
      #expect(due.submit(result.text).violations.isEmpty)
    }
    let strict = FormField("due", .date(locale: "de"))
    #expect(strict.submit("02/29/2024").text == "02/29/2024")
    #expect(strict.submit("02/29/2024").validity.status == .invalid)
  }

  @Test func `a number of a decoder is no text`() throws {
    let form = FormValidator(fields: [Self.german])
    func submit(_ json: String) throws -> FieldResult? {
      try form.submit(JSONDecoder().decode(FieldTexts.self, from: Data(json.utf8)))["f"]
    }
    #expect(try submit(#"{"f": 12.5}"#)?.text == "12,5")
    #expect(try submit(#"{"f": "12.5"}"#)?.text == "12,5")
    #expect(try submit(#"{"f": 1.234}"#)?.violations.map(\.code) == [.tooManyDecimalPlaces])
    #expect(try submit(#"{"f": "1.234"}"#)?.value == .number(1234))
    #expect(try submit(#"{"f": 1234}"#)?.value == .number(1234))
    let texts = try JSONDecoder().decode(
      FieldTexts.self, from: Data(#"{"f": 1.25, "g": "a"}"#.utf8))
    let live = InterceptedForm(form, texts: texts)
    #expect(live.texts["f"] == "1,25")
    live.reset(to: texts.filter { $0.key == "f" })
    #expect(live.submit()["f"]?.value == .number("1.25"))
    for copy in [
      FieldTexts(texts.map { ($0.key, $0.value) }), texts.mapValues { $0 },
      texts.compactMapValues { $0 },
      try JSONDecoder().decode(FieldTexts.self, from: JSONEncoder().encode(texts)),
    ] {
      #expect(copy == texts && form.submit(copy)["f"]?.value == .number("1.25"))
    }
    #expect(texts != ["f": "1.25", "g": "a"])
    var others = texts
    others["f"] = others["f"]
    #expect(others == texts)
    others["g"] = nil
    #expect(form.submit(others)["f"]?.text == "1,25")
    others["f"] = "1.234"
    #expect(form.submit(others)["f"]?.text == "1234")
  }

  static let locales = ["en", "de", "de-CH", "fr", "hi-IN", "ar-EG", "pt-BR", "sv"]

  /// What a live field makes of a paste without a complaint is what a form makes of the text.
  @Test func `a form accepts what its live field accepts`() throws {
    let pieces = [
      "1", "12", "234", "0", ",", ".", "’", " ", "\u{A0}", "−", "-", "５", "٣", "€", "٫", "a",
    ]
    var random = SeededGenerator(seed: 26)
    var counts = (accepted: 0, read: 0, numbers: 0)
    for _ in 0..<1500 * lawCasesFactor {
      let rules: [Rule] = [
        .decimal(
          places: Int.random(in: 0...3, using: &random),
          locale: Self.locales.randomElement(using: &random) ?? "",
          negative: Bool.random(using: &random),
          onViolation: Bool.random(using: &random) ? .reject : .amend)
      ]
      let field = Self.field(Bool.random(using: &random) ? rules : [.numbersOnly(.normalized)])
      let text = (0..<Int.random(in: 1...5, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let pasted = field.intercepter.intercept(
        Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
      let result = field.submit(text)
      if pasted.outcome != .rejected, pasted.violations.isEmpty {
        counts.accepted += 1
        #expect(result.text == pasted.state.text, "\(text.debugDescription)")
      }
      guard result.isValid, result.text != text else { continue }
      counts.read += 1
      let isNumber = field.intercepter.keepsNumber(of: text, in: result.text)
      if isNumber != nil { counts.numbers += 1 }
      #expect(result.value == field.intercepter.value(of: result.text))
      #expect(isNumber != false, "\(text.debugDescription)")
    }
    #expect(counts.accepted > 250 && counts.read > 75 && counts.numbers > 20, "\(counts)")
  }
}
