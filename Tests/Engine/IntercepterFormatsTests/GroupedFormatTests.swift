import TestSupport
import Testing
import TextInputIntercepter

@Suite struct GroupedFormatTests {
  private static func amount(_ locale: String, prefix: String = "", suffix: String = "")
    -> Intercepter
  {
    Intercepter(
      rules: [.decimal(places: 2, locale: locale, negative: true)],
      format: .grouped(locale: locale, prefix: prefix, suffix: suffix))
  }

  static let shown: [(locale: String, raw: String, shown: String)] = [
    ("en", "1234567.5", "1,234,567.5"),
    ("en", "-1234", "-1,234"),
    ("en", "999", "999"),
    ("en-IN", "1234567.5", "12,34,567.5"),
    ("de", "1234567,5", "1.234.567,5"),
    ("de-CH", "1234567.5", "1'234'567.5"),
    ("fr", "1234567,5", "1\u{202F}234\u{202F}567,5"),
    ("es", "1234", "1234"),
    ("es", "12345", "12.345"),
    ("sv", "-1234", "\u{2212}1\u{A0}234"),
    ("ar-EG", "1234567.5", "1,234,567.5"),
    ("en", "", ""), ("en", "-", "-"), ("en", ".", "."), ("en", "1234.", "1,234."),
  ]

  @Test(arguments: shown) func `digits are grouped as the locale does it`(
    locale: String, raw: String, shown: String
  ) {
    let format = TextFormat.grouped(locale: locale)
    #expect(format.formattedText(of: raw) == shown)
    #expect(format.unformattedText(of: shown) == raw)
    #expect(format.fits(raw))
  }

  static let ungrouped: [FormatCase] = [
    .init("|", .paste("1,"), to: "1.|"),
    .init("|", .paste("1234,"), to: "1234.|"),
    .init("|", .paste("1,234,"), to: "|", codes: ["notANumber"]),
    .init("|", .paste("1234.5"), to: "1234.5|"),
  ]

  @Test(arguments: ungrouped) func `a locale without groups`(row: FormatCase) {
    #expect(row.failure(Self.amount("en-US-POSIX")) == nil)
  }

  @Test func `digits of the locale's own are grouped with its own marks`() {
    let format = TextFormat.grouped(locale: "ar-EG", digits: .any)
    #expect(format.formattedText(of: "١٢٣٤٥٦٧٫٥") == "١٬٢٣٤٬٥٦٧٫٥")
    #expect(format.unformattedText(of: "١٬٢٣٤٬٥٦٧٫٥") == "١٢٣٤٥٦٧٫٥")
  }

  static let english: [FormatCase] = [
    .init("|", .type("1234567.5"), to: "1,234,567.5|"),
    .init("1,234|", .backspace(), to: "123|"),
    .init("1,|234", .backspace(), to: "|234"),
    .init("1|,234", .delete(), to: "1|34"),
    .init("12,|345", .backspace(), to: "1|,345"),
    .init("1|,234", .type(","), to: "1,|234"),
    .init("1|,234", .type("9"), to: "19|,234"),
    .init("1,234|", .type("-"), to: "1,234-|", codes: ["notANumber"]),
    .init("|1,234", .type("-"), to: "-|1,234"),
    .init("-|1,234", .backspace(), to: "|1,234"),
    .init("|", .paste("1,234,567.50"), to: "1,234,567.50|"),
    .init("|", .paste("1234567.50"), to: "1,234,567.50|"),
    .init("|", .paste(" 1,234 "), to: "1,234|"),
    .init("|", .paste("1.234,50"), to: "1,234.50|"),
    .init("‹1,234›", .paste("5"), to: "5|"),
    .init("1,2‹34,5›67", .type("0"), to: "12,0|67"),
    .init("|", .type("12.345"), to: "12.34|", codes: ["tooManyDecimalPlaces"]),
  ]

  @Test(arguments: english) func `an amount in English`(row: FormatCase) {
    #expect(row.failure(Self.amount("en")) == nil)
  }

  static let euros: [FormatCase] = [
    .init("|", .type("1234,5"), to: "€ 1.234,5|"),
    .init("€ |1", .backspace(), to: "€ |1"),
    .init("€ 1|", .backspace(), to: "|"),
    .init("€ |1.234", .delete(), to: "€ |234"),
    .init("|", .paste("€ 1.234,50"), to: "€ 1.234,50|"),
    .init("|", .paste("€1.234,50"), to: "€ 1.234,50|"),
    .init("€ |5", .type("-"), to: "-€ |5"),
    .init("€ 1|", .type("€"), to: "€ 1|", codes: ["notANumber"]),
    .init("|€ 5", .type("€"), to: "€| 5"),
  ]

  @Test(arguments: euros) func `an amount with a prefix`(row: FormatCase) {
    #expect(row.failure(Self.amount("de", prefix: "€ ")) == nil)
  }

  static let percent: [FormatCase] = [
    .init("|", .type("1234"), to: "1,234| %"),
    .init("1,234| %", .backspace(), to: "123| %"),
    .init("1,234 %|", .backspace(), to: "123| %"),
    .init("1| %", .backspace(), to: "|"),
    .init("1| %", .type(" "), to: "1 |%"),
    .init("|", .paste("12 %"), to: "12| %"),
  ]

  @Test(arguments: percent) func `an amount with a suffix`(row: FormatCase) {
    #expect(row.failure(Self.amount("en", suffix: " %")) == nil)
  }

  static let units: [(FormatCase, prefix: String, suffix: String)] = [
    (.init("|", .type("123"), to: "123| m2"), "", " m2"),
    (.init("|", .paste("1 m2"), to: "1| m2"), "", " m2"),
    (.init("|", .type("12"), to: "2x 12|"), "2x ", ""),
    (.init("|", .paste("#1 5"), to: "#1 5|"), "#1 ", ""),
    (.init("|", .type("123"), to: "123|.000 km"), "", ".000 km"),
    (.init("‹123.000 km›", .type("4"), to: "4|.000 km"), "", ".000 km"),
    (.init("|", .type("21"), to: "21|-"), "", "-"),
    (.init("21| /100g", .backspace(), to: "2| /100g"), "", " /100g"),
  ]

  @Test(arguments: units) func `a unit with digits, separators and signs`(
    row: FormatCase, prefix: String, suffix: String
  ) {
    #expect(row.failure(Self.amount("en", prefix: prefix, suffix: suffix)) == nil)
  }

  @Test func `a prefix or suffix that makes another number is an error`() {
    #expect(throws: PatternError.self) { try TextFormat(groupedFor: "en", prefix: "5") }
    #expect(throws: PatternError.self) { try TextFormat(groupedFor: "en", suffix: ".") }
    #expect(throws: PatternError.self) { try TextFormat(groupedFor: "en", suffix: "0") }
    #expect(throws: PatternError.self) { try TextFormat(groupedFor: "en", prefix: "-") }
    #expect(throws: PatternError.self) { try TextFormat(groupedFor: "en", suffix: "\u{301}") }
    #expect(throws: Never.self) { try TextFormat(groupedFor: "en", prefix: "Rs. ") }
  }

  static let steps: [FormatCase] = [
    .init("12|.50", .type("."), to: "12.|50"),
    .init("12|.50", .type(".75"), to: "12.|50", codes: ["tooManyDecimalPlaces"]),
    .init("1,212|.50", .type(","), to: "1,212.|50"),
    .init("‹0.›", .type("."), to: "0.|"),
    .init("|", .type("ー24"), to: "-24|"),
  ]

  @Test(arguments: steps) func `a separator typed in front of the one that is there`(
    row: FormatCase
  ) {
    #expect(row.failure(Self.amount("en")) == nil)
  }

  static let mixed: [(locale: String, text: String, raw: String?)] = [
    ("en-IN", "1,234,56,789", nil), ("en-IN", "123,45,678", nil), ("en-IN", "1,23,4567", nil),
    ("en-IN", "12,34,567", "1234567"), ("en-IN", "1,234,567", "1234567"),
    ("en-IN", "123,456", "123456"), ("en-IN", "-1,23,456.5", "-123456.5"),
    ("en", "12,34,567", "1234567"), ("en", "1234,567", nil), ("en", "1,234,56", nil),
    ("hi", "1,234,56,789", nil), ("hi", "1,23,45,678", "12345678"),
  ]

  @Test(arguments: mixed) func `groups of mixed sizes are refused as without the format`(
    locale: String, text: String, raw: String?
  ) {
    let field = Self.amount(locale)
    #expect(field.paste(text).map { field.unformattedText(of: $0) } == raw)
    #expect(Intercepter(rules: field.rules).paste(text) == raw)
  }
}
