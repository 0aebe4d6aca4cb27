/// A part of a date or a time: a number of two or four digits, or a half of the day.
struct DatePart: Hashable, Sendable {
  enum Kind: Sendable {
    case year, month, day, hour, minute, second, dayPeriod

    var isDate: Bool { self == .year || self == .month || self == .day }
  }

  let kind: Kind
  /// The number of digits of the complete part.
  let digits: Int
  /// The allowed numbers.
  let range: ClosedRange<Int>
  /// The number of digits that may be typed: a two-digit year may be typed with its century.
  var longest: Int?

  static let year = DatePart(kind: .year, digits: 4, range: 1...9999)
  static let shortYear = DatePart(kind: .year, digits: 2, range: 0...99)
  /// A two-digit year at the end, where more digits cannot belong to another part.
  static let lastShortYear = DatePart(kind: .year, digits: 2, range: 0...99, longest: 4)
  static let month = DatePart(kind: .month, digits: 2, range: 1...12)
  static let day = DatePart(kind: .day, digits: 2, range: 1...31)
  static let hour = DatePart(kind: .hour, digits: 2, range: 0...23)
  static let hourOfHalf = DatePart(kind: .hour, digits: 2, range: 1...12)
  static let minute = DatePart(kind: .minute, digits: 2, range: 0...59)
  static let second = DatePart(kind: .second, digits: 2, range: 0...59)
  static let dayPeriod = DatePart(kind: .dayPeriod, digits: 0, range: 0...1)
}

extension DatePart {
  var isShortYear: Bool { kind == .year && digits == 2 }

  /// Returns whether digits are the beginning of this part, to which more digits have to be added:
  /// `3` as a day, but not `4`.
  func isBegun(by digits: some Collection<UInt8>) -> Bool {
    if kind == .year { return true }
    return digits.allSatisfy { $0 == 0 } || digits.number * 10 <= range.upperBound
  }

  /// Returns whether digits between separators are this part without its zero in front.
  func isShort(_ digits: some Collection<UInt8>) -> Bool {
    kind != .year && digits.count == 1 && range.contains(digits.number)
  }
}

extension Collection<UInt8> {
  /// The number that digits from 0 to 9 represent; a large number in place of a larger one.
  var number: Int { reduce(0) { Swift.min($0, 99_999_999) * 10 + Int($1) } }
}
