extension DateValue {
  /// Creates a value from ISO 8601: `2024-02-29`, `2024-02`, `12:30`, `12:30:59`,
  /// `2024-02-29T12:30` or `2024-02-29T12:30:59`.
  ///
  /// - Returns: `nil` if the text is anything else, or if the month does not have the day.
  public init?(iso8601 text: String) {
    let halves = Array(text.utf8)
      .split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
    func numbers(_ half: Int, separator: UInt8) -> [Int?] {
      guard half < halves.count else { return [] }
      return halves[half].split(separator: separator).map { $0.signedInteger }
    }
    let hasDate = halves[0].contains(UInt8(ascii: "-"))
    let date = hasDate ? numbers(0, separator: UInt8(ascii: "-")) : []
    let time = numbers(hasDate ? 1 : 0, separator: UInt8(ascii: ":"))
    guard (2...3).contains(date.count) || !hasDate,
      (2...3).contains(time.count) || hasDate && time.isEmpty, time.isEmpty || date.count != 2
    else { return nil }
    func component(_ numbers: [Int?], _ index: Int) -> Int? {
      index < numbers.count ? numbers[index] : nil
    }
    self.init(
      year: component(date, 0), month: component(date, 1), day: component(date, 2),
      hour: component(time, 0), minute: component(time, 1), second: component(time, 2))
    // Leading zeros, signs and anything else that is not ISO 8601 would be written differently.
    guard description == text, exists, 1...9999 ~= year ?? 1, 1...12 ~= month ?? 1,
      0...23 ~= hour ?? 0, 0...59 ~= minute ?? 0, 0...59 ~= second ?? 0
    else { return nil }
  }

  /// A Boolean value that indicates whether the month has the day; `true` if the value lacks
  /// either.
  public var exists: Bool {
    guard let month, let day else { return true }
    return 1...12 ~= month && 1...Self.numberOfDays(in: month, of: year ?? 2000) ~= day
  }

  /// Returns the number of days of a month in a year (Gregorian, ISO 8601).
  public static func numberOfDays(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension DateValue: Comparable {
  /// Returns whether the first value is earlier; a missing component counts as the first.
  public static func < (first: DateValue, second: DateValue) -> Bool {
    first.components < second.components
  }

  private var components: (Int, Int, Int, Int, Int, Int) {
    (year ?? 0, month ?? 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0)
  }
}

extension DateValue: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a value from an ISO 8601 literal.
  ///
  /// - Precondition: The literal is such a value. For external text, use ``init(iso8601:)``.
  public init(stringLiteral text: String) {
    guard let value = DateValue(iso8601: text) else {
      preconditionFailure(
        "this literal is not an ISO 8601 date or time such as 2024-02-29 or 12:30")
    }
    self = value
  }

  /// The value in ISO 8601.
  public var description: String {
    let date = [year.map { $0.padded(4) }, month.map { $0.padded(2) }, day.map { $0.padded(2) }]
      .compactMap { $0 }.joined(separator: "-")
    let time = [hour, minute, second].compactMap { $0?.padded(2) }.joined(separator: ":")
    return [date, time].filter { !$0.isEmpty }.joined(separator: "T")
  }
}
