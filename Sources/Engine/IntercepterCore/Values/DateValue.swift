/// A date, a time of day, or both, in the Gregorian calendar, as the value of a finished date
/// field.
///
/// A component that the field does not have is `nil`: a time of day has no year, and the expiry of
/// a card no day.
///
/// ```swift
/// Intercepter.date(locale: "de").dateValues(of: "29.02.2024")  // [2024-02-29]
/// ```
public struct DateValue: Hashable, Sendable {
  /// The year, 1 to 9999.
  public var year: Int?
  /// The month, 1 to 12.
  public var month: Int?
  /// The day of the month, 1 to 31.
  public var day: Int?
  /// The hour, 0 to 23.
  public var hour: Int?
  /// The minute, 0 to 59.
  public var minute: Int?
  /// The second, 0 to 59.
  public var second: Int?

  /// Creates a value from its components.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
    second: Int? = nil
  ) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }
}
