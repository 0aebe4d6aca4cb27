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
  static let dayPeriod = DatePart(
    kind: .dayPeriod, digits: 1, range: Int(DatePart.morning)...Int(DatePart.afternoon))

  /// The values among a part's digits for the words for the halves of the day, and for the words'
  /// common prefix.
  static let (morning, afternoon, half): (UInt8, UInt8, UInt8) = (10, 11, 12)
}

extension DatePart {
  var isShortYear: Bool { kind == .year && digits == 2 }

  /// Returns whether digits are this part, or can become it with more digits.
  func admits(_ field: [UInt8]) -> Bool {
    if kind == .dayPeriod { return field.isEmpty || (field.count == 1 && field[0] >= 10) }
    if field.count > longest ?? digits || field.contains(where: { $0 >= 10 }) { return false }
    return field.count != digits || range.contains(field.number)
  }

  func isComplete(_ field: [UInt8]) -> Bool {
    field.count == digits && range.contains(field.number)
  }

  /// Returns the complete part for digits before a separator (`1` becomes `01`), or `nil` if they
  /// are not this part.
  func closed(_ field: [UInt8]) -> [UInt8]? {
    if isComplete(field) { return field }
    guard kind != .year, digits == 2, field.count == 1, range.contains(field.number) else {
      return nil
    }
    return [0] + field
  }

  /// Returns whether a digit can only be the second of this part: `4` as a day.
  func isSecond(_ digit: UInt8) -> Bool {
    digits == 2 && digit < 10 && Int(digit) * 10 > range.upperBound && range.contains(Int(digit))
  }
}

extension [UInt8] {
  /// The number that digits from 0 to 9 represent, or the value for a word; a large number in place
  /// of a larger one.
  var number: Int { reduce(0) { Swift.min($0, 99_999_999) * 10 + Int($1) } }
}
