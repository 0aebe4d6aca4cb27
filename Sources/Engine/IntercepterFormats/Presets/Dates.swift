/// The order of day, month and year in a date.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// `2024-02-29`: ISO 8601, East Asia, Hungary.
  case yearMonthDay
  /// `29.02.2024`: most of the world.
  case dayMonthYear
  /// `02/29/2024`: the United States.
  case monthDayYear

  /// Returns a locale's order and separator (CLDR), or those of ISO 8601 for an unknown locale.
  package static func of(locale: String) -> (order: DateOrder, separator: Character) {
    let lines = SortedLines(DateTable.orders)
    guard var identifier = LocaleIdentifier(locale) else { return (.yearMonthDay, "-") }
    var region = identifier
    (region.script, region.variant) = (.none, .none)
    if region.language == "en", !region.region.isEmpty, region.withKey(lines.value) == nil {
      // Outside the regions of CLDR's table, English is that of the world.
      identifier.region = "001"
    }
    guard let value = identifier.value(in: lines) else { return (.yearMonthDay, "-") }
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
  /// Creates a field for a date or a time in a layout; see ``Rule/date(_:earliest:latest:)``.
  public static func date(
    _ layout: DateLayout, earliest: DateBound? = nil, latest: DateBound? = nil
  ) -> Intercepter {
    Intercepter(rules: [.date(layout, earliest: earliest, latest: latest)])
  }

  /// Creates a field for a date as a locale writes it: `29.02.2024` in `de`, `02/29/2024` in `en`.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag; an unknown locale uses `2024-02-29`. The calendar is Gregorian.
  ///   - earliest: The earliest valid date.
  ///   - latest: The latest valid date.
  public static func date(
    locale: String, earliest: DateBound? = nil, latest: DateBound? = nil
  ) -> Intercepter {
    .date(.date(locale: locale), earliest: earliest, latest: latest)
  }

  /// Creates a field for a date: `2024-02-29`.
  ///
  /// - Parameters:
  ///   - order: The order of day, month and year.
  ///   - separator: The character between them.
  ///   - earliest: The earliest valid date.
  ///   - latest: The latest valid date.
  public static func date(
    _ order: DateOrder = .yearMonthDay, separator: Character = "-", earliest: DateBound? = nil,
    latest: DateBound? = nil
  ) -> Intercepter {
    .date(.date(order, separator: separator), earliest: earliest, latest: latest)
  }

  /// Creates a field for a time of day: hours, minutes and optional seconds.
  ///
  /// - Parameters:
  ///   - seconds: A Boolean value that determines whether the time has seconds.
  ///   - periods: The words for the halves of the day (`12:30 PM`); `nil` for hours from 0 to 23.
  ///   - earliest: The earliest valid time.
  ///   - latest: The latest valid time.
  public static func time(
    seconds: Bool = false, periods: DayPeriods? = nil, earliest: DateBound? = nil,
    latest: DateBound? = nil
  ) -> Intercepter {
    .date(.time(seconds: seconds, periods: periods), earliest: earliest, latest: latest)
  }

  /// Creates a field for a time of day as a locale writes it: `12:30` in `de`, `12:30 PM` in `en`.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag; an unknown locale uses `12:30`.
  ///   - seconds: A Boolean value that determines whether the time has seconds.
  ///   - earliest: The earliest valid time.
  ///   - latest: The latest valid time.
  public static func time(
    locale: String, seconds: Bool = false, earliest: DateBound? = nil, latest: DateBound? = nil
  ) -> Intercepter {
    .date(.time(locale: locale, seconds: seconds), earliest: earliest, latest: latest)
  }

  /// Creates a field for the month in which a card expires: `03/28`.
  ///
  /// A pasted year may have four digits.
  ///
  /// - Parameters:
  ///   - earliest: The earliest valid month, such as the current one.
  ///   - latest: The latest valid month.
  public static func expiry(
    earliest: DateBound? = nil, latest: DateBound? = nil
  ) -> Intercepter {
    .date(.month(twoDigitYearsFrom: 2000), earliest: earliest, latest: latest)
  }

  /// Returns the date or time in a finished text: one value, or two for a range of dates.
  ///
  /// The result is empty if the text is incomplete, if the date does not exist, or if no rule
  /// parses dates.
  ///
  /// ```swift
  /// Intercepter.date(locale: "de").dateValues(of: "2024-02-29")[0].day  // 29
  /// ```
  public func dateValues(of text: String) -> [DateValue] {
    for rule in rules {
      switch rule.reading?.value(text) {
      case .date(let date): return [date]
      case .dates(let dates): return dates
      default: break
      }
    }
    return []
  }
}
