import TestSupport
import Testing
import TextInputIntercepter

/// Complete lists of texts that look like dates and times: each is read as what it means, or not at
/// all, finished and typed.
@Suite struct DateScansTests {
  static let dates: [DateLayout] = DateOrder.allCases.flatMap { order -> [DateLayout] in
    ["-", ".", "/", " "].map { .date(order, separator: $0) }
  }
  static let shortDates: [DateLayout] = DateOrder.allCases.flatMap { order -> [DateLayout] in
    ["-", ".", "/", " "].map { .date(order, separator: $0, twoDigitYearsFrom: 1950) }
  }
  static let times: [DateLayout] = [
    .time(), .time(separator: "."), .time(periods: DayPeriods()), .time(locale: "ko"),
    .time(locale: "fi"),
  ]

  /// Returns the values that a text has when it is finished, and when it is typed.
  private static func values(
    _ text: String, _ field: Intercepter, asks: Bool
  ) -> (finished: [DateValue], typed: [DateValue], state: String) {
    let run = FormatRun(field, asks: asks)
    // Every text is read, and every eleventh typed.
    if lawCasesFactor > 1 || text.utf8.reduce(0, { $0 + Int($1) }) % 11 == 0 { run.type(text) }
    let state = run.field.state.text
    return (
      field.dateValues(of: text), field.validate(state).isValid ? field.dateValues(of: state) : [],
      state
    )
  }

  /// Checks that a text has one of some values or none, and that typing it has the same or none.
  private static func check(
    _ text: String, _ layout: DateLayout, means values: [DateValue], asks: Bool = true
  ) throws {
    let read = Self.values(text, Intercepter.date(layout), asks: asks)
    try #require(
      read.finished.isEmpty || values.contains(read.finished[0]), "\(text) → \(read.finished)")
    try #require(
      read.typed.isEmpty || read.typed == read.finished, "\(text) typed → \(read.state)")
  }

  private static func padded(_ number: Int, _ count: Int = 2) -> String {
    String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
  }

  @Test(arguments: dates.indices) func `a year and a number that is no month`(index: Int) throws {
    for number in 13...99 {
      for year in [1999, 2012, 2026] {
        for text in [
          "\(year)-\(number)", "\(year)\(number)", "\(number).\(year)", "\(number)/\(year)",
          "\(number)\(year)", "\(year)-\(number)-01",
          "\(year)/\(number)/2", "\(year)\(number)01",
        ] where !isDate(text) {
          try Self.check(text, Self.dates[index], means: [], asks: number.isMultiple(of: 2))
        }
      }
    }
  }

  /// Returns whether digits without separators are a date in some order.
  private func isDate(_ text: String) -> Bool {
    guard text.count == 8, let number = Int(text) else { return false }
    let orders = [
      (number / 10000, number / 100 % 100, number % 100),
      (number % 10000, number / 10000 % 100, number / 1_000_000),
      (number % 10000, number / 1_000_000, number / 10000 % 100),
    ]
    return orders.contains {
      1...9999 ~= $0.0 && DateValue(year: $0.0, month: $0.1, day: $0.2).exists
    }
  }

  @Test(arguments: dates.indices) func `years of one to three digits`(index: Int) throws {
    // Every year of four digits is valid.
    let (first, last) = (DateBound("0001-01-01"), DateBound("9999-12-31"))
    let field = Intercepter.date(Self.dates[index], earliest: first, latest: last)
    for year in [7, 99, 100, 202, 999] {
      for (month, day) in [("5", "7"), ("05", "17")] {
        for mark in ["-", ".", "/", " ", ". "] {
          for text in [
            "\(year)\(mark)\(month)\(mark)\(day)", "\(day)\(mark)\(month)\(mark)\(year)",
            "\(month)\(mark)\(day)\(mark)\(year)\(mark)", "\(day)\(mark)\(month)\(mark)\(year).",
            "\(year)年\(month)月\(day)日", "\(day)\(mark)\(month)\(mark)\(year) ",
          ] {
            let read = Self.values(text, field, asks: true)
            #expect(read.finished == [] && read.typed == [], "\(text) typed → \(read.state)")
            #expect(!field.validate(text).isValid, "\(text)")
          }
        }
      }
    }
  }

  @Test(arguments: dates.indices) func `ordinal dates of ISO 8601`(index: Int) throws {
    for day in 1...365 {
      for text in ["2026-\(Self.padded(day, 3))", "2026\(Self.padded(day, 3))"] {
        try Self.check(text, Self.dates[index], means: [], asks: day.isMultiple(of: 2))
      }
    }
  }

  @Test(arguments: dates.indices) func `seven and eight digits`(index: Int) throws {
    for day in stride(from: 1, through: 31, by: 3) {
      for month in 1...12 {
        for text in ["\(day)\(Self.padded(month))2026", "\(Self.padded(day))\(month)2026"]
        where text.count == 7 {
          try Self.check(text, Self.dates[index], means: [])
        }
        let value = DateValue(year: 2026, month: month, day: day)
        let other = DateValue(year: 2026, month: day, day: month)
        guard value.exists else { continue }
        let meant = [value] + (1...12 ~= day ? [other] : [])
        for text in [
          "2026\(Self.padded(month))\(Self.padded(day))",
          "\(Self.padded(day))\(Self.padded(month))2026",
        ] { try Self.check(text, Self.dates[index], means: meant) }
      }
    }
  }

  @Test(arguments: times.indices) func `times that do not exist`(index: Int) throws {
    let layout = Self.times[index]
    for number in 24...99 {
      for text in ["\(number)", "\(number):00", "\(number).15", "\(number)00", "\(number):5"] {
        // Without a separator, 12 hours need their half of the day: `245 PM`.
        try Self.check(text, layout, means: [], asks: number.isMultiple(of: 2))
      }
    }
    for minute in 60...99 {
      for text in ["12:\(minute)", "12\(minute)", "1:\(minute)", "23.\(minute)"] {
        try Self.check(text, layout, means: [], asks: minute.isMultiple(of: 2))
      }
    }
  }

  @Test(arguments: shortDates.indices) func `years of four digits where two are in front`(
    index: Int
  ) throws {
    for (year, month, day) in [(2026, 5, 31), (2012, 1, 10), (1999, 11, 9), (2020, 12, 30)] {
      let value = DateValue(year: year, month: month, day: day)
      let (two, last) = (Self.padded(month), Self.padded(day))
      for mark in ["-", ".", "/", " ", ". ", "．"] {
        for text in [
          "\(year)\(mark)\(two)\(mark)\(last)", "\(year)\(mark)\(month)\(mark)\(day)",
          "\(last)\(mark)\(two)\(mark)\(year)", "\(two)\(mark)\(last)\(mark)\(year)",
        ] {
          let swapped = DateValue(year: year, month: day, day: month)
          try Self.check(text, Self.shortDates[index], means: [value, swapped])
        }
      }
    }
    for mark in ["/", "-", "."] {
      for month in 1...12 {
        for year in [2004, 2012, 2020, 2026] {
          for order in [DateOrder.yearMonthDay, .monthDayYear] {
            let layout = DateLayout.month(order, separator: "/", twoDigitYearsFrom: 2000)
            for text in [
              "\(month)\(mark)\(year)", "\(Self.padded(month))\(mark)\(year)",
              "\(year)\(mark)\(month)", "\(year)\(mark)\(Self.padded(month))",
            ] { try Self.check(text, layout, means: [DateValue(year: year, month: month)]) }
          }
        }
      }
    }
  }
}
