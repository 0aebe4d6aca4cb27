import TestSupport
import Testing
import TextInputIntercepter

/// A time in a field for a date, and a date in a field for a time.
@Suite struct OtherKindTests {
  static let dates: [Intercepter] = [
    .date(), .date(.dayMonthYear, separator: "."), .date(locale: "en"), .date(locale: "ja"),
    .date(.dateRange(locale: "de")), .date(.dayMonthYear, separator: "/"),
  ]
  static let times = [
    "14:30", "3:00 PM", "3 PM", "3:00 p.m.", "14:30:15", "9:05", "14：30", "١٤:٣٠", " 14:30 ",
    "14:3", "14:30:00",
  ]

  @Test(arguments: dates.indices, times) func `a time is no date`(index: Int, text: String) {
    expectReason(.timeInsteadOfDate, Self.dates[index], text)
  }

  static let timeFields: [Intercepter] = [
    .time(), .time(seconds: true), .time(locale: "en"), .time(locale: "de"), .time(locale: "ko"),
    .time(locale: "da"),
  ]
  static let datesOfTimes = [
    "2026-12-31", "31.12.2026", "12/31/2026", "01/02/2026", "31 December 2026", "Dec 31, 2026",
    "2026-01-02 14:30", "2026-01-02T14:30:00Z", "31/12/2026 14:30", "2026年12月31日",
  ]

  @Test(arguments: timeFields.indices, datesOfTimes)
  func `a date is no time`(index: Int, text: String) {
    let hasHalves = index == 2 || index == 4
    expectReason(
      .dateInsteadOfTime, Self.timeFields[index], text,
      isShown: hasHalves && text.hasPrefix("2026"))
  }

  /// - Parameter isShown: Whether the field writes the first digits as a time of its own: `2026` is 08:26 PM.
  private func expectReason(
    _ variant: Violation.Variant, _ field: Intercepter, _ text: String, isShown: Bool = false
  ) {
    let validity = field.validate(text)
    #expect(validity.status == .invalid)
    #expect(validity.violations.map(\.variant) == [variant])
    #expect(field.sanitize(text) == text)
    #expect(field.formattedText(of: text) == text)
    for asks in [true, false] {
      let pasted = FormatRun(field, asks: asks)
      let decision = pasted.insert(text)
      #expect(decision.outcome == .rejected)
      #expect(decision.violations.map(\.variant) == [variant])
      if isShown { continue }
      let typed = FormatRun(field, asks: asks)
      typed.type(text)
      #expect(field.validate(typed.field.state.text).violations.first?.variant == variant)
    }
  }

  /// The words of the field's locale are read, too.
  @Test func `a time in words is no date`() {
    expectReason(.timeInsteadOfDate, .date(locale: "de"), "14:30 Uhr")
    expectReason(.timeInsteadOfDate, .date(locale: "ja"), "午後2:30")
    expectReason(.dateInsteadOfTime, .time(locale: "de"), "31. Dezember 2026")
  }

  static let others: [(Intercepter, String, Violation.Variant?)] = [
    (.date(.dayMonthYear, separator: "."), "14.30", .noSuchMonth),
    (.date(.dayMonthYear, separator: "."), "29.02.2024 12:30", .dateWithTime),
    (.date(.dayMonthYear, separator: "."), "29.02.2024x", nil), (.date(), "x", nil),
    (.date(), "25:61", nil), (.time(), "25:10", .noSuchHour),
    (.time(), "12:30:15", .timeWithSeconds),
    (.time(), "12x", nil), (.date(.dateAndTime(locale: "de")), "29.02.2024 x", nil),
  ]

  @Test(arguments: others) func `another fault keeps its reason`(
    field: Intercepter, text: String, variant: Violation.Variant?
  ) {
    #expect(field.validate(text).violations.map(\.variant) == [variant])
  }
}
