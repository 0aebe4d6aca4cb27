internal import CICU

/// What a locale writes a decimal number with, from libicu's copy of CLDR.
///
/// ```swift
/// NumberSymbols(locale: "de-CH")?.groupingSeparator  // ’
/// NumberSymbols(locale: "ar-EG")?.zeroDigit  // U+0660 ARABIC-INDIC DIGIT ZERO
/// NumberSymbols(locale: "tlh")  // nil: no data
/// ```
public struct NumberSymbols: Hashable, Sendable {
  /// What stands between the integer digits and the decimal places: `.` or `,` or `٫`.
  public let decimalSeparator: String
  /// What stands between groups of integer digits: `,` or `.` or `’` or a narrow space.
  public let groupingSeparator: String
  /// What a negative number begins with: `-` or `−`.
  ///
  /// In languages written from right to left, an invisible direction mark stands beside it.
  public let minusSign: String
  /// The first of the ten consecutive scalars that the locale's digits are, `0` in most; `nil` where
  /// they are no such run (ideographic digits are not).
  public let zeroDigit: Unicode.Scalar?

  /// Looks up the symbols of a locale; `nil` if libicu has no data for its language, or if its
  /// numbering system is one without symbols, such as Roman numerals.
  ///
  /// A region that is not known is passed over: `de-US` is `de`. Takes about 50 µs: keep the value.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, such as `pt-BR` or `ar-EG-u-nu-latn`, or ICU's own way of writing it:
  ///     `pt_BR`, `ar_EG@numbers=latn`. The empty text is the root locale.
  ///   - usingASCIIDigits: Whether to look up what the locale writes beside the digits 0 to 9: in
  ///     `ar-EG`, `.` takes the place of `٫`.
  public init?(locale: String, usingASCIIDigits: Bool = false) {
    func symbol(_ symbol: CICUNumberSymbol) -> String? {
      Self.symbol(symbol, of: locale, usingASCIIDigits)
    }
    guard let decimalSeparator = symbol(.decimalSeparator),
      let groupingSeparator = symbol(.groupingSeparator),
      let minusSign = symbol(.minusSign),
      let zeroDigit = symbol(.zeroDigit)
    else { return nil }
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.minusSign = minusSign
    // Unicode gives the numeric type Decimal only to digits that come in runs of ten (UAX #44).
    self.zeroDigit = zeroDigit.unicodeScalars.first { $0.properties.numericType == .decimal }
  }

  private static func symbol(
    _ symbol: CICUNumberSymbol, of locale: String, _ usingASCIIDigits: Bool
  ) -> String? {
    let capacity = 32
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      let length = cicu_number_symbol(
        locale, usingASCIIDigits, symbol, buffer.baseAddress, Int32(capacity))
      guard length > 0 else { return nil }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
  }
}
