import TestSupport
import Testing
import TextInputIntercepter

/// A typed mark that may group digits stays until the text is clear.
@Suite struct KeptMarksTests {
  private static func amount(
    _ locale: String, _ places: Int = 2, fixed: Int = 0, prefix: String = "", suffix: String = "",
    maximum: DecimalNumber? = nil
  ) -> Intercepter {
    Intercepter(
      rules: [.decimal(places: places, locale: locale, negative: true, maximum: maximum)],
      format: .grouped(locale: locale, prefix: prefix, suffix: suffix, fixedDecimals: fixed))
  }

  private static let german = amount("de")
  static let grouped: [FormatCase] = [
    .init("12|", .type("."), to: "12.|"),
    .init("|", .type("1.23"), to: "1.23|"),
    .init("|", .type("1.234"), to: "1.234|"),
    .init("|", .type("12345.67"), to: "12345.67|"),
    .init("|", .type("12.345.678,9"), to: "12.345.678,9|"),
    .init("|", .type("-1.234.567,89"), to: "-1.234.567,89|"),
    .init("|", .type("1.2345"), to: "12.345|"),
    .init("1.2|", .type(","), to: "1.2|", codes: ["notANumber"]),
    .init("1.2|", .type("."), to: "1.2|", codes: ["notANumber"]),
    // The text may be another number.
    .init("1.2|", .type("x"), to: "1.2x|", codes: ["notANumber"]),
    // Clear at once: no group begins with a zero, and a number has one separator.
    .init("|", .type("0.5"), to: "0,5|"),
    .init("12|,50", .type("."), to: "12,|50"),
    .init("1|23,45", .type("."), to: "1|23,45", codes: ["notANumber"]),
    // In a text.
    .init("1|23", .type("."), to: "1.|23"),
    .init("|1.23", .type("4"), to: "4|1.23"),
    .init("1.2|3", .type("4"), to: "1.24|3"),
    .init("1.|2", .paste("34"), to: "1.34|2"),
    .init("1‹.2›3", .type("4"), to: "14|3"),
    // Deletion.
    .init("12345.6|", .backspace(), to: "12345.|"),
    .init("12345.|", .backspace(), to: "12.345|"),
    .init("1.|2", .backspace(), to: "1|2"),
    .init("1|.234", .backspace(), to: "|234"),
    .init("1.234|", .backspace(), to: "123|"),
  ]

  @Test(arguments: grouped) func `where the format groups`(row: FormatCase) {
    #expect(row.failure(Self.german) == nil)
  }

  static let fixed: [FormatCase] = [
    .init("1|,00 €", .type("."), to: "1.| €"),
    .init("|", .type("1.23"), to: "1.23| €"),
    .init("|", .type("1.234"), to: "1.234|,00 €"),
    .init("|", .type("12.345.678,9"), to: "12.345.678,9|0 €"),
    .init("1.|", .backspace(), to: "1|,00 €"),
    .init("1.2| €", .backspace(), to: "1.| €"),
    .init("1|,50 €", .type("."), to: "1,|50 €"),
    .init("0|,00 €", .type("."), to: "0,|00 €"),
    .init("1|,00 €", .type(","), to: "1,|00 €"),
  ]

  @Test(arguments: fixed) func `with decimals that are always shown`(row: FormatCase) {
    #expect(row.failure(Self.amount("de", fixed: 2, suffix: " €")) == nil)
  }

  static let plain: [FormatCase] = [
    .init("|", .type("1.23"), to: "1.23|"),
    .init("|", .type("1.234"), to: "1.234|"),
    .init("|", .type("12.345.678,9"), to: "12345678,9|"),
    .init("|", .type("1.2345"), to: "1.234|", codes: ["tooManyDecimalPlaces"]),
    .init("1|234", .type("."), to: "1|234", codes: ["notANumber"]),
    .init("12|", .type("．"), to: "12.|"),
    .init("|", .type("１．５"), to: "1.5|"),
  ]

  @Test(arguments: plain) func `without a format`(row: FormatCase) {
    #expect(row.failure(Intercepter(rules: [.decimal(places: 2, locale: "de")])) == nil)
  }

  static let others: [(Intercepter, FormatCase)] = [
    (amount("en"), .init("|", .type("1,234,567.8"), to: "1,234,567.8|")),
    (amount("en-IN"), .init("|", .type("1,23,456"), to: "1,23,456|")),
    // Digits are grouped from ten thousand on.
    (amount("es"), .init("|", .type("1.234"), to: "1234|")),
    (amount("es"), .init("|", .type("1.234.567,8"), to: "1.234.567,8|")),
    (amount("ja"), .init("|", .type("１，２３４"), to: "1,234|")),
    (amount("de-CH"), .init("|", .type("1,5"), to: "1.5|")),
    (amount("fr"), .init("|", .type("1.5"), to: "1,5|")),
    (amount("de", prefix: "$ "), .init("|", .type("12345.6"), to: "$ 12345.6|")),
    // A thousand would be beyond the maximum.
    (amount("de", maximum: "99.99"), .init("|", .type("1.5"), to: "1,5|")),
    (amount("de", maximum: 1500), .init("|", .type("1.6"), to: "1,6|")),
    (amount("de", 0), .init("|", .type("1.234"), to: "1.234|")),
    // With more places, the third digit may be a decimal as well.
    (amount("de", 3), .init("|", .type("1.234"), to: "1.234|")),
    (amount("de", 3), .init("1234.56|", .type("7"), to: "1234.56|", codes: ["notANumber"])),
    (amount("de", 4), .init("1.23|", .type("4"), to: "1.23|", codes: ["notANumber"])),
    (amount("de", 3), .init("12|,000", .type("."), to: "12,|000")),
    (
      Intercepter(rules: [.decimal(places: 4, locale: "de")]),
      .init("|", .type("1.0875"), to: "1,0875|")
    ),
    (
      Intercepter(rules: [.decimal(places: 3, locale: "de")]),
      .init("|", .type("1234.567"), to: "1234,567|")
    ),
  ]

  @Test(arguments: others) func `in other fields`(field: Intercepter, row: FormatCase) {
    #expect(row.failure(field) == nil)
  }

  @Test(arguments: [("12.5", "12,5"), ("12.345.6", "12.345.6"), ("1.", "1."), ("x", "x")])
  func `the end of editing gives the mark its meaning`(text: String, finished: String) {
    let field = InterceptedField(Self.german, state: EditingState(text, caret: 1))
    var heard: [String] = []
    field.onChange = { heard.append($0.description) }
    field.endEditing()
    #expect(field.state.text == finished)
    #expect(heard == (finished == text ? [] : [field.state.description]))
  }

  @Test(arguments: ["1.", "1.2", "12345.67", "-1.23"])
  func `a text with a kept mark is not finished`(text: String) {
    #expect(Self.german.validate(text).status == .intermediate)
    #expect(Intercepter(rules: Self.german.rules).validate(text).status == .intermediate)
  }
}
