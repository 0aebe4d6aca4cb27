import IntercepterLocales
import TestSupport
import Testing
import TextInputIntercepter

/// What every locale of CLDR writes, in its own digits, in 0 to 9, and as money.
@Suite struct LocaleAmountsTests {
  static let numbers: [DecimalNumber] = [
    "0.5", "7", "-7.25", "12.3", "999", "1234", "1234.5", "-1234.56", "9999.99", "12345.67",
    "100000", "-123456.78", "1234567.89", "98765432.1",
  ]

  @Test(arguments: Array(stride(from: 0, to: 766, by: 64)))
  func `a number of a locale is read in it, pasted and submitted`(first: Int) throws {
    var breaches: [String] = []
    // Toki Pona groups two digits with a space, which is refused.
    for locale in KnownLocales.all[first...].prefix(64) where locale != "tok" {
      let field = Intercepter(rules: [.decimal(places: 2, locale: locale, negative: true)])
      let separator = try #require(field.decimalSeparator)
      for symbols in Self.symbols(locale) {
        for number in Self.numbers {
          let text = symbols.text(for: number)
          let expected = number.text(separator: separator)
          let pasted = field.paste(text)
          if pasted != expected || field.sanitize(text) != expected {
            let (read, written) = (pasted ?? "refused", field.sanitize(text))
            breaches.append("\(locale) \(text.debug): \(read) pasted, \(written) submitted")
          }
        }
      }
    }
    #expect(breaches.isEmpty, "\(breaches.count): \(breaches.prefix(5))")
  }

  @Test func `a number of a locale that is typed is that number, or not valid`() {
    let breach = firstBreach(cases: 300) { random in
      let locale = random.pick(KnownLocales.all)
      let (symbols, number) = (random.pick(Self.symbols(locale)), random.pick(Self.numbers))
      let amount = Intercepter(rules: [.decimal(places: 2, locale: locale, negative: true)])
      let field = InterceptedField(amount)
      let text = symbols.text(for: number)
      for key in text {
        field.shouldApply(Edit(range: field.state.selection!, replacement: String(key)))
      }
      let typed = field.state.text
      let isOther =
        amount.validate(typed).status == .valid
        && typed != number.text(separator: amount.decimalSeparator ?? ".")
      return isOther ? "\(locale) \(text.debug): \(typed)" : nil
    }
    #expect(breach == nil)
  }

  private static func symbols(_ locale: String) -> [NumberSymbols] {
    let native = NumberSymbols(locale: locale)
    let latin = NumberSymbols(locale: locale, usingASCIIDigits: true)
    return [native, latin, latin?.ofAmounts].compactMap(\.self)
  }
}

extension DecimalNumber {
  fileprivate func text(separator: Character) -> String {
    description.replacing(".", with: String(separator))
  }
}
