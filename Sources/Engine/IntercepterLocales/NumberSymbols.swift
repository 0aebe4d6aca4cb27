/// The symbols of decimal numbers in a locale, from CLDR.
///
/// ```swift
/// NumberSymbols(locale: "de-CH")?.groupingSeparator  // '
/// NumberSymbols(locale: "ar-EG")?.zeroDigit  // U+0660 ARABIC-INDIC DIGIT ZERO
/// NumberSymbols(locale: "tlh")  // nil: no data
/// ```
///
/// The symbols come from a table in the library, so that a phone, a browser and a server use the
/// same ones.
public struct NumberSymbols: Hashable, Sendable {
  /// The version of CLDR whose symbols these are.
  package static var versionOfCLDR: String { LocaleTable.version }

  /// The mark between the integer digits and the decimal places, such as `.`, `,` or `٫`.
  public internal(set) var decimalSeparator: String
  /// The mark between groups of integer digits, such as `,`, `.`, `’` or a narrow space.
  public internal(set) var groupingSeparator: String
  /// The sign of a negative number, such as `-` or `−`.
  ///
  /// In right-to-left languages, it includes an invisible direction mark.
  public internal(set) var minusSign: String
  /// The percent sign, such as `%` or `٪`.
  ///
  /// It may include an invisible direction mark.
  public internal(set) var percentSign: String
  /// The first of the locale's ten consecutive digits, usually `0`.
  ///
  /// `nil` if the digits are not consecutive scalars, as with ideographic digits.
  public internal(set) var zeroDigit: Unicode.Scalar?
  /// The number of digits in the last group of integer digits: 3, or 0 if digits are not grouped.
  public internal(set) var primaryGroupingSize: Int
  /// The number of digits in the other groups: 3, or 2 in India.
  public internal(set) var secondaryGroupingSize: Int
  /// The minimum number of digits before the first grouping separator.
  ///
  /// If it is 2, `1234` is not grouped, but `12.345` is. Many people who group digits ignore it.
  public internal(set) var minimumGroupingDigits: Int

  /// The texts before and after the digits of a percentage.
  package internal(set) var percentPrefix: String
  package internal(set) var percentSuffix: String
  package internal(set) var percentSecondaryGroupingSize: Int
  /// The separators of amounts of money, which differ from the others in `de-AT` and `fr-CH`.
  private var amountSeparators: [String] = []

  /// The symbols of amounts of money: `1.234,50` in `de-AT`, which writes `1 234,5` otherwise.
  package var ofAmounts: NumberSymbols {
    var symbols = self
    if amountSeparators.count == 2 {
      symbols.decimalSeparator = amountSeparators[0]
      symbols.groupingSeparator = amountSeparators[1]
      symbols.amountSeparators = []
    }
    return symbols
  }

  /// Creates the symbols of a locale.
  ///
  /// An unknown region is ignored: `de-US` is `de`. A script is not, unless it is the default
  /// script of the language. The result is `nil` if the language is unknown, or if its numbering
  /// system has no digits, such as Roman numerals.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, such as `pt-BR` or `ar-EG-u-nu-latn`, or ICU's form, such as `pt_BR`
  ///     or `ar_EG@numbers=latn`. The empty string is the root locale.
  ///   - usingASCIIDigits: Whether to use the locale's symbols for the digits 0 to 9. In `ar-EG`,
  ///     `.` then replaces `٫`.
  /// - Complexity: Some table searches, without allocations.
  public init?(locale: String, usingASCIIDigits: Bool = false) {
    guard let locale = LocaleIdentifier(locale) else { return nil }
    self.init(locale, usingASCIIDigits: usingASCIIDigits)
  }

  /// Creates ASCII symbols with groups of a size, or 0 for none.
  package init(groupingSize: Int) {
    (decimalSeparator, groupingSeparator, minusSign, percentSign) = (".", ",", "-", "%")
    (percentPrefix, percentSuffix) = ("", "%")
    zeroDigit = "0"
    minimumGroupingDigits = 1
    primaryGroupingSize = groupingSize
    secondaryGroupingSize = groupingSize
    percentSecondaryGroupingSize = groupingSize
  }

  package init?(_ locale: LocaleIdentifier, usingASCIIDigits: Bool) {
    guard let record = LocaleRecord(locale) else { return nil }
    let system = usingASCIIDigits ? "latn" : record.numberingSystem(for: locale.numberingSystem)
    guard let zero = Self.zero(of: system),
      let style = record.style(system) ?? LocaleRecord(LocaleIdentifier())?.style(system)
        ?? record.style("latn")
    else { return nil }
    // Unicode gives the numeric type Decimal only to digits in runs of ten (UAX #44).
    zeroDigit = DecimalDigits.value(of: zero) == 0 ? Unicode.Scalar(zero) : nil
    minimumGroupingDigits = record.minimumGroupingDigits
    func text(_ number: Int) -> String {
      style.field(number, separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
        ?? ""
    }
    // The sizes are the first three digits of the record.
    primaryGroupingSize = Int(style[0]) - 48
    secondaryGroupingSize = Int(style[1]) - 48
    percentSecondaryGroupingSize = Int(style[2]) - 48
    decimalSeparator = text(1)
    groupingSeparator = text(2)
    minusSign = text(3)
    percentSign = text(4)
    percentPrefix = text(5)
    percentSuffix = text(6)
    if style.field(7, separator: UInt8(ascii: "|")) != nil {
      amountSeparators = [text(7), text(8)]
    }
  }

  /// Returns the code point of a numbering system's first digit.
  ///
  /// `nil` if the name is unknown, or if the system has no digits, such as Roman numerals.
  private static func zero(of system: Subtag) -> UInt32? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { key in
      let count = system.write(to: key)
      return SortedLines(LocaleTable.numberingSystems)
        .value(for: UnsafeBufferPointer(rebasing: key[..<count]))?
        .reduce(0) { $0 << 4 | UInt32($1 < 0x41 ? $1 - 0x30 : $1 - 0x37) }
    }
  }
}
