/// An exact decimal number, such as a bound of
/// ``Rule/decimal(places:integerDigits:separator:alternativeSeparators:groupingSeparators:digits:negative:leadingZeros:leadingSeparator:minimum:maximum:onViolation:)``.
///
/// Write it as an integer or string literal: `1000`, `"0.01"`. Binary fractions are not exact, so
/// `0.01` does not compile, and the error suggests a string.
public struct DecimalNumber: Hashable, Sendable {
  /// The integer part in ASCII digits, without leading zeros.
  private let integer: [UInt8]
  /// The decimals in ASCII digits, without trailing zeros.
  private let fraction: [UInt8]
  /// A Boolean value that indicates whether the number is less than zero.
  public let isNegative: Bool

  /// Creates a number from its ASCII digits.
  init(isNegative: Bool, integer: [UInt8], fraction: [UInt8]) {
    self.integer = Array(integer[(integer.firstIndex { $0 != 0x30 } ?? integer.count)...])
    var digits = fraction
    while digits.last == 0x30 { digits.removeLast() }
    self.fraction = digits
    self.isNegative = isNegative && !(self.integer.isEmpty && digits.isEmpty)
  }

  /// Creates a number from text such as `-12.50`: ASCII digits, an optional minus sign before them
  /// and an optional point between them.
  ///
  /// - Returns: `nil` if the text has another form.
  public init?(_ text: String) {
    let number = text.withUTF8Bytes { text -> DecimalNumber? in
      guard let parts = NumberParts(ascii: text, separator: UInt8(ascii: ".")),
        parts.integerCount > 0, parts.separatorRange == nil || parts.fractionCount > 0
      else { return nil }
      return DecimalNumber(parts, in: text)
    }
    guard let number else { return nil }
    self = number
  }
}

extension DecimalNumber {
  /// Creates a number from text in the digits of any script, with an optional minus sign, which may
  /// be any dash.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - separator: The decimal separator.
  /// - Returns: `nil` if the text has another form, or no digits.
  public init?(_ text: String, separator: Character) {
    let format = DecimalFormat(separator: separator, digits: .any)
    guard let number = format.number(text, tolerant: true) else { return nil }
    self = number
  }

  /// Creates the number that was read from a text, or `nil` if it has no digits.
  init?(_ parts: NumberParts, in text: UnsafeBufferPointer<UInt8>) {
    func digits(_ range: Range<Int>) -> [UInt8] {
      let digits = UnsafeBufferPointer(rebasing: text[range])
      return parts.isASCII ? Array(digits) : digits.string.asciiDigits
    }
    guard parts.hasDigits else { return nil }
    self.init(
      isNegative: parts.sign != nil, integer: digits(parts.integer),
      fraction: digits(parts.fraction))
  }
}

extension DecimalFormat {
  /// Returns the value of a text that is a number.
  func number(_ text: String, tolerant: Bool) -> DecimalNumber? {
    text.withUTF8Bytes { bytes in
      guard case .number(let parts) = read(bytes, tolerant: tolerant) else { return nil }
      return DecimalNumber(parts, in: bytes)
    }
  }
}

extension DecimalNumber: Comparable {
  /// Returns whether the first number is less than the second.
  public static func < (first: DecimalNumber, second: DecimalNumber) -> Bool {
    second.order(of: first) < 0
  }
}

extension DecimalNumber {
  /// Returns whether the number is positive and has more digits before the decimal point.
  @inline(__always)
  func hasMoreIntegerDigits(than count: Int) -> Bool { !isNegative && integer.count > count }

  /// Compares another number with this one.
  ///
  /// - Returns: A negative value if the other number is smaller, a positive one if it is larger.
  func order(of number: DecimalNumber) -> Int {
    number.integer.withUnsafeBufferPointer { integer in
      number.fraction.withUnsafeBufferPointer { fraction in
        order(isNegative: number.isNegative, integer, fraction)
      }
    }
  }

  /// Compares a number in ASCII digits with this one.
  func order(
    isNegative: Bool, _ integer: UnsafeBufferPointer<UInt8>, _ fraction: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var zeros = 0
    while zeros < integer.count, integer[zeros] == 0x30 { zeros &+= 1 }
    var places = fraction.count
    while places > 0, fraction[places &- 1] == 0x30 { places &-= 1 }
    let isBelowZero = isNegative && (zeros < integer.count || places > 0)
    if isBelowZero != self.isNegative { return isBelowZero ? -1 : 1 }
    var order = integer.count &- zeros &- self.integer.count
    if order == 0 { order = Self.order(integer[zeros...], self.integer) }
    if order == 0 { order = Self.order(fraction[..<places], self.fraction) }
    return isBelowZero ? -order : order
  }

  /// Compares digits lexicographically.
  private static func order(_ digits: Slice<UnsafeBufferPointer<UInt8>>, _ others: [UInt8]) -> Int {
    for (digit, other) in zip(digits, others) where digit != other {
      return digit < other ? -1 : 1
    }
    return digits.count &- others.count
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a number from an integer literal.
  public init(integerLiteral value: Int) {
    self.init(
      isNegative: value < 0, integer: Array(String(value.magnitude).utf8), fraction: [])
  }

  /// Creates a number from a string literal such as `"0.01"`; traps for any other text.
  public init(stringLiteral value: String) {
    guard let number = DecimalNumber(value) else {
      preconditionFailure("this literal is not a decimal number")
    }
    self = number
  }
}

@available(*, unavailable, message: "write a number with a point as a string: \"9999.99\" is exact")
extension DecimalNumber: ExpressibleByFloatLiteral {
  /// Unavailable, because `1234567890123456.7` would become the nearest binary fraction,
  /// 1234567890123456.8.
  public init(floatLiteral value: Double) { self.init(integerLiteral: 0) }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number, with `.` as its separator.
  public var description: String {
    let whole = integer.isEmpty ? "0" : String(decoding: integer, as: UTF8.self)
    let places = fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self)
    return (isNegative ? "-" : "") + whole + places
  }
}
