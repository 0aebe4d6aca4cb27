// Code size: the initializers of `Int` read texts of any collection, with any radix.

extension Collection<UInt8> {
  /// The number that ASCII digits behind an optional sign represent, or `nil` if the text is not one,
  /// or if the number is too great.
  package var signedInteger: Int? {
    switch first {
    case UInt8(ascii: "-"): dropFirst().integer(isNegative: true)
    case UInt8(ascii: "+"): dropFirst().integer(isNegative: false)
    default: integer(isNegative: false)
    }
  }

  /// Returns the number that ASCII digits represent, or `nil` if the text is not one, or if the
  /// number is too great.
  package func integer(isNegative: Bool) -> Int? {
    if isEmpty { return nil }
    var number = 0
    for byte in self {
      let (tens, isTooGreat) = number.multipliedReportingOverflow(by: 10)
      let digit = Int(byte) - 0x30
      let (sum, isGreater) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooGreat || isGreater || !byte.isASCIIDigit { return nil }
      number = sum
    }
    return number
  }
}
