import Synchronization
import TestSupport
import Testing
import TextInputIntercepter

/// Bounds that are relative to today.
@Suite struct RelativeDatesTests {
  static let rows: [(bound: DateBound, today: DateValue, value: DateValue)] = [
    ("today", "2026-11-26", "2026-11-26"), ("-18 years", "2026-11-26", "2008-11-26"),
    ("+1 year", "2026-11-26", "2027-11-26"), ("-18 years", "2028-02-29", "2010-02-28"),
    ("-1 month", "2024-03-31", "2024-02-29"), ("+13 months", "2023-12-31", "2025-01-31"),
    ("-12 months", "2024-01-01", "2023-01-01"), ("+1 day", "2024-02-28", "2024-02-29"),
    ("+1 day", "2023-12-31", "2024-01-01"), ("-1 day", "2024-03-01", "2024-02-29"),
    ("-60 days", "2024-01-01", "2023-11-02"), ("+366 days", "2024-01-01", "2025-01-01"),
    ("-9999 years", "2024-05-06", "0001-01-06"), ("+99999 months", "2024-05-06", "9999-12-06"),
    ("-99999 days", "0020-01-05", "0001-01-01"), ("+99999 days", "9998-01-01", "9999-12-31"),
    ("2020-01-01", "2026-11-26", "2020-01-01"),
  ]

  @Test(arguments: rows) func `a bound has a value on a day`(
    bound: DateBound, today: DateValue, value: DateValue
  ) {
    #expect(bound.value(today: today) == value)
    #expect(DateBound(bound.description) == bound)
  }

  @Test(arguments: [Int.min, .max], DateBound.Unit.allCases)
  func `a bound far from today is a date`(offset: Int, unit: DateBound.Unit) {
    #expect(DateBound.today(offset, unit).value(today: "2026-11-26").exists)
    #expect(DateBound.today(offset, unit).description.contains("\(offset)"))
  }

  @Test(
    arguments: [
      "", "yesterday", "18 years", "- 18 years", "-18  years", "-18 weeks", "-18", "-123456 days",
      "-18 Years", "+-1 day", "2023-02-29", "-18 years ", "-٣ days",
    ])
  func `another text is no bound`(text: String) { #expect(DateBound(text) == nil) }

  /// A date of a field relative to today, in the field's notation.
  private func text(_ bound: DateBound) -> String {
    bound.value(today: .today).description
  }

  @Test func `a person must be eighteen today`() {
    let adult = Intercepter.date(latest: "-18 years")
    #expect(adult.validate(text("-18 years")).isValid)
    #expect(adult.validate(text("-19 years")).isValid)
    let child = adult.validate(text(.today(-17, .years)))
    #expect(child.violations.first?.variant == .tooLate)
    #expect(child.violations.first?.bound == text("-18 years"))
  }

  @Test func `this month is the last of a card, and today is a whole day`() {
    let month = DateLayout.month(.yearMonthDay, separator: "-")
    let card = Intercepter.date(month, earliest: "today")
    #expect(card.validate(String(text("today").prefix(7))).isValid)
    #expect(!card.validate(String(text("-1 month").prefix(7))).isValid)
    let meeting = Intercepter.date(.dateAndTime(.date(), .time()), latest: "today")
    #expect(meeting.validate(text("today") + " 23:59").isValid)
    #expect(!meeting.validate(text("+1 day") + " 00:00").isValid)
  }

  @Test func `an arrow key stops at the year of a bound`() throws {
    let adult = Intercepter.date(latest: "-18 years")
    let state = EditingState(text("-18 years"), caret: 2)
    let edit = try #require(adult.stepping(state, by: 1))
    #expect(edit.applied(to: state).text == state.text)
  }

  @Test func `a field counts from the day of its clock, at each text`() {
    let day = Mutex<DateValue>("2026-11-26")
    let message = RuleMessage("Adults only.")
    let adult = Intercepter(
      rules: Intercepter.date(latest: "-18 years").rules.map { $0.saying(message) }
    ).withToday { day.withLock { $0 } }
    let birthday = EditingState("2008-11-2", caret: 9)
    #expect(adult.validate("2008-11-26").isValid)
    #expect(adult.validate("2008-11-27").violations.map(\.message) == ["Adults only."])
    let typed = adult.intercept(EditingState("2008-11-27", caret: 10), after: birthday)
    #expect(typed.violations.map(\.bound) == ["2008-11-26"])
    day.withLock { $0 = "2026-11-27" }
    #expect(adult.validate("2008-11-27").isValid)
    #expect(
      adult.intercept(EditingState("2008-11-27", caret: 10), after: birthday).violations.isEmpty)
  }

  @Test func `a field with a clock is the same field in all else`() {
    let fields: [(Intercepter, String)] = [
      (.date(.dateAndTime(.date(), .time())), "2026-11-26 12:30"),
      (.paymentCard(), "4111 1111 1111 1111"),
      (Intercepter(rules: [.decimal(places: 2)], format: .grouped(locale: "en")), "1,234.50"),
      (Intercepter(rules: [.emoji(.forbidden)], composition: .off, ellipsis: .accept), "😀…"),
    ]
    for (field, text) in fields {
      let dated = field.withToday { "2026-11-26" }
      #expect(dated.composition == field.composition && dated.ellipsis == field.ellipsis)
      #expect(dated.rules.map(\.identifier) == field.rules.map(\.identifier))
      var (state, same) = (EditingState("", caret: 0), EditingState("", caret: 0))
      for character in text {
        let end = state.text.utf16.count
        let key = Edit(range: end..<end, replacement: String(character))
        state = field.intercept(key, in: state).state
        same = dated.intercept(key, in: same).state
        #expect(same == state)
      }
      #expect(dated.validate(text) == field.validate(text))
    }
  }

  @Test func `a time has no bound relative to today`() {
    #expect(Intercepter.time(earliest: "today", latest: "-18 years").validate("12:30").isValid)
  }
}
