/// The words for the halves of a day: `AM` and `PM`, `午前` and `午後`.
public struct DayPeriods: Hashable, Sendable {
  /// The word from midnight to noon.
  public let morning: String
  /// The word from noon to midnight.
  public let afternoon: String
  /// A Boolean value that indicates whether the word precedes the time.
  public let isFirst: Bool

  /// Creates the words.
  public init(_ morning: String = "AM", _ afternoon: String = "PM", isFirst: Bool = false) {
    (self.morning, self.afternoon, self.isFirst) = (morning, afternoon, isFirst)
  }
}

extension DayPeriods {
  /// Creates the words of a locale with 12-hour time (CLDR): `오전` and `오후` in `ko`; `nil` for other
  /// locales.
  ///
  /// - Parameter locale: A BCP 47 tag.
  public init?(locale: String) {
    guard let line = LocaleIdentifier(locale)?.value(in: SortedLines(DateTable.times)),
      line[0] != UInt8(ascii: "-"), let slash = line.firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    self.init(
      String(decoding: line[2..<slash], as: UTF8.self),
      String(decoding: line[(slash + 1)...], as: UTF8.self), isFirst: line[0] == UInt8(ascii: "<"))
  }

  /// Returns the word for a half of the day.
  func word(isAfternoon: Bool) -> String { isAfternoon ? afternoon : morning }
}
