/// The order of day, month and year in a date.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// `2024-02-29`: ISO 8601, East Asia, Hungary.
  case yearMonthDay
  /// `29.02.2024`: most of the world.
  case dayMonthYear
  /// `02/29/2024`: the United States.
  case monthDayYear

  /// The order of a locale and the mark between its parts (CLDR); those of ISO 8601 where nothing is known of it.
  static func of(locale: String) -> (order: DateOrder, separator: Character) {
    guard let value = LocaleIdentifier(locale)?.value(in: SortedLines(DateTable.orders)) else {
      return (.yearMonthDay, "-")
    }
    let order: DateOrder =
      switch value[0] {
      case UInt8(ascii: "d"): .dayMonthYear
      case UInt8(ascii: "m"): .monthDayYear
      default: .yearMonthDay
      }
    return (order, Character(Unicode.Scalar(value[3])))
  }
}

extension Intercepter {
  /// A date or a time in a layout; see ``Rule/date(_:earliest:latest:)``.
  public static func date(
    _ layout: DateLayout, earliest: DateValue? = nil, latest: DateValue? = nil
  ) -> Intercepter {
    Intercepter(rules: [.date(layout, earliest: earliest, latest: latest)])
  }

  /// A date in the order and with the separator of a locale: `29.02.2024` in `de`, `02/29/2024` in `en`.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag; an unknown one has `2024-02-29`. The calendar is Gregorian.
  ///   - earliest: The earliest date that is valid.
  ///   - latest: The latest date that is valid.
  public static func date(
    locale: String, earliest: DateValue? = nil, latest: DateValue? = nil
  ) -> Intercepter {
    .date(.date(locale: locale), earliest: earliest, latest: latest)
  }

  /// A date with separators between its parts: `2024-02-29`.
  ///
  /// - Parameters:
  ///   - order: The order of day, month and year.
  ///   - separator: The character between them.
  ///   - earliest: The earliest date that is valid.
  ///   - latest: The latest date that is valid.
  public static func date(
    _ order: DateOrder = .yearMonthDay, separator: Character = "-", earliest: DateValue? = nil,
    latest: DateValue? = nil
  ) -> Intercepter {
    .date(.date(order, separator: separator), earliest: earliest, latest: latest)
  }

  /// A time of day: hours and minutes, and seconds too if they are wanted.
  ///
  /// - Parameters:
  ///   - seconds: Whether it has seconds.
  ///   - periods: The words of the day's halves (`12:30 PM`); `nil` for hours from 0 to 23.
  ///   - earliest: The earliest time that is valid.
  ///   - latest: The latest time that is valid.
  public static func time(
    seconds: Bool = false, periods: DayPeriods? = nil, earliest: DateValue? = nil,
    latest: DateValue? = nil
  ) -> Intercepter {
    .date(.time(seconds: seconds, periods: periods), earliest: earliest, latest: latest)
  }

  /// A time of day as a locale writes it: `12:30` in `de`, `12:30 PM` in `en`.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag; an unknown one has `12:30`.
  ///   - seconds: Whether it has seconds.
  ///   - earliest: The earliest time that is valid.
  ///   - latest: The latest time that is valid.
  public static func time(
    locale: String, seconds: Bool = false, earliest: DateValue? = nil, latest: DateValue? = nil
  ) -> Intercepter {
    .date(.time(locale: locale, seconds: seconds), earliest: earliest, latest: latest)
  }

  /// The month in which a card expires: `03/28`.
  ///
  /// Four digits of the year are understood where they are pasted.
  ///
  /// - Parameters:
  ///   - earliest: The earliest month that is valid: this month.
  ///   - latest: The latest month that is valid.
  public static func expiry(
    earliest: DateValue? = nil, latest: DateValue? = nil
  ) -> Intercepter {
    .date(.month(twoDigitYearsFrom: 2000), earliest: earliest, latest: latest)
  }

  /// The date or time that a finished text means: one value, or for a range of dates two.
  ///
  /// Empty where the text is incomplete, where the date does not exist, or where no rule reads dates.
  ///
  /// ```swift
  /// Intercepter.date(locale: "de").dateValues(of: "2024-02-29")[0].day  // 29
  /// ```
  public func dateValues(of text: String) -> [DateValue] {
    for rule in rules {
      if case .dates(let rule) = rule.reading { return rule.layout.values(of: text) }
    }
    return []
  }
}
