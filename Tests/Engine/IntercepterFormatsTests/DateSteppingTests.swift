import TestSupport
import Testing
import TextInputIntercepter

/// Arrow keys in dates, and dates beyond their bounds.
@Suite struct DateSteppingTests {
  static let german = DateLayout.date(locale: "de")
  static let american = DateLayout.dateAndTime(locale: "en-US")

  static let rows: [(layout: DateLayout, old: String, count: Int, new: String)] = [
    (german, "31|.12.2024", 1, "01|.12.2024"), (german, "|01.12.2024", -1, "31|.12.2024"),
    (german, "28|.02.2023", 1, "01|.02.2023"), (german, "28|.02.2024", 1, "29|.02.2024"),
    (german, "30|.02.2024", 1, "29|.02.2024"), (german, "31|", 1, "01|"), (german, "5|", 1, "06|"),
    (german, "31.|01.2024", 1, "31.02|.2024"), (german, "31.12|.2024", 1, "31.01|.2024"),
    (german, "31.12.20|24", 1, "31.12.2025|"), (german, "31.12.2100|", 1, "31.12.2100|"),
    (german, "01.01.1901|", -3, "01.01.1900|"), (german, "31.12.2024|", .max, "31.12.2100|"),
    (german, "‹31›.12.2024", 1, "01|.12.2024"), (german, "31.‹12.2024›", 2, "31.02|.2024"),
    (.time(), "23|:59", 1, "00|:59"), (.time(), "23:59|", 1, "23:00|"),
    (.time(), "00:0|0", -1, "00:59|"), (.time(seconds: true), "1:2:3|", -4, "01:2:59|"),
    (american, "12/31/2024 |12:59 AM", -1, "12/31/2024 11|:59 AM"),
    (american, "12/31/2024 12:59 A|M", 1, "12/31/2024 12:59 PM|"),
    (.dateRange(.yearMonthDay), "2024-02-29 – 2023-02-28|", 1, "2024-02-29 – 2023-02-01|"),
    (.month(twoDigitYearsFrom: 1950), "12/49|", 1, "12/49|"),
    (.month(twoDigitYearsFrom: 1950), "12/99|", 1, "12/00|"),
  ]

  @Test(arguments: rows) func `an arrow key steps the part at the caret`(
    row: (layout: DateLayout, old: String, count: Int, new: String)
  ) throws {
    let intercepter = Intercepter(rules: [.maxLength(40, in: .utf16), .date(row.layout)])
    for asks in [true, false] {
      let state = try #require(EditingState(notation: row.old))
      let run = FormatRun(intercepter, asks: asks, state: state)
      let edit = try #require(intercepter.stepping(state, by: row.count))
      run.make(edit)
      #expect(run.field.state.description == row.new)
    }
  }

  @Test func `years end at the bounds`() throws {
    let date = Intercepter.date(locale: "de", earliest: "2024-03-01", latest: "2025-02-01")
    let state = EditingState("01.03.2024", caret: 10)
    #expect(date.stepping(state, by: -1)?.replacement == "2024")
    #expect(date.stepping(state, by: 5)?.replacement == "2025")
  }

  static let nothing: [(Intercepter, String)] = [
    (.date(), "|"), (.date(), "202|"), (.date(), "2024-|"), (.date(), "2024-0|"),
    (.date(), "2024|0229"), (.date(), "someday|"), (.date(), "2024-13-01|"),
    (.time(locale: "en"), "11:30 |"), (.oneTimeCode(), "123 456|"), (Intercepter(rules: []), "12|"),
  ]

  @Test(arguments: nothing) func `elsewhere an arrow key steps nothing`(
    intercepter: Intercepter, text: String
  ) throws {
    let state = try #require(EditingState(notation: text))
    #expect(intercepter.stepping(state, by: 1) == nil)
  }

  static let bounds: [(Intercepter, String, String)] = [
    (
      .date(locale: "de", earliest: "2024-01-01"), "31.12.2023",
      "This is earlier than 01.01.2024."
    ),
    (.date(locale: "en-US", latest: "2024-01-01"), "01/02/2024", "This is later than 01/01/2024."),
    (.time(locale: "en-US", latest: "18:30"), "6:31 PM", "This is later than 06:30 PM."),
    (.expiry(earliest: "2026-11"), "10/26", "This is earlier than 11/26."),
    (.expiry(latest: "2150-01"), "12/26", ""),
    (
      .date(.dateAndTime(), earliest: "2024-01-01"), "2023-12-31 23:59",
      "This is earlier than 2024-01-01 00:00."
    ),
    (
      .date(.dateRange(.dayMonthYear, separator: "."), latest: "2024-12-31"),
      "01.01.2024 – 01.01.2025", "This is later than 31.12.2024."
    ),
  ]

  @Test(arguments: bounds) func `a bound is named as the field writes it`(
    intercepter: Intercepter, text: String, message: String
  ) {
    #expect(intercepter.validate(text).violations.map(\.message).joined() == message)
  }
}
