/// An exact decimal number, as a bound of ``Rule/decimal(places:integerDigits:separator:alternativeSeparators:groupingSeparators:digits:negative:leadingZeros:leadingSeparator:minimum:maximum:onViolation:)``.
///
/// Written as an integer or as a string: `1000`, `"0.01"`. A binary fraction would not be exact.
public struct DecimalNumber: Hashable, Sendable {
  /// Without leading zeros.
  private let integer: [UInt8]
  /// Without trailing zeros.
  private let fraction: [UInt8]
  /// Zero is not negative.
  let isNegative: Bool

  init(isNegative: Bool, integer: some Sequence<UInt8>, fraction: some Sequence<UInt8>) {
    self.integer = Array(integer.drop { $0 == 0 })
    var digits = Array(fraction)
    while digits.last == 0 { digits.removeLast() }
    self.fraction = digits
    self.isNegative = isNegative && !(self.integer.isEmpty && digits.isEmpty)
  }

  /// Reads a number such as `-12.50`: ASCII digits, at most one point, and a leading minus sign.
  ///
  /// - Returns: `nil` where the text is no such number.
  public init?(_ text: String) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.map { part in part.utf8.map { $0 &- 48 } }
    guard digits.allSatisfy({ $0.allSatisfy { $0 < 10 } }), !digits[0].isEmpty,
      digits.count == 1 || !digits[1].isEmpty
    else { return nil }
    self.init(
      isNegative: isNegative, integer: digits[0], fraction: digits.count > 1 ? digits[1] : [])
  }
}

extension DecimalNumber {
  /// How many digits there are before the point, without zeros at the front.
  var integerDigitCount: Int { integer.count }

  /// The number without its sign.
  var magnitude: DecimalNumber {
    DecimalNumber(isNegative: false, integer: integer, fraction: fraction)
  }
}

extension DecimalNumber: Comparable {
  /// Whether the first number is the smaller one.
  public static func < (first: DecimalNumber, second: DecimalNumber) -> Bool {
    if first.isNegative != second.isNegative { return first.isNegative }
    return first.isNegative
      ? second.isSmallerInMagnitude(than: first) : first.isSmallerInMagnitude(than: second)
  }

  private func isSmallerInMagnitude(than other: DecimalNumber) -> Bool {
    if integer.count != other.integer.count { return integer.count < other.integer.count }
    if integer != other.integer { return integer.lexicographicallyPrecedes(other.integer) }
    return fraction.lexicographicallyPrecedes(other.fraction)
  }
}

extension DecimalNumber {
  /// How a number in ASCII digits lies to this one: negative where it is smaller.
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
    if order == 0 { order = Self.order(integer, from: zeros, to: integer.count, self.integer) }
    if order == 0 { order = Self.order(fraction, from: 0, to: places, self.fraction) }
    return isBelowZero ? -order : order
  }

  /// Compares digits in ASCII with digits, as words are compared.
  private static func order(
    _ digits: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ others: [UInt8]
  ) -> Int {
    for index in 0..<min(end &- start, others.count) {
      let (digit, other) = (digits[start &+ index] &- 0x30, others[index])
      if digit != other { return digit < other ? -1 : 1 }
    }
    return end &- start &- others.count
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a number from an integer literal.
  public init(integerLiteral value: Int) {
    self.init(
      isNegative: value < 0, integer: String(value.magnitude).utf8.map { $0 &- 48 }, fraction: [])
  }

  /// Creates a number from a literal such as `"0.01"`, which must be one.
  public init(stringLiteral value: String) {
    guard let number = DecimalNumber(value) else {
      preconditionFailure("this literal is not a decimal number")
    }
    self = number
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number, with `.` as its separator.
  public var description: String {
    let whole = integer.isEmpty ? "0" : Self.text(integer)
    return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + Self.text(fraction))
  }

  private static func text(_ digits: [UInt8]) -> String {
    String(decoding: digits.map { $0 + 48 }, as: UTF8.self)
  }
}
