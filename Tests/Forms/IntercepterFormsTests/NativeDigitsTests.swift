import IntercepterForms
import TestSupport
import Testing
import TextInputIntercepter

/// Amounts in fields that keep digits of any script, with a format and without.
@Suite struct NativeDigitsTests {
  static let locales = [
    "ar", "ar-EG", "ar-MA", "az-Arab", "ckb", "dv", "fa", "fa-AF", "he", "ks", "lrc", "mzn", "ps",
    "sd", "syr", "ug", "ur", "ur-IN", "uz-Arab", "yi",
  ]

  private static func field(
    _ locale: String, _ digits: DigitPolicy = .any, in format: DigitPolicy? = nil
  ) -> FormField {
    FormField(
      "amount",
      Intercepter(
        rules: [.decimal(places: 2, locale: locale, digits: digits, negative: true)],
        format: .grouped(locale: locale, digits: format ?? digits)))
  }

  /// What each entrance leaves in an empty field.
  private static func shown(_ text: String, in field: FormField) -> [String] {
    let (intercepter, empty) = (field.intercepter, EditingState("", caret: 0))
    let typed = FormatRun(intercepter, asks: true)
    typed.type(text)
    let length = text.utf16.count
    let marked = EditingState(text, caret: length, markedRange: 0..<length)
    let composed = intercepter.intercept(
      EditingState(text, caret: length), after: intercepter.intercept(marked, after: empty).state,
      baseline: empty)
    return [typed.field.state.text, intercepter.paste(text) ?? "", composed.state.text]
  }

  static let rows: [(locale: String, text: String, shown: String)] = [
    ("ps", "1234.56", "1٬234٫56"), ("ps", "1234,56", "1٬234٫56"), ("ps", "۱۲۳۴.۵۶", "۱٬۲۳۴٫۵۶"),
    ("ps", "1.234,50", "1٬234٫50"), ("fa", "1234.56", "1٬234٫56"), ("fa", "1,234.50", "1٬234٫50"),
    ("fa", "1,234,567", "1٬234٬567"), ("ar-EG", "-1234.5", "\u{61C}-1٬234٫5"),
    ("ur", "۱۲۳۴٫۵۶", "۱,۲۳۴.۵۶"), ("ckb", "12345٫67", "12٬345٫67"),
    ("de-AT", "1.234,5", "1\u{A0}234,5"),
  ]

  @Test(arguments: rows) func `the marks of 0 to 9 have one meaning beside native digits`(
    locale: String, text: String, shown: String
  ) {
    let field = Self.field(locale)
    #expect(Self.shown(text, in: field) == [shown, shown, shown])
    let stored = field.submit(text).text
    #expect(field.submit(shown).text == stored)
  }

  /// Before fewer than three digits, such a mark is shown as it was typed; forms store the separator.
  @Test(arguments: [
    ("fa", "1,5"), ("fa", "1234,56"), ("ps", "1.5"), ("ckb", "-12,3"), ("ps", "1.23"),
  ])
  func `a typed mark that may group digits is stored as the separator`(
    locale: String, text: String
  ) {
    let field = Self.field(locale)
    let stored = text.replacing(".", with: "٫").replacing(",", with: "٫")
    for text in Self.shown(text, in: field) + [text] {
      #expect(field.submit(text).text == stored)
      #expect(field.submit(text).validity.isValid)
    }
  }

  @Test(arguments: [
    ("ar-EG", " كجم", "١٢٫٥ كجم"), ("ar-EG", " كجم", "١٢٫٥كجم"), ("fa", " تومان", "۱۲/۵ تومان"),
    ("en", " %", "１２.５%"), ("en", " %", "１２．５％"), ("en", "%", "12.5 ﹪"),
    ("ar-EG", " ٪", "١٢٫٥٪"), ("ar-EG", " ٪", "12.5%"), ("ar", " %", "١٢٫٥ ٪\u{61C}"),
    ("ar-EG", "٪\u{61C}", "١٢٫٥٪"), ("he", "\u{200E}%\u{200E}", "12.5%"),
  ])
  func `affixes beside native digits are read`(locale: String, suffix: String, text: String) {
    let field = FormField(
      "amount",
      Intercepter(
        rules: [.decimal(places: 2, locale: locale)],
        format: .grouped(locale: locale, suffix: suffix)))
    let shown = "12.5" + suffix
    #expect(Self.shown(text, in: field) == [shown, shown, shown])
    #expect(field.submit(text).text == "12.5")
    #expect(field.submit(shown).text == "12.5")
  }

  @Test(arguments: ["۲۰۲۴٫۱۲٫۳۱", "٢٠٢٤،١٢،٣١", "۲۰۲۴۔۱۲۔۳۱", "۲۰۲۴/۱۲/۳۱"])
  func `dates have the marks of their keyboards`(text: String) {
    let field = FormField("day", .date(locale: "fa"))
    #expect(Self.shown(text, in: field) == ["2024/12/31", "2024/12/31", "2024/12/31"])
    #expect(field.submit(text).text == "2024/12/31")
  }

  @Test func `an amount is one value however it comes`() {
    let breach = firstBreach(cases: 1500) { random in
      let locale = random.pick(Self.locales)
      // Digits of the format that disagree with the rule's cost no separator.
      let field = Self.field(
        locale, random.pick([.any, .normalized]), in: random.pick([.any, .normalized]))
      guard let native = NumberSymbols(locale: locale),
        let latin = NumberSymbols(locale: locale, usingASCIIDigits: true)
      else { return nil }
      let number = random.amount
      var texts = [
        native.text(for: number), number.description.replacing(".", with: "٫"),
        native.text(for: number).filter { String($0) != native.groupingSeparator },
      ]
      // There, a typed point behind four digits is the decimal separator.
      let isPoint = latin.groupingSeparator == "." && field.intercepter.decimalSeparator == "٫"
      texts += isPoint ? [number.description] : [latin.text(for: number)]
      for text in texts {
        let shown = Self.shown(text, in: field)
        for entered in shown + [text] {
          let result = field.submit(entered)
          if result.validity.isValid, result.value == .number(number) { continue }
          return "\(locale) \(text.debugDescription): \(shown), \(result.text) of \(entered)"
        }
      }
      return nil
    }
    #expect(breach == nil)
  }
}

extension SeededGenerator {
  fileprivate var amount: DecimalNumber {
    mutating get {
      let integer = Int.random(in: 0..<pick([10, 1000, 100_000, 10_000_000]), using: &self)
      let decimals = pick(["", ".5", ".25", ".08", ".99"])
      return DecimalNumber("\(chance(20) && integer > 0 ? "-" : "")\(integer)\(decimals)")!
    }
  }
}
