/// The symbols that a locale writes decimal numbers with, from CLDR.
///
/// ```swift
/// NumberSymbols(locale: "de-CH")?.groupingSeparator  // ’
/// NumberSymbols(locale: "ar-EG")?.zeroDigit  // U+0660 ARABIC-INDIC DIGIT ZERO
/// NumberSymbols(locale: "tlh")  // nil: no data
/// ```
///
/// The symbols come from a table, so that a phone, a browser and a server have the same.
public struct NumberSymbols: Hashable, Sendable {
  /// The mark between the integer digits and the decimal places: `.` or `,` or `٫`.
  public let decimalSeparator: String
  /// The mark between groups of integer digits: `,` or `.` or `’` or a narrow space.
  public let groupingSeparator: String
  /// The sign that a negative number begins with: `-` or `−`.
  ///
  /// In languages written from right to left, an invisible direction mark stands beside it.
  public let minusSign: String
  /// The sign of a percentage: `%` or `٪`, perhaps with an invisible direction mark.
  public let percentSign: String
  /// The first of the ten consecutive scalars that the locale's digits are, `0` in most; `nil` where
  /// they are no such run (ideographic digits are not).
  public let zeroDigit: Unicode.Scalar?
  /// The number of digits in the last group of integer digits: 3, or 0 where digits are not grouped.
  public let primaryGroupingSize: Int
  /// The number of digits in the other groups: 3, or 2 in India.
  public let secondaryGroupingSize: Int
  /// The fewest digits that stand before the first grouping separator.
  ///
  /// With 2, `1234` is not grouped, and `12.345` is. Not everybody who groups digits minds it.
  public let minimumGroupingDigits: Int

  /// The texts before and behind the digits of a percentage.
  package let percentPrefix: String
  package let percentSuffix: String
  package let percentSecondaryGroupingSize: Int

  /// Looks up the symbols of a locale; `nil` if its language is not known, or if its numbering system
  /// is one without digits, such as Roman numerals.
  ///
  /// A region that is not known is passed over: `de-US` is `de`. A script is not, unless it is the
  /// language's usual one.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, such as `pt-BR` or `ar-EG-u-nu-latn`, or ICU's own way of writing it:
  ///     `pt_BR`, `ar_EG@numbers=latn`. The empty text is the root locale.
  ///   - usingASCIIDigits: Whether to look up what the locale writes beside the digits 0 to 9: in
  ///     `ar-EG`, `.` takes the place of `٫`.
  /// - Complexity: Some searches in tables; nothing is allocated.
  public init?(locale: String, usingASCIIDigits: Bool = false) {
    guard let locale = LocaleIdentifier(locale) else { return nil }
    self.init(locale, usingASCIIDigits: usingASCIIDigits)
  }

  /// Those of ASCII, in groups of a size; 0 for none.
  init(groupingSize: Int) {
    (decimalSeparator, groupingSeparator, minusSign, percentSign) = (".", ",", "-", "%")
    (percentPrefix, percentSuffix) = ("", "%")
    zeroDigit = "0"
    minimumGroupingDigits = 1
    primaryGroupingSize = groupingSize
    secondaryGroupingSize = groupingSize
    percentSecondaryGroupingSize = groupingSize
  }

  init?(_ locale: LocaleIdentifier, usingASCIIDigits: Bool) {
    guard let record = LocaleRecord(locale) else { return nil }
    let system = usingASCIIDigits ? "latn" : record.numberingSystem(for: locale.numberingSystem)
    guard let zero = Self.zero(of: system),
      let style = record.style(system) ?? LocaleRecord(LocaleIdentifier())?.style(system)
        ?? record.style("latn")
    else { return nil }
    // Unicode gives the numeric type Decimal only to digits that come in runs of ten (UAX #44).
    zeroDigit = DecimalDigits.value(of: zero) == 0 ? Unicode.Scalar(zero) : nil
    minimumGroupingDigits = record.minimumGroupingDigits
    func text(_ number: Int) -> String {
      style.field(number, separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
        ?? ""
    }
    // Three digits.
    primaryGroupingSize = Int(style[0]) - 48
    secondaryGroupingSize = Int(style[1]) - 48
    percentSecondaryGroupingSize = Int(style[2]) - 48
    decimalSeparator = text(1)
    groupingSeparator = text(2)
    minusSign = text(3)
    percentSign = text(4)
    percentPrefix = text(5)
    percentSuffix = text(6)
  }

  /// The code point of a numbering system's first digit; `nil` for a name that is not known, or one of
  /// a system without digits: Roman numerals, for one.
  private static func zero(of system: Subtag) -> UInt32? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { key in
      let count = system.write(to: key)
      return SortedLines(LocaleTable.numberingSystems)
        .value(for: UnsafeBufferPointer(rebasing: key[..<count]))?
        .reduce(0) { $0 << 4 | UInt32($1 < 0x41 ? $1 - 0x30 : $1 - 0x37) }
    }
  }
}
