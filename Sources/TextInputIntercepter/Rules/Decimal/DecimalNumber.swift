/// An exact decimal number, as a bound of ``Rule/decimal(places:integerDigits:separator:alternativeSeparators:groupingSeparators:digits:negative:leadingZeros:leadingSeparator:minimum:maximum:onViolation:)``.
///
/// Written as an integer or as a string: `1000`, `"0.01"`. A binary fraction would not be exact, so `0.01` does not
/// compile, and the error suggests a string.
public struct DecimalNumber: Hashable, Sendable {
  /// Digits in ASCII, without leading zeros.
  private let integer: [UInt8]
  /// Digits in ASCII, without trailing zeros.
  private let fraction: [UInt8]
  /// Whether the number is below zero; zero is not.
  public let isNegative: Bool

  /// Creates a number from its digits in ASCII.
  init(isNegative: Bool, integer: [UInt8], fraction: [UInt8]) {
    self.integer = Array(integer[(integer.firstIndex { $0 != 0x30 } ?? integer.count)...])
    var digits = fraction
    while digits.last == 0x30 { digits.removeLast() }
    self.fraction = digits
    self.isNegative = isNegative && !(self.integer.isEmpty && digits.isEmpty)
  }

  /// Reads a number such as `-12.50`: ASCII digits, at most one point, and a leading minus sign.
  ///
  /// - Returns: `nil` where the text is no such number.
  public init?(_ text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let parts = text.utf8.dropFirst(isNegative ? 1 : 0)
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 &- 0x30 < 10 } }) else {
      return nil
    }
    self.init(
      isNegative: isNegative, integer: Array(parts[0]),
      fraction: parts.count > 1 ? Array(parts[1]) : [])
  }
}

extension DecimalNumber {
  /// The number of digits before the point, without zeros at the front.
  var integerDigitCount: Int { integer.count }

  /// The first two integer digits, or the only one, in the two bytes.
  var front: UInt16? {
    integer.first.map { UInt16($0) << 8 | (integer.count > 1 ? UInt16(integer[1]) : 0) }
  }

  /// The number without its sign.
  var magnitude: DecimalNumber {
    DecimalNumber(isNegative: false, integer: integer, fraction: fraction)
  }
}

extension DecimalNumber: Comparable {
  /// Whether the first number is the smaller one.
  public static func < (first: DecimalNumber, second: DecimalNumber) -> Bool {
    second.order(of: first) < 0
  }
}

extension DecimalNumber {
  /// The order of another number relative to this one: negative where it is smaller, positive where it
  /// is larger.
  func order(of number: DecimalNumber) -> Int {
    number.integer.withUnsafeBufferPointer { integer in
      number.fraction.withUnsafeBufferPointer { fraction in
        order(isNegative: number.isNegative, integer, fraction)
      }
    }
  }

  /// The order of a number in ASCII digits relative to this one.
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

  /// Compares digits as words are compared.
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

  /// Creates a number from a literal such as `"0.01"`, which must be one.
  public init(stringLiteral value: String) {
    guard let number = DecimalNumber(value) else {
      preconditionFailure("this literal is not a decimal number")
    }
    self = number
  }
}

@available(*, unavailable, message: "write a number with a point as a string: \"9999.99\" is exact")
extension DecimalNumber: ExpressibleByFloatLiteral {
  /// Does not exist: `1234567890123456.7` would be 1234567890123456.8, the nearest binary fraction.
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
