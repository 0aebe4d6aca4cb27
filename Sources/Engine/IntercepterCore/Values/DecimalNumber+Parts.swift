extension DecimalNumber {
  /// The digits of the number without its sign and its decimal point, in ASCII: `12345` for
  /// -123.45, `0` for zero.
  ///
  /// With ``exponent`` and ``isNegative`` they give the exact value: ± digits × 10^exponent.
  /// `Decimal(string:)` and `Double(_:)` read ``description``.
  public var digits: String {
    let digits = description.drop { $0 == "-" || $0 == "0" || $0 == "." }.filter { $0 != "." }
    return digits.isEmpty ? "0" : digits
  }

  /// The power of ten to multiply ``digits`` with: -2 for 123.45, never above 0.
  public var exponent: Int {
    let text = description.utf8
    return text.firstIndex(of: UInt8(ascii: ".")).map { 1 - text[$0...].count } ?? 0
  }
}
