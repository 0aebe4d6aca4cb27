import TestSupport
import Testing
import TextInputIntercepter

/// An amount in another currency than the field's is not an amount of the field.
@Suite struct OtherCurrencyTests {
  private static func field(_ locale: String, prefix: String = "", suffix: String = "")
    -> Intercepter
  {
    Intercepter(
      rules: [.decimal(places: 2, locale: locale, negative: true)],
      format: .grouped(locale: locale, prefix: prefix, suffix: suffix))
  }

  static let rows: [(field: Intercepter, text: String, number: String?)] = [
    (field("en", prefix: "$"), "€9,155", nil), (field("en", prefix: "$"), "9,155 €", nil),
    (field("en", prefix: "$"), "-€9,155.50", nil), (field("en", prefix: "$"), "(EUR 9,155)", nil),
    (field("en", prefix: "$ "), "CA$5", nil), (field("en", suffix: " kg"), "$5", nil),
    (field("de", suffix: " €"), "$ 5", nil), (field("de", suffix: " €"), "5 zł", nil),
    (field("en", prefix: "$"), "$9,155", "9155"), (field("en", prefix: "$"), "9,155 $", "9155"),
    (field("de", suffix: " €"), "€ 12,30", "12,30"), (field("de", suffix: " €"), "12,30€", "12,30"),
    (field("de", suffix: " €"), "12,30 EUR", "12,30"), (field("de", suffix: " €"), "EUR 5", "5"),
    (field("de", suffix: " EUR"), "12,30 €", "12,30"), (field("de", suffix: " €"), "5 EURO", "5"),
    (field("ja", prefix: "¥"), "￥1,234", "1234"), (field("ja", prefix: "￥"), "¥1,234", "1234"),
    (field("de"), "12,30 €", "12,30"), (field("en"), "$1,234.5", "1234.5"),
  ]

  @Test(arguments: rows) func `in every entrance`(field: Intercepter, text: String, number: String?)
  {
    let pasted = field.paste(text).map(field.unformattedText)
    #expect(pasted == number)
    #expect(number != nil || field.validate(text).status == .invalid)
    #expect(field.sanitize(text) == number ?? text)
    let typed = InterceptedField(field)
    for key in text {
      typed.shouldApply(Edit(range: typed.state.selection!, replacement: String(key)))
    }
    if field.validate(typed.state.text).isValid, let number {
      #expect(field.unformattedText(of: typed.state.text) == number)
    }
  }
}
