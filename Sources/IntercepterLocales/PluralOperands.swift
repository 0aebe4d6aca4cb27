/// The operands of plural rules for a number (UTS #35, part 3, section 5.1).
package struct PluralOperands: Hashable, Sendable {
  /// `i`: the integer digits as a number.
  ///
  /// More than 18 digits are shortened to a 1 and the last 18, also in fractions. No rule
  /// distinguishes the two.
  let integer: UInt64
  /// `v` and `w`: the number of visible fraction digits, with and without trailing zeros.
  let visibleDigits: UInt64
  let significantDigits: UInt64
  /// `f` and `t`: the fraction digits as numbers, with and without trailing zeros.
  let visibleFraction: UInt64
  let significantFraction: UInt64

  /// Creates the operands of an integer.
  package init(_ number: Int) {
    let magnitude = UInt64(number.magnitude)
    integer = magnitude < Self.bound ? magnitude : magnitude % Self.bound + Self.bound
    (visibleDigits, significantDigits, visibleFraction, significantFraction) = (0, 0, 0, 0)
  }

  /// Creates the operands of a number in text form, such as `-1.50`.
  ///
  /// `nil` for text other than ASCII digits with at most one decimal point and an optional leading
  /// minus sign.
  package init?(_ text: String) {
    let parts = text.utf8.drop { $0 == UInt8(ascii: "-") }
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy { $0 &- 48 < 10 } }), !parts[0].isEmpty else {
      return nil
    }
    let fraction = parts.count > 1 ? parts[1] : parts[0].dropFirst(parts[0].count)
    let zeros = fraction.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    integer = Self.value(of: parts[0])
    visibleDigits = UInt64(fraction.count)
    significantDigits = UInt64(fraction.count - zeros)
    visibleFraction = Self.value(of: fraction)
    significantFraction = Self.value(of: fraction.dropLast(zeros))
  }

  /// The smallest number of more than 18 digits.
  private static var bound: UInt64 { 1_000_000_000_000_000_000 }

  private static func value(of digits: Substring.UTF8View.SubSequence) -> UInt64 {
    let digits = digits.drop { $0 == UInt8(ascii: "0") }
    let value = digits.suffix(18).reduce(0) { $0 * 10 + UInt64($1 - 48) }
    return digits.count > 18 ? value + bound : value
  }

  /// The value of an operand by its letter, or `nil` for `n` if the number is not an integer.
  subscript(letter: UInt8) -> UInt64? {
    switch letter {
    case UInt8(ascii: "n"): significantFraction == 0 ? integer : nil
    case UInt8(ascii: "i"): integer
    case UInt8(ascii: "v"): visibleDigits
    case UInt8(ascii: "w"): significantDigits
    case UInt8(ascii: "f"): visibleFraction
    case UInt8(ascii: "t"): significantFraction
    // The exponent of a compact number, such as 1M. There are none here.
    default: 0
    }
  }
}
