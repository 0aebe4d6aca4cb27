/// A bound of a date: a fixed value, or a date relative to today.
///
/// ```swift
/// Intercepter.date(locale: "de", latest: "-18 years")   // at least 18 years old
/// Intercepter.expiry(earliest: "today")
/// ```
///
/// The month that a number of months or years leads to may lack the day. Its last day is meant then:
/// a year before 2024-02-29 is 2023-02-28.
public enum DateBound: Hashable, Sendable {
  /// A fixed value.
  case date(DateValue)
  /// A number of days, months or years after today; before it, if the number is negative. At most
  /// 99,999 count.
  case today(_ offset: Int = 0, Unit = .days)

  /// The greatest number of units, which has five digits.
  package static let greatestOffset = 99_999

  /// What an offset counts.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case days, months, years
  }

  /// Creates a bound from its text: ISO 8601, `today`, `-18 years`, `+1 month`.
  ///
  /// - Returns: `nil` for other texts, and for offsets of more than five digits.
  public init?(_ text: String) {
    // Code size: comparisons of strings link tables of normal forms.
    if let value = DateValue(iso8601: text) {
      self = .date(value)
    } else if text.hasSameScalars(as: "today") {
      self = .today()
    } else {
      let words = Array(text.utf8)
        .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      guard words.count == 2, words[0].count <= 6,
        words[0].first == UInt8(ascii: "+") || words[0].first == UInt8(ascii: "-"),
        let offset = words[0].signedInteger,
        let unit = Unit.allCases.first(where: {
          words[1].elementsEqual($0.rawValue.utf8) || words[1].elementsEqual($0.singular.utf8)
        })
      else { return nil }
      self = .today(offset, unit)
    }
  }

  /// Returns the value of the bound on a day.
  ///
  /// - Complexity: O(1) for months and years, O(*n*) in the number of days.
  public func value(today: DateValue) -> DateValue {
    switch self {
    case .date(let value): return value
    case .today(let number, let unit):
      let offset = max(-Self.greatestOffset, min(Self.greatestOffset, number))
      let (year, day) = (today.year ?? 1, today.day ?? 1)
      let months = unit == .days ? 0 : unit == .months ? offset : 12 * offset
      let month = max(12, min(9999 * 12 + 11, year * 12 + (today.month ?? 1) - 1 + months))
      var value = DateValue(year: month / 12, month: month % 12 + 1)
      value.day = min(day, value.numberOfDays)
      if unit == .days { value.move(by: offset) }
      return value
    }
  }
}

extension DateBound.Unit {
  /// The name of one.
  fileprivate var singular: String {
    switch self {
    case .days: "day"
    case .months: "month"
    case .years: "year"
    }
  }
}

extension DateValue {
  /// The number of days of the month.
  fileprivate var numberOfDays: Int { Self.numberOfDays(in: month ?? 1, of: year ?? 1) }

  /// Moves a date by a number of days, at most to the first or the last of all.
  fileprivate mutating func move(by days: Int) {
    var day = (day ?? 1) + days
    var month = (year ?? 1) * 12 + (self.month ?? 1) - 1
    func length() -> Int { Self.numberOfDays(in: month % 12 + 1, of: month / 12) }
    while day < 1, month > 12 {
      month -= 1
      day += length()
    }
    while day > length(), month < 9999 * 12 + 11 {
      day -= length()
      month += 1
    }
    self = DateValue(
      year: month / 12, month: month % 12 + 1, day: max(1, min(day, length())))
  }
}

extension DateBound: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a bound from a literal.
  ///
  /// - Precondition: The literal is such a text. For external text, use ``init(_:)``.
  public init(stringLiteral text: String) {
    guard let bound = DateBound(text) else {
      preconditionFailure("this literal is not a date such as 2024-02-29, “today” or “-18 years”")
    }
    self = bound
  }

  /// The bound as ``init(_:)`` reads it.
  public var description: String {
    switch self {
    case .date(let value): value.description
    case .today(0, _): "today"
    case .today(let offset, let unit):
      "\(offset > 0 ? "+" : "")\(offset) \(offset.magnitude == 1 ? unit.singular : unit.rawValue)"
    }
  }
}
