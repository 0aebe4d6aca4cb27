extension Rule {
  /// Admits decimal numbers as a locale writes them, judged as a *whole* after the edit.
  ///
  /// The field holds the locale's decimal separator, and a minus sign in ASCII. What else is typed or
  /// pasted is understood: the other separators, the marks between thousands (`1.234,50` in `de`,
  /// `1’234.50` in `de-CH`), the digits of other scripts, other minus signs, direction marks. The whole
  /// text says once which mark is which; what can be read in two ways is refused.
  ///
  /// ```swift
  /// let amount = Intercepter(rules: [.decimal(places: 2, locale: "de")])
  /// amount.sanitize("1.234,50")  // 1234,50
  /// ```
  ///
  /// It is `decimal` with the symbols of ``NumberSymbols``: the same violations, the same
  /// identifier.
  ///
  /// - Parameters:
  ///   - places: The most digits behind the separator; 0 admits integers only.
  ///   - locale: A BCP 47 tag, such as `pt-BR` or `ar-EG-u-nu-latn`, or ICU's own way of writing it. For
  ///     one that CLDR does not know, the symbols are those of the root locale, `.` and `,`: a field works
  ///     wherever it is; `NumberSymbols(locale:)` tells whether it is known.
  ///   - integerDigits: The most digits before the separator, at least 1; `nil` for any number of them.
  ///   - digits: Which digits count, and how they are kept. With `.any` the field holds the separator
  ///     that belongs to the locale's digits, `٫` in `ar-EG`; otherwise that which belongs to 0 to 9.
  ///   - negative: Whether the number may begin with a minus sign.
  ///   - leadingZeros: What happens to needless zeros at the front.
  ///   - leadingSeparator: What happens to a separator with no digit before it.
  ///   - minimum: The smallest number allowed.
  ///   - maximum: The largest number allowed.
  ///   - onViolation: What happens to an edit that makes no such number.
  /// - Complexity: O(*n*) in the length of the text; a digit costs what it costs in any locale.
  public static func decimal(
    places: Int,
    locale: String,
    integerDigits: Int? = nil,
    digits: DigitPolicy = .normalized,
    negative: Bool = false,
    leadingZeros: LeadingZeroPolicy = .allow,
    leadingSeparator: LeadingSeparatorPolicy = .reject,
    minimum: DecimalNumber? = nil,
    maximum: DecimalNumber? = nil,
    onViolation: ViolationPolicy = .reject
  ) -> Rule {
    let marks = NumberMarks(locale: locale, digits)
    return .decimal(
      places: places, integerDigits: integerDigits, separator: marks.decimalSeparator,
      alternativeSeparators: NumberMarks.alternatives, groupingSeparators: marks.grouping,
      digits: digits, negative: negative, leadingZeros: leadingZeros,
      leadingSeparator: leadingSeparator, minimum: minimum, maximum: maximum,
      onViolation: onViolation)
  }
}

/// The marks that a locale writes in numbers, and those that are understood beside them.
private struct NumberMarks {
  let decimalSeparator: Character
  let grouping: String

  /// The decimal separators of all locales and keyboards.
  static let alternatives = ".,．，。٫،"
  private static let spaces = " \u{A0}\u{2009}\u{202F}"
  private static let apostrophes = "'’"

  init(locale: String, _ digits: DigitPolicy) {
    let native = NumberSymbols(locale: locale)
    let latin = NumberSymbols(locale: locale, usingASCIIDigits: true)
    let written = digits == .any ? native ?? latin : latin
    decimalSeparator = written?.decimalSeparator.first ?? "."
    let own = [native, latin].map { $0?.groupingSeparator ?? "," }
    // What groups nowhere but where it is the locale's own: a point or a comma.
    grouping = own.map(Self.withFullWidth).joined() + Self.spaces + Self.apostrophes + "٬"
  }

  private static func withFullWidth(_ separator: String) -> String {
    switch separator {
    case ".": ".．"
    case ",": ",，"
    default: separator
    }
  }
}
