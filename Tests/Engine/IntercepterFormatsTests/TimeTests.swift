import TestSupport
import Testing
import TextInputIntercepter

@Suite struct TimeTests {
  static let times: [FormatCase] = [
    .init("|", .type("2359"), to: "23:59|"),
    .init("|", .type("3"), to: "3|"),
    .init("2|", .type("4"), to: "24|", codes: ["outOfRange"]),
    .init("23:5|", .type(":"), to: "23:5:|"),
    .init("23:59|", .type(":"), to: "23:59:|"),
    .init("23|", .type(":59"), to: "23:59|"),
    .init("|", .type("1:30"), to: "01:30|"),
    .init("|", .paste("1:30"), to: "01:30|"),
    .init("|", .paste("0:30"), to: "00:30|"),
    .init("|", .paste("9.30"), to: "09:30|"),
    .init("|", .paste("12-30"), to: "|", codes: ["characterNotAllowed"]),
    .init("12:|15", .backspace(3), .type("1"), to: "1|15"),
    .init("12:|15", .backspace(3), .type(":"), to: ":|15"),
    .init("12:|34", .backspace(3), .type("1"), to: "1|34"),
  ]

  @Test(arguments: times) func `a time of day`(row: FormatCase) {
    #expect(row.failure(.time()) == nil)
  }

  @Test func `a time that is not complete`() {
    let time = Intercepter.time(seconds: true)
    #expect(time.validate("23:59").status == .intermediate)
    #expect(time.validate("23:59:5").status == .intermediate)
    #expect(time.validate("24:00:00").status == .invalid)
    #expect(time.dateValues(of: "235959") == ["23:59:59"])
    #expect(time.dateValues(of: "23:59").isEmpty)
  }

  static let halves: [FormatCase] = [
    .init("|", .type("230p"), to: "02:30 PM|"),
    .init("|", .type("2:30 pm"), to: "02:30 PM|"),
    .init("|", .paste("2:30 p.m."), to: "02:30 PM|"),
    .init("|", .paste("14:30"), to: "02:30 PM|"),
    .init("|", .paste("00:05"), to: "12:05 AM|"),
    .init("|", .paste("12:05"), to: "12:05|"),
    .init("02:30 PM|", .type("a"), to: "02:30 PMa|", codes: ["characterNotAllowed"]),
    .init("02:30 ‹PM›", .type("a"), to: "02:30 AM|"),
    .init("‹02›:30 PM", .type("11"), to: "11|:30 PM"),
    .init("02:30|", .type("x"), to: "02:30x|", codes: ["characterNotAllowed"]),
    .init("1|", .type("4"), to: "14|"),
    .init("|", .type("130 PM"), to: "01:30 PM|"),
    .init("|", .paste("130 PM"), to: "01:30 PM|"),
    .init("|", .paste("100 PM"), to: "01:00 PM|"),
    .init("|", .paste("110 PM"), to: "01:10 PM|"),
    .init("|", .paste("1230 PM"), to: "12:30 PM|"),
    .init("|", .paste("0:30"), to: "12:30 AM|"),
    .init("|", .paste("5pm"), to: "05:00 PM|"),
    .init("|", .paste("1330 PM"), to: "|", codes: ["outOfRange"]),
    .init("|", .type("100 PM"), to: "01:00 PM|"),
    .init("|", .type("110pm"), to: "01:10 PM|"),
    .init("|", .type("125 "), to: "125 |"),
    .init("|", .type("103"), to: "103|"),
    .init("103|", .type("0"), to: "10:30|"),
    .init("103|", .type("0 a"), to: "10:30 AM|"),
    .init("103|", .backspace(1), .type("5"), to: "105|"),
    .init("10|3", .type(":"), to: "10:|3"),
    .init("|", .type("106"), to: "106|"),
    .init("|", .type("5pm"), to: "05:00 PM|"),
    .init("|", .type("11 PM"), to: "11:00 PM|"),
    .init("|", .type("1230 PM"), to: "12:30 PM|"),
    .init("10|:30 PM", .type("3"), to: "103|:30 PM", codes: ["characterNotAllowed"]),
    // In `10:0`, nobody can see that it may be 1 o'clock.
    .init("|", .type("10:0 PM"), to: "10:0 PM|"),
  ]

  @Test(arguments: halves) func `a time with AM or PM`(row: FormatCase) {
    #expect(row.failure(.time(periods: DayPeriods())) == nil)
  }

  @Test func `a time without a separator is incomplete`() {
    let time = Intercepter.time(periods: DayPeriods())
    #expect(time.validate("103").status == .intermediate)
    #expect(time.missingPart(of: "103") == "")
    #expect(time.stepping(EditingState("103"), by: 1) == nil)
  }

  static let wordsInFront: [FormatCase] = [
    .init("|", .paste("오후"), .type("230"), to: "오후 02:30|"),
    .init("|", .type("오"), .type("후"), .type("2:30"), to: "오후 02:30|"),
    .init("|", .paste("오후 2:30"), to: "오후 02:30|"),
    .init("|", .type("230"), to: "230|"),
    .init("|02:30", .type("p"), to: "p|02:30"),
    .init("|", .paste("14:30"), to: "오후 02:30|"),
  ]

  @Test(arguments: wordsInFront) func `a time with a word in front`(row: FormatCase) {
    let periods = DayPeriods("오전", "오후", isFirst: true)
    #expect(row.failure(.time(periods: periods)) == nil)
  }

  @Test(arguments: [
    ("de", "14:30"), ("en-US", "02:30 PM"), ("en-GB", "14:30"), ("ko", "오후 02:30"), ("ja", "14:30"),
    ("zh-Hant-TW", "下午 02:30"), ("zh-CN", "14:30"), ("fi", "14.30"), ("ar-EG", "02:30 م"),
    ("es-MX", "02:30 p.m."), ("es-419", "02:30 p.m."), ("es", "14:30"), ("es-CO", "02:30 p. m."),
    ("el", "02:30 μ.μ."), ("tlh", "14:30"),
    ("", "14:30"),
  ])
  func `a time as a locale writes it`(locale: String, text: String) {
    let time = Intercepter.time(locale: locale)
    #expect(DateLayout.time(locale: locale).text(of: "14:30") == text)
    #expect(time.validate(text) == Validity(.valid))
    #expect(time.validate("14:30") == Validity(.valid))
    #expect(time.dateValues(of: text) == ["14:30"])
    for asks in [true, false] {
      let typed = FormatRun(time, asks: asks)
      typed.type(text)
      #expect(typed.field.state.text == text)
      #expect(typed.insert("xx").outcome == .rejected)
    }
    let date = DateLayout.date(locale: locale).text(of: "2024-02-29")!
    let both = Intercepter.date(.dateAndTime(locale: locale))
    #expect(both.dateValues(of: "\(date) \(text)") == ["2024-02-29T14:30"])
    #expect(both.dateValues(of: "2024-02-29T14:30") == ["2024-02-29T14:30"])
  }

  @Test func `noon and midnight`() {
    let time = Intercepter.time(periods: DayPeriods())
    #expect(time.dateValues(of: "12:30 AM") == ["00:30"])
    #expect(time.dateValues(of: "12:30 pm") == ["12:30"])
    #expect(time.dateValues(of: "1:30 PM") == ["13:30"])
    #expect(time.validate("12:30").status == .intermediate)
    #expect(DateLayout.time(periods: DayPeriods()).text(of: "00:30") == "12:30 AM")
  }

  static let both: [FormatCase] = [
    .init("|", .type("290220241230"), to: "29.02.2024 12:30|"),
    .init("|", .type("29.2.2024 9:05"), to: "29.02.2024 09:05|"),
    .init("|", .type("29.2.2024, 9:05"), to: "29.02.2024 09:05|"),
    .init("|", .paste("2024-02-29T12:30"), to: "29.02.2024 12:30|"),
    .init("|", .paste("29.2.2024, 9:05"), to: "29.02.2024 09:05|"),
    .init("29.02.‹2024› 12:30", .type("2028"), to: "29.02.2028| 12:30"),
    .init("29.02.2024 ‹12›:30", .type("7"), to: "29.02.2024 7|:30"),
  ]

  @Test(arguments: both) func `a date with a time`(row: FormatCase) {
    #expect(row.failure(.date(.dateAndTime(.dayMonthYear, separator: "."))) == nil)
  }

  static let ranges: [FormatCase] = [
    .init("|", .type("0102202403042024"), to: "01.02.2024 – 03.04.2024|"),
    .init("|", .type("1.2.2024-3.4.2024"), to: "01.02.2024 – 03.04.2024|"),
    .init("|", .type("1.2.2024 – 3.4.2024"), to: "01.02.2024 – 03.04.2024|"),
    .init("|", .paste("1.2.2024 - 3.4.2024"), to: "01.02.2024 – 03.04.2024|"),
    .init("|", .paste("2024-02-01 – 2024-04-03"), to: "01.02.2024 – 03.04.2024|"),
    .init("01.02.2024 – ‹03›.04.2024", .type("30"), to: "01.02.2024 – 30|.04.2024"),
    .init(
      "01.02.2024 – 03.0|.2024", .type("1"), to: "01.02.2024 – 03.01|.2024", codes: ["outOfRange"]),
  ]

  @Test(arguments: ranges) func `a range of dates`(row: FormatCase) {
    let range = Intercepter.date(.dateRange(.dayMonthYear, separator: "."))
    #expect(row.failure(range) == nil)
    #expect(range.dateValues(of: "2024-02-01 – 2024-04-03") == ["2024-02-01", "2024-04-03"])
    #expect(
      range.validate("01.02.2024 – 01.01.2024").violations.map(\.variant) == [.endBeforeStart])
  }

  static let expiries: [FormatCase] = [
    .init("|", .type("321"), to: "321|", codes: ["outOfRange"]),
    .init("|", .type("3/28"), to: "03/28|"),
    .init("|", .paste("03/2028"), to: "03/28|"),
    .init("|", .paste("2028-03"), to: "03/28|"),
    .init("|", .paste("03/1928"), to: "|", codes: ["outOfRange"]),
    .init("|", .type("02/2028"), to: "02/28|"),
    .init("|", .type("02/202"), to: "02/202|"),
    .init("|", .type("022028"), to: "02/28|"),
    .init("|", .paste("022028"), to: "02/28|"),
    .init("|", .paste("202802"), to: "02/28|"),
    .init("|", .type("2028-02"), to: "02/28|"),
    .init("‹03›/28", .type("12"), to: "12|/28"),
  ]

  @Test(arguments: expiries) func `the month in which a card expires`(row: FormatCase) {
    #expect(row.failure(.expiry()) == nil)
    #expect(Intercepter.expiry().dateValues(of: "03/28") == ["2028-03"])
  }

  @Test func `years of two digits`() {
    let layout = DateLayout.date(.dayMonthYear, separator: ".", twoDigitYearsFrom: 1950)
    let date = Intercepter.date(layout)
    #expect(FormatCase("|", .paste("1.1.2024"), to: "01.01.24|").failure(date) == nil)
    #expect(FormatCase("|", .type("1.1.24"), to: "01.01.24|").failure(date) == nil)
    #expect(
      FormatCase("|", .paste("1.1.1924"), to: "|", codes: ["outOfRange"]).failure(date) == nil)
    #expect(FormatCase("|", .paste("2024-01-31"), to: "31.01.24|").failure(date) == nil)
    #expect(date.dateValues(of: "01.01.49") == ["2049-01-01"])
    #expect(date.dateValues(of: "01.01.50") == ["1950-01-01"])
    #expect(layout.text(of: "1949-12-31") == nil)
    #expect(layout.text(of: "1950-01-01") == "01.01.50")
    #expect(layout.text(of: "2049-12-31") == "31.12.49")
    #expect(layout.text(of: "2050-01-01") == nil)
    let month = Intercepter.date(.month(twoDigitYearsFrom: 2000))
    for (text, short) in [
      ("01/1999", nil), ("01/2000", "01/00"), ("12/2099", "12/99"), ("01/2100", nil),
    ] {
      #expect(month.validate(text).isValid == (short != nil), "\(text)")
      let typed = FormatCase(
        "|", .paste(text), to: short.map { "\($0)|" } ?? "|",
        codes: short == nil ? ["outOfRange"] : [])
      #expect(typed.failure(month) == nil)
    }
  }

  @Test func `bounds are reported while somebody types, and make a text invalid`() {
    let date = Intercepter.date(
      .dayMonthYear, separator: ".", earliest: "2024-01-01", latest: "2024-12-31")
    let early = FormatCase("31.12.202|", .type("3"), to: "31.12.2023|", codes: ["outOfRange"])
    #expect(early.failure(date) == nil)
    #expect(date.validate("2023-12-31").violations.map(\.variant) == [.tooEarly])
    #expect(date.validate("01.01.2025").violations.map(\.variant) == [.tooLate])
    #expect(date.validate("01.01.2024").isValid)
    #expect(date.validate("31.12.2024").isValid)
    let time = Intercepter.time(earliest: "09:00", latest: "17:30")
    #expect(time.validate("08:59").violations.map(\.variant) == [.tooEarly])
    #expect(time.validate("17:31").violations.map(\.variant) == [.tooLate])
    #expect(time.validate("17:30").isValid)
  }

  @Test(arguments: [
    ("2024-02-29", true), ("2024-02", true), ("12:30", true), ("12:30:59", true),
    ("2024-02-29T12:30", true), ("2024-02-29T12:30:59", true), ("2024-02-30", false),
    ("2024-2-29", false), ("29.02.2024", false), ("24:00", false), ("", false), ("T", false),
  ])
  func `values of ISO 8601`(text: String, isValue: Bool) {
    let value = DateValue(iso8601: text)
    #expect((value != nil) == isValue)
    if let value { #expect(value.description == text) }
  }
}
