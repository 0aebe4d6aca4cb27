import Testing
import TextInputIntercepter

struct NumberSymbolsTests {
  struct Locale: CustomTestStringConvertible {
    let identifier: String
    let decimal: String
    let grouping: String
    let minus: String
    let zero: Unicode.Scalar?
    var testDescription: String { identifier }
  }

  static let locales: [Locale] = [
    Locale(identifier: "en", decimal: ".", grouping: ",", minus: "-", zero: "0"),
    Locale(identifier: "de-DE", decimal: ",", grouping: ".", minus: "-", zero: "0"),
    Locale(identifier: "de_DE", decimal: ",", grouping: ".", minus: "-", zero: "0"),
    Locale(identifier: "de-CH", decimal: ".", grouping: "'", minus: "-", zero: "0"),
    Locale(identifier: "de-US", decimal: ",", grouping: ".", minus: "-", zero: "0"),
    Locale(identifier: "fr", decimal: ",", grouping: "\u{202F}", minus: "-", zero: "0"),
    Locale(identifier: "sv", decimal: ",", grouping: "\u{A0}", minus: "−", zero: "0"),
    Locale(identifier: "pt-BR", decimal: ",", grouping: ".", minus: "-", zero: "0"),
    Locale(identifier: "zh-Hans-CN", decimal: ".", grouping: ",", minus: "-", zero: "0"),
    Locale(identifier: "km", decimal: ".", grouping: ",", minus: "-", zero: "0"),
    Locale(identifier: "zh-HK", decimal: ".", grouping: ",", minus: "-", zero: "0"),
    Locale(identifier: "mo", decimal: ",", grouping: ".", minus: "-", zero: "0"),
    Locale(identifier: "in", decimal: ",", grouping: ".", minus: "-", zero: "0"),
    Locale(identifier: "ar-EG", decimal: "٫", grouping: "٬", minus: "\u{61C}-", zero: "٠"),
    Locale(
      identifier: "ar-EG-u-nu-latn", decimal: ".", grouping: ",", minus: "\u{200E}-", zero: "0"),
    Locale(
      identifier: "ar_EG@numbers=latn", decimal: ".", grouping: ",", minus: "\u{200E}-", zero: "0"),
    Locale(identifier: "fa", decimal: "٫", grouping: "٬", minus: "\u{200E}−", zero: "۰"),
    Locale(identifier: "hi-u-nu-native", decimal: ".", grouping: ",", minus: "-", zero: "०"),
    Locale(identifier: "ff-Adlm", decimal: ".", grouping: "⹁", minus: "-", zero: "\u{1E950}"),
    Locale(identifier: "zh-u-nu-hanidec", decimal: ".", grouping: ",", minus: "-", zero: nil),
    Locale(identifier: "", decimal: ".", grouping: ",", minus: "-", zero: "0"),
  ]

  @Test(arguments: locales) func `a locale has its symbols`(_ locale: Locale) throws {
    let symbols = try #require(NumberSymbols(locale: locale.identifier))
    #expect(symbols.decimalSeparator == locale.decimal)
    #expect(symbols.groupingSeparator == locale.grouping)
    #expect(symbols.minusSign == locale.minus)
    #expect(symbols.zeroDigit == locale.zero)
  }

  @Test(arguments: [
    ("ar-EG", ".", ","), ("ar_EG@numbers=arab", ".", ","), ("ar-EG-u-nu-arab", ".", ","),
    ("de-DE", ",", "."), ("zh-u-nu-hanidec", ".", ","), ("en-u-nu-roman", ".", ","),
  ])
  func `a locale has symbols for ASCII digits`(
    identifier: String, decimal: String, grouping: String
  ) throws {
    let symbols = try #require(NumberSymbols(locale: identifier, usingASCIIDigits: true))
    #expect(symbols.decimalSeparator == decimal)
    #expect(symbols.groupingSeparator == grouping)
    #expect(symbols.zeroDigit == "0")
  }

  @Test(arguments: [
    "xx", "xx-YY", "tlh", "english", "C", "not a locale!", "zh-u-nu-hans", "en-u-nu-roman",
    String(repeating: "x", count: 100_000),
  ])
  func `a locale without symbols is nil, not the default locale`(_ identifier: String) {
    #expect(NumberSymbols(locale: identifier) == nil)
    let isOnlyWithoutDigits = identifier == "zh-u-nu-hans" || identifier == "en-u-nu-roman"
    let withASCIIDigits = NumberSymbols(locale: identifier, usingASCIIDigits: true)
    #expect((withASCIIDigits != nil) == isOnlyWithoutDigits)
  }
}
