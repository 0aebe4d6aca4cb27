import TestSupport
import Testing
import TextInputIntercepter

@Suite struct DecimalLocaleTests {
  struct Row: CustomTestStringConvertible {
    let locale: String
    let pasted: String
    /// `nil` where the paste is refused.
    let text: String?
    var digits = DigitPolicy.normalized
    var places = 2
    var testDescription: String { "\(pasted) in \(locale)" }
  }

  static let pastes: [Row] = [
    Row(locale: "en", pasted: "1,50", text: "1.50"),
    Row(locale: "en", pasted: "1,234", text: "1234"),
    Row(locale: "en", pasted: "1.234", text: nil),
    Row(locale: "en", pasted: "1.234,50", text: "1234.50"),
    Row(locale: "en", pasted: "１２．５０", text: "12.50"),
    Row(locale: "de", pasted: "1.234,50", text: "1234,50"),
    Row(locale: "de", pasted: "1.234", text: "1234"),
    Row(locale: "de", pasted: "1.50", text: "1,50"),
    Row(locale: "de", pasted: "0.500", text: "0,50"), Row(locale: "de", pasted: "0.505", text: nil),
    Row(locale: "de", pasted: "0.500", text: "0,500", places: 3),
    // White space and a sign in front of the zero do not make it a group.
    Row(locale: "de", pasted: "\t0.5000\n", text: "0,50"),
    Row(locale: "de", pasted: "-0.500", text: "-0,50"),
    Row(locale: "ar", pasted: "٠.٥٠٠", text: "0.50"),
    Row(locale: "de-CH", pasted: "1'234.50", text: "1234.50"),
    Row(locale: "de-CH", pasted: "1’234.50", text: "1234.50"),
    Row(locale: "de-CH", pasted: "1,234", text: nil, places: 3),
    Row(locale: "fr", pasted: "1 234,50", text: "1234,50"),
    Row(locale: "fr", pasted: "1\u{202F}234,50", text: "1234,50"),
    Row(locale: "fr", pasted: "1\u{A0}234\u{A0}567", text: "1234567"),
    Row(locale: "sv", pasted: "\u{2212}1\u{A0}234,5", text: "-1234,5"),
    Row(locale: "ja", pasted: "１，２３４．５０", text: "1234.50"),
    Row(locale: "ar-EG", pasted: "١٬٢٣٤٫٥٠", text: "1234.50"),
    Row(locale: "ar-EG", pasted: "١٬٢٣٤٫٥٠", text: "١٢٣٤٫٥٠", digits: .any),
    Row(locale: "ar-EG", pasted: "1,234.50", text: "1234٫50", digits: .any),
    Row(locale: "ar-EG", pasted: "١٢", text: nil, digits: .ascii),
    Row(locale: "ar-EG", pasted: "\u{61C}-١٢", text: "-12"),
    Row(locale: "ar-AE", pasted: "١٬٢٣٤٫٥٠", text: "1234.50"),
    Row(locale: "fa", pasted: "\u{200E}−\u{200E}۱٬۲۳۴", text: "-1234"),
    Row(locale: "hi", pasted: "१,२३,४५६.५", text: "123456.5"),
    Row(locale: "hi-u-nu-deva", pasted: "१,२३,४५६.५", text: "१२३४५६.५", digits: .any),
    Row(locale: "en-IN", pasted: "1,23,456.5", text: "123456.5"),
    Row(locale: "de", pasted: "1.234,50 €", text: "1234,50"),
    Row(locale: "de-AT", pasted: "1.234,50", text: "1234,50"),
    Row(locale: "de-AT", pasted: "1 234,50", text: "1234,50"),
    Row(locale: "de", pasted: "1\u{2007}234,50", text: "1234,50"),
    Row(locale: "ja", pasted: "¥1,234-", text: nil),
    Row(locale: "ja", pasted: "￥1,234―", text: nil),
    Row(locale: "de", pasted: "1.234,50-", text: "-1234,50"),
    Row(locale: "ar", pasted: "١،٢٣٤", text: nil, places: 3),
    Row(locale: "ar", pasted: "١،٢٣", text: "1.23"),
    Row(locale: "fa", pasted: "۱۲/۵", text: "12.5"), Row(locale: "en", pasted: "12/5", text: nil),
    Row(locale: "ur", pasted: "12\u{6D4}5", text: "12.5"),
    // The Arabic decimal separator groups nothing, whatever follows the number.
    Row(locale: "de", pasted: "602٫702,", text: nil),
    Row(locale: "en", pasted: "1٫234٫567", text: nil),
    Row(locale: "en", pasted: "1٫23", text: "1.23"),
  ]

  @Test(arguments: pastes) func `a paste says one number, or is refused`(row: Row) {
    let field = Intercepter(rules: [
      .decimal(places: row.places, locale: row.locale, digits: row.digits, negative: true)
    ])
    #expect(field.paste(row.pasted) == row.text)
  }

  @Test(arguments: [("en", "1.50", ",，"), ("de", "1,50", ".．"), ("ar-EG", "1.50", ",，")])
  func `a typed mark is the decimal separator at once, unless it may group digits`(
    locale: String, text: String, kept: String
  ) {
    for separator in [".", ",", "٫", "，", "．", "。", "،"] {
      let field = InterceptedField(Intercepter(rules: [.decimal(places: 2, locale: locale)]))
      for key in ["1", separator, "5", "0"] {
        field.shouldApply(Edit(range: field.state.selection!, replacement: key))
      }
      #expect(field.state.text == (kept.contains(separator) ? "1\(kept.first!)50" : text))
    }
  }

  @Test func `amending takes the number out of other text`() {
    let field = Intercepter(rules: [.decimal(places: 2, locale: "de", onViolation: .amend)])
    #expect(field.paste("1.234,509 €") == "1234,50")
    #expect(field.paste("1,234 €") == nil)
    #expect(field.sanitize("1.234,509 €") == "1.234,509 €")
    #expect(field.sanitize("EUR 1.234,50") == "1234,50")
    #expect(field.validate("1234,50").status == .valid)
    #expect(field.validate("1.234,50").status == .invalid)
  }

  @Test(arguments: ["‹1.50›", "‹2.50›", "‹1.234›", "‹x›", "|"])
  func `a paste over everything is that in an empty field`(old: String) {
    let field = Intercepter(rules: [.decimal(places: 2, locale: "en")])
    #expect(StateCase.amends(old, "1.234,50|", to: "1234.50|").failure(field) == nil)
  }

  @Test(arguments: ["tlh", "not a locale!", "", "en-u-nu-roman"])
  func `a locale that is not known has the root's symbols`(locale: String) {
    let field = Intercepter(rules: [.decimal(places: 2, locale: locale)])
    #expect(field.paste("1,234.50") == "1234.50")
    #expect(field.paste("1,50") == "1.50")
  }

  @Test func `the other arguments are those of every decimal number`() {
    let rule = Rule.decimal(
      places: 1, locale: "de", integerDigits: 3, leadingZeros: .remove,
      leadingSeparator: .insertZero, minimum: -5, maximum: "99.5")
    #expect(rule.identifier == "decimal")
    let field = Intercepter(rules: [rule])
    #expect(field.paste(",5") == "0,5")
    #expect(field.paste("007") == "7")
    #expect(field.paste("99,6") == nil)
    #expect(field.paste("1000") == nil)
    #expect(field.paste("-1") == nil)
  }
}
