import IntercepterForms
import IntercepterFormats
import TestSupport
import Testing
import TextInputIntercepter

/// Answers about formats that were wrong in corners: scalars of several bytes, decimals that the
/// format adds, and affixes that look like signs.
@Suite struct DegenerateFormatsTests {
  @Test(arguments: ["€٣", "٣€٣", "€·", "·€", "€12", "😀٣"])
  func `a misfit of several bytes before what fits is rejected`(text: String) {
    for digits in [DigitPolicy.any, .ascii] {
      let field = Intercepter(
        rules: [.maxLength(20, in: .utf16)], format: .grouped(locale: "ar-EG", digits: digits))
      #expect(field.validate(text).status == .invalid)
      #expect(field.sanitize(text) == text)
      let pasted = field.intercept(
        Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
      #expect(pasted.outcome == .rejected)
    }
    let own = Intercepter(rules: [], format: .grouped(by: " ", decimalSeparator: "·"))
    #expect(own.validate(text).status == .invalid)
  }

  /// Comparing such a character with another one sorts its marks in quadratic time.
  @Test(arguments: ["e", "1", "+"]) func `a character of many marks is read in linear time`(
    base: String
  ) {
    let text = base + String(repeating: "\u{301}\u{323}", count: 10_000)
    let fields: [Intercepter] = [
      .time(locale: "en"), .telephone("+1 (###) ###-####"), .iban(),
      Intercepter(rules: [], format: .pattern("@@-##", classes: ["@": .characters("AB")])),
    ]
    for field in fields {
      #expect(!field.validate(text).isValid)
      #expect(field.sanitize(text) == text)
      #expect(FormatRun(field, asks: true).insert(text).outcome == .rejected)
    }
  }

  @Test(arguments: ["1/2\u{11AB}5", "1/é5", "12/3\u{20E3}", "12/٣\u{11AB}"])
  func `what follows a slash in a number may have several bytes`(text: String) {
    for pattern: TextMask in ["+49 ##[ ##][-@]", TextMask("##[#][@]", trunkPrefix: "0")] {
      let field = Intercepter(rules: [], format: .pattern(pattern))
      #expect(field.sanitize(text) == text || field.validate(text).isValid)
    }
  }

  static func cents(onViolation: ViolationPolicy = .reject) -> Intercepter {
    Intercepter(
      rules: [.decimal(places: 2), .maxLength(6, in: .utf16, onViolation: onViolation)],
      format: .grouped(locale: "en", fixedDecimals: 2))
  }

  @Test(arguments: [ViolationPolicy.reject, .amend])
  func `rules judge the decimals that a format adds`(onViolation: ViolationPolicy) {
    let engine = Self.cents(onViolation: onViolation)
    for text in ["123456", "1234567", "1234"] {
      let field = InterceptedField(engine)
      field.shouldApply(Edit(range: 0..<0, replacement: text))
      #expect(field.state.text == "", "\(text)")
      #expect(FormField("f", engine).submit(text).status == .invalid, "\(text)")
      #expect(engine.validate(text).violations.first?.code == .tooLong)
    }
    let field = InterceptedField(engine)
    field.shouldApply(Edit(range: 0..<0, replacement: "123"))
    #expect(field.state.text == "123.00")
    #expect(field.validity.isValid)
  }

  @Test(arguments: [
    ("5‹.0›0", "", "5.00"), ("12‹.5›0", "", "12.00"), ("1‹2.5›0", "", "1.00"),
    ("5‹.0›0", "7", "57.00"), ("12‹.50›", "", "12.00"), ("1‹2›.50", "", "1.50"),
  ])
  func `decimals do not become digits before the separator`(
    before: String, typed: String, after: String
  ) throws {
    let state = try #require(EditingState(notation: before))
    let selection = try #require(state.selection)
    let decision = Self.cents().intercept(Edit(range: selection, replacement: typed), in: state)
    #expect(decision.state.text == after)
  }

  @Test func `a form stores the decimals that the field shows`() {
    let field = FormField("f", Self.cents())
    #expect(field.submit("19").text == "19.00")
    #expect(field.submit("19.00").text == "19.00")
    #expect(field.submit("").text == "")
    let euros = Intercepter(
      rules: [.decimal(places: 2)],
      format: .grouped(locale: "en", prefix: "€ ", fixedDecimals: 2))
    let plain = Intercepter(
      rules: [.decimal(places: 2)], format: .grouped(locale: "en", prefix: "€ "))
    for text in ["€", "€ ", "-€", "5 €"] {
      #expect(
        FormField("f", euros).submit(text).status == FormField("f", plain).submit(text).status,
        "\(text)")
    }
    #expect(FormField("f", euros).submit("€ 5").text == "5.00")
    #expect(field.submit("-").status != .valid)
    #expect(field.submit("x").text == "x")
    let live = InterceptedField(Self.cents())
    live.setState(EditingState("19", caret: 2))
    #expect(live.state.text == "19.00")
    #expect(live.unformattedText == field.submit("19").text)
  }

  @Test func `a flagged zero of fixed decimals is reported when it is added`() {
    let engine = Intercepter(
      rules: [.forbiddenCharacters("0", onViolation: .flag)],
      format: .grouped(locale: "en", fixedDecimals: 2))
    let decision = engine.intercept(
      Edit(range: 0..<0, replacement: "5"), in: EditingState("", caret: 0))
    #expect(decision.state.text == "5.00")
    #expect(!decision.violations.isEmpty)
  }

  static let dialed: [(pattern: TextMask, text: String, shown: String)] = [
    ("+1 (###) ###-####", "0012015550123", "+1 (201) 555-0123"),
    ("+1 (###) ###-####", "+1 201-555-0123", "+1 (201) 555-0123"),
    (
      TextMask("+49 ### #####[#][#][#]", trunkPrefix: "0"), "0170 1234567",
      "+49 170 1234567"
    ),
  ]

  @Test(arguments: dialed)
  func `a number set by the program is read as dialed`(
    pattern: TextMask, text: String, shown: String
  ) {
    let phone = Intercepter.telephone(pattern)
    let field = InterceptedField(phone, state: EditingState(text, caret: 0))
    #expect(field.state.text == shown)
    #expect(field.unformattedText == FormField("p", phone).submit(text).text)
    field.setState(EditingState(""))
    field.setState(EditingState(text))
    #expect(field.state.text == shown)
  }

  @Test func `a normalized text is read as formatted once`() {
    let field = FormField(
      "f",
      Intercepter(
        rules: [.decimal(places: 3, locale: "sv", integerDigits: 2, onViolation: .amend)],
        format: .pattern("-#")))
    let once = field.submit("‐ ₨ 1.234.567")
    #expect(field.submit(once.text).text == once.text)
  }

  @Test(arguments: ["-x ", "-", "\u{2212}", "5"], [" pts", ""])
  func `a prefix that looks like a sign or a digit is refused`(prefix: String, suffix: String) {
    #expect(throws: PatternError.self) {
      try TextFormat(groupedFor: "en", prefix: prefix, suffix: suffix)
    }
  }

  @Test func `the decimals of a fix are limited`() {
    let padded = Fix.padDecimals(places: .max)("1")
    #expect(padded.utf8.count == 1_002)
  }
}
