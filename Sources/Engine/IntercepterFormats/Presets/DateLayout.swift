/// The layout of a date or a time: its parts, their order, and the separators between them.
///
/// ```swift
/// let departure = Intercepter(rules: [.date(.dateAndTime(locale: "de"), earliest: "2026-01-01")])
/// ```
public struct DateLayout: Hashable, Sendable {
  /// The parts in order.
  let parts: [DatePart]
  /// The separator after each part but the last.
  let separators: [String]
  /// The boundary at each separator.
  let boundaries: [DateMark]
  /// The words for the halves of the day, if hours go to 12.
  let periods: DayPeriods?
  /// The first of the hundred years that two-digit years represent.
  let firstYear: Int
  /// The names of the locale; without it, the field reads those of English.
  private(set) var names: DateNames?
  /// A Boolean value that indicates whether the layout writes digits alone, and separators that have
  /// no other meaning.
  let isPlain: Bool

  init(
    _ parts: [DatePart], _ separators: [String], _ boundaries: [DateMark],
    periods: DayPeriods? = nil, firstYear: Int = 0
  ) {
    (self.parts, self.separators, self.boundaries) = (parts, separators, boundaries)
    (self.periods, self.firstYear) = (periods, firstYear)
    isPlain =
      periods == nil && boundaries.indices.allSatisfy { separators[$0].marks(boundaries[$0]) }
  }
}

extension DateLayout {
  /// Returns the layout of a date: `2024-02-29`.
  ///
  /// - Parameters:
  ///   - order: The order of day, month and year.
  ///   - separator: The character between them.
  ///   - firstYear: The first of the hundred years that two-digit years represent (`29.02.24`);
  ///     `nil` for four-digit years.
  public static func date(
    _ order: DateOrder = .yearMonthDay, separator: Character = "-",
    twoDigitYearsFrom firstYear: Int? = nil
  ) -> DateLayout {
    let (year, last) = years(areShort: firstYear != nil)
    let parts: [DatePart] =
      switch order {
      case .yearMonthDay: [year, .month, .day]
      case .dayMonthYear: [.day, .month, last]
      case .monthDayYear: [.month, .day, last]
      }
    let mark = String(separator)
    return DateLayout(parts, [mark, mark], [.date, .date], firstYear: firstYear ?? 0)
  }

  /// Returns the layout of a date as a locale writes it: `29.02.2024` in `de`, `02/29/2024` in
  /// `en`.
  ///
  /// - Parameter locale: A BCP 47 tag; an unknown locale uses `2024-02-29`. The calendar is
  ///   Gregorian.
  public static func date(locale: String) -> DateLayout {
    let (order, separator) = DateOrder.of(locale: locale)
    return .date(order, separator: separator).naming(DateNames(locale: locale))
  }

  /// Returns the layout of a month of a year: `02/2024`, or `2024-02`.
  ///
  /// - Parameters:
  ///   - order: The order of month and year; the year is first in `.yearMonthDay`.
  ///   - separator: The character between them.
  ///   - firstYear: The first of the hundred years that two-digit years represent; `nil` for
  ///     four-digit years.
  public static func month(
    _ order: DateOrder = .monthDayYear, separator: Character = "/",
    twoDigitYearsFrom firstYear: Int? = nil
  ) -> DateLayout {
    let (year, last) = years(areShort: firstYear != nil)
    return DateLayout(
      order == .yearMonthDay ? [year, .month] : [.month, last], [String(separator)], [.date],
      firstYear: firstYear ?? 0)
  }

  /// Returns the parts for a year that other parts follow, and for a year at the end.
  private static func years(areShort: Bool) -> (DatePart, last: DatePart) {
    areShort ? (.shortYear, .lastShortYear) : (.year, .year)
  }

  /// Returns the layout of a time of day: `12:30`, `12:30:59`, or `12:30 PM` with words for the
  /// halves of the day.
  ///
  /// - Parameters:
  ///   - seconds: A Boolean value that determines whether the time has seconds.
  ///   - separator: The character between the numbers.
  ///   - periods: The words for the halves of the day; `nil` for hours from 0 to 23.
  public static func time(
    seconds: Bool = false, separator: Character = ":", periods: DayPeriods? = nil
  ) -> DateLayout {
    var parts: [DatePart] = [.hour, .minute]
    if seconds { parts.append(.second) }
    var separators = Array(repeating: String(separator), count: parts.count - 1)
    var boundaries = Array(repeating: DateMark.time, count: parts.count - 1)
    if let periods {
      let index = periods.isFirst ? 0 : parts.count
      parts.insert(.dayPeriod, at: index)
      separators.insert(" ", at: min(index, separators.count))
      boundaries.insert(.join, at: min(index, boundaries.count))
    }
    return DateLayout(parts, separators, boundaries, periods: periods)
  }

  /// Returns the layout of a date and a time of day, with a space between them: `2024-02-29 12:30`.
  public static func dateAndTime(
    _ order: DateOrder = .yearMonthDay, separator: Character = "-", seconds: Bool = false,
    periods: DayPeriods? = nil
  ) -> DateLayout {
    .dateAndTime(
      .date(order, separator: separator), .time(seconds: seconds, periods: periods))
  }

  /// Returns the layout of two dates, with a dash between them: `2024-02-29 – 2024-03-31`.
  public static func dateRange(
    _ order: DateOrder = .yearMonthDay, separator: Character = "-"
  ) -> DateLayout {
    let date = DateLayout.date(order, separator: separator)
    return date.followed(by: date, " – ", .range)
  }

  /// Returns the layout of two dates as a locale writes them, with a dash between them.
  public static func dateRange(locale: String) -> DateLayout {
    let date = DateLayout.date(locale: locale)
    return date.followed(by: date, " – ", .range)
  }

  /// Returns the layout of a time of day as a locale writes it: `12:30` in `de`, `12:30 PM` in
  /// `en`, `오후 12:30` in `ko`.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag; an unknown locale uses `12:30`.
  ///   - seconds: A Boolean value that determines whether the time has seconds.
  public static func time(locale: String, seconds: Bool = false) -> DateLayout {
    .time(
      seconds: seconds, separator: timeSeparator(locale: locale),
      periods: DayPeriods(locale: locale)
    ).naming(DateNames(locale: locale))
  }

  /// Returns the layout with the names of a locale.
  package func naming(_ names: DateNames?) -> DateLayout {
    var layout = self
    layout.names = names
    return layout
  }

  /// Returns the separator of hours and minutes in a locale, or that of an unknown locale.
  package static func timeSeparator(locale: String) -> Character {
    let line = LocaleIdentifier(locale)?.value(in: SortedLines(DateTable.times))
    return line.map { Character(Unicode.Scalar($0[1])) } ?? ":"
  }

  /// Returns the layout of a date and a time of day as a locale writes them, with a space between
  /// them.
  public static func dateAndTime(locale: String, seconds: Bool = false) -> DateLayout {
    .dateAndTime(.date(locale: locale), .time(locale: locale, seconds: seconds))
  }

  /// Returns the layout of a date and a time of day in two layouts, with a space between them.
  package static func dateAndTime(_ date: DateLayout, _ time: DateLayout) -> DateLayout {
    date.followed(by: time, " ", .join)
  }

  private func followed(by other: DateLayout, _ separator: String, _ mark: DateMark) -> DateLayout {
    DateLayout(
      parts + other.parts, separators + [separator] + other.separators,
      boundaries + [mark] + other.boundaries, periods: other.periods, firstYear: firstYear
    ).naming(names)
  }
}

extension String {
  /// Returns whether a separator is spaces around one mark of a boundary, or spaces alone.
  fileprivate func marks(_ boundary: DateMark) -> Bool {
    var isMark: Bool?
    for scalar in unicodeScalars where !scalar.value.isWhiteSpace {
      if isMark != nil { return false }
      isMark = DateMark(scalar.value)?.contains(boundary) ?? false
    }
    return !isEmpty && isMark ?? true
  }
}
