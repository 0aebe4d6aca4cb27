import TestSupport
import Testing
import TextInputIntercepter

@Suite struct DecimalTests {
  static let rows: [StateCase] = [
    .accepts("|", "1|"), .accepts("1|", "1.|"), .accepts("1.|", "1.2|"), .accepts("1.2|", "1.23|"),
    .rejects("1.23|", "1.234|", "tooManyDecimalPlaces"),
    // The whole number counts, wherever the edit was.
    .accepts("1|2.34", "19|2.34"),
    .rejects("1|23456", "1.|23456", "tooManyDecimalPlaces"),
    .accepts("1234|56", "1234.|56"),
    .rejects("|", "1.2.3|", "notANumber"),
    .rejects("1.2|", "1.2.|", "notANumber"),
    .amends("1|.2", "1.|.2", to: "1.|2"),
    .amends("|", ".|", to: "0.|"), .amends("|12", ".|12", to: "0.|12"),
    .rejects("|1", "a|1", "notANumber"),
    .rejects("‹12›", "a|", "notANumber"),
    .rejects("|", "-|", "negativeNotAllowed"),
    .rejects("1|", "1-|", "notANumber"),
    .rejects("|", "1e5|", "notANumber"),
    .rejects("|", "１|", "notANumber"),
    .rejects("1|", "1\u{301}|", "notANumber"),
    .accepts("|", "007|"),
    // A cell of a spreadsheet.
    .amends("|", "12.50 |", to: "12.50|"), .amends("|", "123\n|", to: "123|"),
    .amends("|", "\t12.5\r\n|", to: "12.5|"), .amends("1|", "12 |", to: "12|"),
    .rejects("12|", "12 |", "notANumber"), .rejects("|12", " |12", "notANumber"),
    .rejects("1|2", "15 |2", "notANumber"),
    // The other separators are understood.
    .amends("1|", "1,|", to: "1.|"), .amends("1|", "1。|", to: "1.|"),
    .amends("1|2", "1．|2", to: "1.|2"), .amends("|", "1，50|", to: "1.50|"),
    .rejects("1.5|", "1.5,|", "notANumber"),
    // A pasted whole text is read as a form reads it, and typing is not.
    .amends("|", "1,234.50|", to: "1234.50|"), .amends("‹9›", "$1,234.5|", to: "1234.5|"),
    .amends("|", "€ 5 504,29|", to: "5504.29|"), .amends("|", "12.50 USD|", to: "12.50|"),
    .rejects("|", "1,234|", "notANumber"), .rejects("|", "$1.234|", "notANumber"),
    .rejects("|", "$|", "notANumber"), .rejects("1|", "1,234.50|", "notANumber"),
    .rejects("|", "$1.505|", "notANumber"), .rejects("|", "(5.00)|", "notANumber"),
    // A fault that was there is no reason to refuse, as long as it does not get worse.
    .accepts("1.2345|", "1.234|"), .accepts("|1.2345", "9|1.2345"),
    .rejects("1.2345|", "1.23456|", "tooManyDecimalPlaces"),
    .amends(".5|", ".52|", to: "0.52|"), .accepts("0|.5", "|.5"),
    // What was no number may be mended by digits, and by nothing else.
    .accepts("1.2.3|", "1.2.34|"), .accepts("$12|", "$123|"), .accepts("1,234.5‹0›", "1,234.55|"),
    .rejects("$12|", "$12.|", "notANumber"), .rejects("$12|", "$12x|", "notANumber"),
  ]

  @Test(arguments: rows) func `judges the whole number`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.decimal(places: 2)])) == nil)
  }

  static let amending: [StateCase] = [
    .amends("|", "EUR 1234.567|", to: "1234.56|", "notANumber"),
    .amends("1.|", "1.5 €|", to: "1.5|"),
    .amends("1.2|", "1.2345|", to: "1.23|", "tooManyDecimalPlaces"),
    .amends("1.|4", "1.2345|4", to: "1.2|4", "tooManyDecimalPlaces"),
    .amends("|", ".5|", to: "0.5|"),
    .amends("|", "1,234.50|", to: "1234.50|"),
    .amends("|", "1.234.567,8|", to: "1234567.8|"),
    .amends("|", "1,234,567|", to: "1234567|"),
    .amends("|", "1 234 567.5|", to: "1234567.5|"),
    .rejects("|", "1,234|", "notANumber"),
    // What says no one number, or one that has no place, leaves nothing.
    .rejects("|", "$1.50, thanks|", "notANumber"), .rejects("1|.5", "1x2|.5", "notANumber"),
    .rejects("1|5", "1 2|5", "notANumber"), .rejects("1|", "1€ 5|", "notANumber"),
    .rejects("12|", "12 €|", "notANumber"),
    // A point before three digits beside a currency is a German thousand as well.
    .rejects("|", "EUR 1.234|", "notANumber"),
    .rejects("|", "1.2.3|", "notANumber"),
    .rejects("1|.5", "12.25|.5", "notANumber"),
    .rejects("1|234", "1.5|234", "tooManyDecimalPlaces"),
    .rejects("|", "-5.00|", "negativeNotAllowed"),
    .rejects("|", "1e5|", "notANumber"),
    .rejects("|", "12-34|", "notANumber"),
    .rejects("|", "५.९९|", "notANumber"),
    .rejects("1.23|", "1.234|", "tooManyDecimalPlaces"),
    .rejects("‹12›", "abc|", "notANumber"), .amends("|", ".|", to: "0.|"),
    .rejects("1|", "1\u{301}5|", "notANumber"),
  ]

  /// Sanitizing never makes another number: it writes what the text says, or leaves it.
  static let sanitized: [(String, String)] = [
    ("€1.234.567", "1234567"), ("1,234,567", "1234567"), ("12,34,567.5", "1234567.5"),
    ("1'234.50", "1234.50"), (".5", "0.5"), ("12.", "12."), ("1,2", "1.2"), ("12,5", "12.5"),
    ("1.5000", "1.50"), ("1234.500", "1234.50"), ("0.500", "0.50"), (" 12.50\t", "12.50"),
    ("1\u{200E}2", "12"),
  ]

  @Test(arguments: sanitized) func `sanitizes what is one number`(text: String, number: String) {
    #expect(Intercepter(rules: [.decimal(places: 2)]).sanitize(text) == number)
  }

  @Test(arguments: [
    "", "abc", ".", "-", "1e5", "12-34", "५.९९", "1.2.3", "1, 2", "1 2", "12,345,67", "123,45,678",
    "-5.00", "(5.00)", "1.239", "1.234", "5.000", "1.50,", "1.50。", "$1.50, thanks", "1,23,4.5",
    "2024-01-02", "01.02.2024", "10:30", "+49 30 1234", "5\n6", "5\t6",
  ])
  func `leaves anything else as it is`(text: String) {
    #expect(Intercepter(rules: [.decimal(places: 2)]).sanitize(text).scalars == text.scalars)
  }

  @Test(arguments: amending) func `keeps what makes a number`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.decimal(places: 2, onViolation: .amend)])) == nil)
  }

  static let overAll: [StateCase] = [
    .amends("‹5.00›", "1.2500|", to: "1.25|"),
    .amends("‹8›", "1.068|", to: "1.06|", "tooManyDecimalPlaces"),
    .rejects("‹12›", "12 bis 13|", "notANumber"),
    .rejects("‹1›", "1,234|", "notANumber"),
    .amends("‹8.›", "8 €|", to: "8|"),
    .amends("‹$x›", "5 €|", to: "5|"),
    .rejects("‹1.2345›", "1.23456.|", "notANumber"),
  ]

  @Test(arguments: overAll) func `a paste over everything inherits nothing`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.decimal(places: 2, onViolation: .amend)])) == nil)
  }

  @Test func `integer digits`() {
    let engine = Intercepter(rules: [.decimal(places: 2, integerDigits: 3)])
    #expect(StateCase.accepts("12|", "123|").failure(engine) == nil)
    #expect(StateCase.rejects("123|.4", "1230|.4", "tooManyIntegerDigits").failure(engine) == nil)
    #expect(StateCase.rejects("123|.4", "123|4", "tooManyIntegerDigits").failure(engine) != nil)
    #expect(engine.sanitize("12345.6") == "12345.6")
    #expect(engine.sanitize("123.6000") == "123.60")
  }

  @Test func `no places admit integers only`() {
    let engine = Intercepter(rules: [.decimal(places: 0)])
    #expect(StateCase.rejects("1|", "1.|", "tooManyDecimalPlaces").failure(engine) == nil)
    #expect(engine.sanitize("1.50") == "1.50")
    #expect(engine.sanitize("1.00") == "1")
    #expect(engine.sanitize("1.000") == "1.000")
    let amending = Intercepter(rules: [.decimal(places: 0, onViolation: .amend)])
    // Not 150: the digits behind the separator go with it.
    #expect(
      StateCase.amends("|", "1.50|", to: "1|", "tooManyDecimalPlaces").failure(amending) == nil)
    #expect(StateCase.rejects("|", "1.500|", "tooManyDecimalPlaces").failure(amending) == nil)
    #expect(StateCase.rejects("1|", "1.|", "tooManyDecimalPlaces").failure(amending) == nil)
  }

  @Test func `another separator`() {
    let engine = Intercepter(rules: [.decimal(places: 2, separator: ",")])
    #expect(StateCase.accepts("1|", "1,5|").failure(engine) == nil)
    #expect(StateCase.amends("1|", "1.5|", to: "1,5|").failure(engine) == nil)
    let strict = Intercepter(rules: [.decimal(places: 2, alternativeSeparators: "")])
    #expect(StateCase.rejects("1|", "1,|", "notANumber").failure(strict) == nil)
  }

  @Test func `a leading separator`() {
    let zero = Intercepter(rules: [.decimal(places: 2)])
    #expect(StateCase.amends("|", ".|", to: "0.|").failure(zero) == nil)
    #expect(StateCase.amends("|", "，5|", to: "0.5|").failure(zero) == nil)
    #expect(StateCase.amends("|12", ".|12", to: "0.|12").failure(zero) == nil)
    #expect(zero.sanitize(".5") == "0.5")
    let refused = Intercepter(rules: [.decimal(places: 2, leadingSeparator: .reject)])
    #expect(StateCase.rejects("|", ".|", "leadingSeparator").failure(refused) == nil)
    #expect(StateCase.amends("|", ".5|", to: "0.5|").failure(refused) == nil)
    let allowed = Intercepter(rules: [.decimal(places: 2, leadingSeparator: .allow)])
    #expect(StateCase.accepts("|", ".5|").failure(allowed) == nil)
  }

  @Test func `leading zeros`() {
    let refusing = Intercepter(rules: [.decimal(places: 2, leadingZeros: .reject)])
    #expect(StateCase.rejects("0|", "05|", "leadingZero").failure(refusing) == nil)
    #expect(StateCase.accepts("0|", "0.|").failure(refusing) == nil)
    #expect(refusing.sanitize("007.5") == "7.5")
    let removing = Intercepter(rules: [.decimal(places: 2, leadingZeros: .remove)])
    #expect(StateCase.amends("0|", "05|", to: "5|").failure(removing) == nil)
    #expect(StateCase.amends("|5", "00|5", to: "|5").failure(removing) == nil)
    #expect(StateCase.amends("|", "007.50|", to: "7.50|").failure(removing) == nil)
    #expect(StateCase.accepts("|", "0|").failure(removing) == nil)
    #expect(StateCase.rejects("|05", "000|05", "leadingZero").failure(refusing) == nil)
    #expect(StateCase.accepts("05|", "051|").failure(refusing) == nil)
    let any = Intercepter(rules: [.decimal(places: 2, digits: .any, leadingZeros: .remove)])
    #expect(StateCase.amends("|", "０12|", to: "12|").failure(any) == nil)
    #expect(StateCase.amends("0|5", "0０|5", to: "|5").failure(any) == nil)
  }

  @Test func `negative numbers`() {
    let engine = Intercepter(rules: [.decimal(places: 2, negative: true)])
    #expect(StateCase.accepts("|", "-|").failure(engine) == nil)
    #expect(StateCase.accepts("|5", "-|5").failure(engine) == nil)
    for dash in ["‐", "‑", "‒", "–", "—", "―", "−", "﹘", "﹣", "－"] {
      #expect(StateCase.amends("|", "\(dash)5|", to: "-5|").failure(engine) == nil)
      #expect(StateCase.amends("|5", "\(dash)|5", to: "-|5").failure(engine) == nil)
      #expect(StateCase.rejects("5|", "5\(dash)|", "notANumber").failure(engine) == nil)
      #expect(engine.sanitize("\(dash)5") == "-5")
    }
    #expect(StateCase.rejects("-|5", "--|5", "notANumber").failure(engine) == nil)
    #expect(StateCase.rejects("|-5", "1|-5", "notANumber").failure(engine) == nil)
    #expect(engine.validate("-").status == .intermediate)
  }

  @Test func `bounds`() {
    let engine = Intercepter(rules: [.decimal(places: 2, minimum: 10, maximum: "99.50")])
    #expect(StateCase.accepts("|", "5|").failure(engine) == nil)
    #expect(engine.validate("5").status == .intermediate)
    #expect(engine.validate("5").violations.map(\.code) == [.outOfRange])
    #expect(engine.validate("50").status == .valid)
    #expect(StateCase.accepts("99.|", "99.5|").failure(engine) == nil)
    #expect(StateCase.rejects("99.5|", "99.51|", "outOfRange").failure(engine) == nil)
    #expect(StateCase.rejects("99|", "999|", "outOfRange").failure(engine) == nil)
    #expect(engine.sanitize("12345") == "12345")
    #expect(engine.sanitize("50.5000") == "50.50")
    // A number that is too large already may not grow.
    #expect(StateCase.rejects("150|", "1509|", "outOfRange").failure(engine) == nil)
    #expect(StateCase.accepts("1‹5›0", "14|0").failure(engine) == nil)
    let below = Intercepter(rules: [.decimal(places: 0, negative: true, minimum: -20, maximum: -5)])
    #expect(below.validate("-1").status == .intermediate)
    #expect(below.validate("-10").status == .valid)
    #expect(StateCase.rejects("-2|", "-21|", "outOfRange").failure(below) == nil)
    #expect(StateCase.rejects("|", "1|", "outOfRange").failure(below) == nil)
  }

  @Test func `what is on its way to a number below zero is let in`() {
    let below = Intercepter(rules: [.decimal(places: 2, negative: true, maximum: "-0.01")])
    for (text, next) in [("|", "-|"), ("-|", "-0|"), ("-0|", "-0.|"), ("-0.|", "-0.0|")] {
      #expect(StateCase.accepts(text, next).failure(below) == nil)
    }
    for text in ["-", "-0", "-0.", "-0.0", "-0.00"] {
      #expect(below.validate(text).status == .intermediate)
    }
    #expect(below.validate("-0.05").isValid)
    #expect(below.validate("0").status == .invalid)
    #expect(StateCase.rejects("|", "0|", "outOfRange").failure(below) == nil)
    // Too large is no excuse for too small.
    let small = Intercepter(rules: [.decimal(places: 0, negative: true, minimum: -5, maximum: 5)])
    #expect(StateCase.rejects("|9", "-|9", "outOfRange").failure(small) == nil)
  }

  @Test(arguments: [
    ("", Validity.Status.valid), ("12", .valid), ("12.5", .valid), ("12.", .intermediate),
    (".", .invalid), ("1.2.3", .invalid), ("1,5", .invalid), ("-", .invalid), ("abc", .invalid),
    ("1.234", .invalid), ("１", .invalid),
  ])
  func `validates`(text: String, status: Validity.Status) {
    let validity = Intercepter(rules: [.decimal(places: 2)]).validate(text)
    #expect(validity.status == status)
    #expect(validity.violations.isEmpty == (status == .valid))
  }

  @Test func `other digits`() {
    let engine = Intercepter(rules: [.decimal(places: 2, digits: .normalized)])
    #expect(StateCase.amends("|", "１２．５|", to: "12.5|").failure(engine) == nil)
    let any = Intercepter(rules: [.decimal(places: 2, separator: "٫", digits: .any)])
    #expect(StateCase.accepts("|", "٣٫٥|").failure(any) == nil)
  }

  @Test func `says which places are too many`() throws {
    let violation = try #require(
      Intercepter(rules: [.decimal(places: 2)]).validate("12.3456").violations.first)
    #expect(violation.range == 3..<7)
    #expect(violation.limit == 2)
    #expect(violation.actual == 4)
    #expect(violation.message == "At most 2 decimal places are allowed here, not 4.")
  }
}

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("1", "1"), ("-0.50", "-0.5"), ("007", "7"), ("0.0", "0"), ("-0", "0"),
    ("12345678901234567890.1", "12345678901234567890.1"),
  ])
  func `reads and writes`(text: String, description: String) {
    #expect(DecimalNumber(text)?.description == description)
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1e5", "1.2.3", "+1", " 1", "１", "--1", "1-"])
  func `refuses what is no number`(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test func `compares exactly`() {
    let ascending: [DecimalNumber] = [
      "-100", "-10.5", "-10.05", -2, "-0.1", 0, "0.01", "0.1", 1, "1.5", 2, 10, "99.99", 100,
    ]
    for (first, second) in zip(ascending, ascending.dropFirst()) {
      #expect(first < second)
      #expect(!(second < first))
    }
    #expect(DecimalNumber("1.50") == DecimalNumber("01.5"))
  }
}
