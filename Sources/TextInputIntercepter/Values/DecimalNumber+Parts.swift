extension DecimalNumber {
  /// The digits of the number without its sign and its point, in ASCII: `12345` of -123.45, `0` of zero.
  ///
  /// With ``exponent`` and ``isNegative`` they are the exact value: ± digits × 10^exponent. `Decimal(string:)`
  /// and `Double(_:)` read ``description``.
  public var digits: String {
    let digits = description.drop { $0 == "-" || $0 == "0" || $0 == "." }.filter { $0 != "." }
    return digits.isEmpty ? "0" : digits
  }

  /// The power of ten that the ``digits`` count: -2 of 123.45, never above 0.
  public var exponent: Int {
    let text = description.utf8
    return text.firstIndex(of: UInt8(ascii: ".")).map { 1 - text[$0...].count } ?? 0
  }
}

#if !hasFeature(Embedded)
  extension DecimalNumber: Codable {
    /// Reads a number from a string such as `"-12.50"`.
    public init(from decoder: any Decoder) throws {
      self = try decoder.written("a decimal number in a string, such as \"-12.50\"") {
        DecimalNumber($0)
      }
    }

    /// Writes the number as a string, for other programs read a number of JSON as a binary one.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }
#endif
