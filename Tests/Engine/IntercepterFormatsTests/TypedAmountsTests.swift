import TestSupport
import Testing
import TextInputIntercepter

/// A typed amount is the number that is pasted, or is not valid.
@Suite struct TypedAmountsTests {
  private static func field(
    _ locale: String, _ places: Int = 2, fixed: Int = 0, prefix: String = "", suffix: String = "",
    negative: Bool = true
  ) -> Intercepter {
    Intercepter(
      rules: [.decimal(places: places, locale: locale, negative: negative)],
      format: .grouped(
        locale: locale, prefix: prefix, suffix: suffix, fixedDecimals: fixed))
  }

  /// Returns what a form stores after a text is typed key by key, or `nil` if it is not valid.
  private static func typed(_ text: String, in intercepter: Intercepter) -> String? {
    let field = InterceptedField(intercepter)
    for key in text {
      field.shouldApply(Edit(range: field.state.selection!, replacement: String(key)))
    }
    return stored(field.state.text, in: intercepter)
  }

  private static func stored(_ text: String, in intercepter: Intercepter) -> String? {
    let stored = intercepter.normalized(intercepter.storedText(ofFinished: text))
    return stored.isEmpty || !intercepter.validate(stored).isValid ? nil : stored
  }

  static let rows: [(field: Intercepter, text: String, value: String?)] = [
    // With three places and more, the third digit may be a decimal.
    (field("en", 3), "8,840", "8840"), (field("en", 4), "8,840", nil),
    (field("en", 4), "5,7812", nil), (field("en", 4), "5.7812", "5.7812"),
    (field("ar-EG", 4, fixed: 2), "7,720", nil), (field("hi", 3, fixed: 2), "859,254,068", nil),
    (field("en", 4, suffix: " kg"), "9918,115", nil),
    (field("he", 4, suffix: " kg"), "26,983", nil),
    (field("es", 4), "1.867,52", nil),
    // A second mark.
    (field("de"), "6369.21", "6369,21"), (field("de"), "12345.6", "12345,6"),
    (field("de"), "6.369.210", "6369210"), (field("de"), "12.5", "12,5"),
    (field("de", 3), "7.171.512,88", nil), (field("de"), "7.171.512,88", "7171512,88"),
    // Digits of other scripts.
    (field("fa", fixed: 2), "۵٫۳", "5.30"), (field("fa", fixed: 2), "۵.۳", "5.30"),
    (field("ne", 3, fixed: 2), "९.१", "9.10"), (field("my", fixed: 2), "၀.၄၉", "0.49"),
    (field("my", 3, fixed: 2), "၄,၅၅၀.၇", "4550.70"), (field("cs", fixed: 2), "၁၂,၄၅", "12,45"),
    // No decimals: the mark stays, and takes zeros alone.
    (field("de", 0), "12,00", "12"), (field("en", 0), "12.00", "12"),
    (field("de", 0), "12.00", "12"),
    (field("en", 0), "12٫0", "12"), (field("fr", 0), "12.0", "12"), (field("de", 0), "12,5", "12"),
    (field("de", 0), "1.234", "1234"),
    (field("en", 0, prefix: "$"), "1234.0", "1234"),
    // Money has its own marks.
    (field("de-AT", prefix: "€ "), "1.234,50", "1234,50"), (field("de-AT"), "1.234,50", "1234,50"),
    // The first character is the separator.
    (field("en"), ".5", "0.5"), (field("de", suffix: " €"), ",5", "0,5"),
    // A prefix that is typed, with the sign in front of it.
    (field("en", 3, prefix: "€ "), "-€2,839,549.30", nil),
    (field("en", prefix: "€ "), "-€2,839,549.30", "-2839549.30"),
    (field("en-IN", prefix: "Rs. "), "Rs. 5.90", "5.90"),
    (field("en", prefix: "CHF "), "CHF5", "5"),
    (field("en", prefix: "CHF "), "-CHF 1,234", "-1234"),
    (field("en", prefix: "CHF "), "CHR 5", nil),
    (field("nn", prefix: "kr "), "kr 3,63", "3,63"),
    (field("de", suffix: " EUR"), "EUR 3,63", "3,63"),
    (field("ja", prefix: "¥"), "△1,234", "-1234"), (field("ja"), "▲5", "-5"),
    (field("de", prefix: "EUR "), "EUR1.234,50", "1234,50"),
    // Letters behind the number.
    (field("en"), "1.2K", nil), (field("de"), "1,2 Mio.", nil), (field("ja"), "1.2万", nil),
    (field("en", fixed: 2), "1.2M", nil), (field("en", prefix: "$"), "3K5", nil),
    (field("de", suffix: " €"), "4-", "-4"), (field("de", suffix: " €"), "5 €", "5"),
    (field("en"), "12.50 USD", "12.50"),
  ]

  @Test(arguments: rows) func `examples`(field: Intercepter, text: String, value: String?) {
    let typed = Self.typed(text, in: field)
    #expect(typed == value)
  }

  @Test(arguments: [
    ("Rs. ", "-Rs. 5.90", "-Rs. 5.90|"), ("CHF ", "CHF5", "CHF 5|"), ("€ ", "-€5", "-€ 5|"),
    ("EUR ", "EUR 5", "EUR 5|"), ("CHF ", "CH", "CH|"),
  ]) func `no key of a prefix is refused`(prefix: String, text: String, shown: String) {
    let field = InterceptedField(Self.field("en", prefix: prefix))
    for key in text {
      let edit = Edit(range: field.state.selection!, replacement: String(key))
      #expect(field.shouldApply(edit).outcome != .rejected)
    }
    #expect(field.state.description == shown)
  }

  @Test(arguments: [
    ("de", "6.369.21"), ("de", "781.097.5"), ("en", "5,134,00"), ("it", "422.852.0"),
    ("tr", "54.633.422.373.5"),
  ]) func `a second mark is not a decimal separator`(locale: String, text: String) {
    for fixed in [0, 2] {
      let field = Self.field(locale, fixed: fixed)
      #expect(Self.stored(text, in: field) == nil)
      #expect(!field.validate(text).isValid && field.sanitize(text) == text)
      #expect(field.paste(text) == nil)
    }
  }

  @Test func `a typed amount is the pasted one or not valid`() {
    let locales = ["en", "de", "fr", "de-AT", "de-CH", "es", "hi", "ar-EG", "fa", "ja", "pt-BR"]
    let breach = firstBreach(cases: 1500) { random in
      let locale = random.pick(locales)
      let prefix = random.pick(["", "", "$ ", "Rs. "])
      let field = Self.field(
        locale, random.pick([0, 1, 2, 2, 3, 4]), fixed: random.pick([0, 0, 2]),
        prefix: prefix, suffix: random.pick(["", "", " kg"]))
      let symbols = NumberSymbols(locale: locale, usingASCIIDigits: true)!
      let front = random.pick(["", "", prefix, "-" + prefix, String(prefix.dropLast())])
      let text = front + random.amount(symbols)
      guard let pasted = field.paste(text).flatMap({ Self.stored($0, in: field) }),
        let typed = Self.typed(text, in: field),
        DecimalNumber(typed, separator: field.decimalSeparator ?? ".")
          != DecimalNumber(pasted, separator: field.decimalSeparator ?? ".")
      else { return nil }
      return
        "\(field.format!.formattedText(of: "1234")) \(locale) \(text.debug): \(typed), \(pasted)"
    }
    #expect(breach == nil)
  }
}

extension SeededGenerator {
  /// An amount as people write it, mostly in a notation of the locale.
  fileprivate mutating func amount(_ symbols: NumberSymbols) -> String {
    let size = pick([10, 1000, 100_000, 10_000_000] as [UInt64])
    var digits = String(UInt64.random(in: 0..<size, using: &self))
    let group = chance(70) ? symbols.groupingSeparator : pick([" ", "'"])
    if chance(60) {
      var end = digits.count - 3
      while end > 0 {
        digits.insert(contentsOf: group, at: digits.index(digits.startIndex, offsetBy: end))
        end -= 3
      }
    }
    // A typed space is dropped before the mark is read, so `1 234,500` is another number than pasted.
    let isForeign = group != symbols.groupingSeparator
    let decimals = (0..<pick([0, 0, 1, 2, 2, isForeign ? 4 : 3, 4])).map { _ in
      "\(Int.random(in: 0...9, using: &self))"
    }
    let mark = chance(70) ? symbols.decimalSeparator : pick([symbols.groupingSeparator, "٫"])
    return (chance(10) ? "-" : "") + digits + (decimals.isEmpty ? "" : mark + decimals.joined())
  }
}
