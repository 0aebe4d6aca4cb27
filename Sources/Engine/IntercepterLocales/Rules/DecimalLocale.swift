extension Rule {
  /// Accepts decimal numbers as a locale writes them.
  ///
  /// The rule judges the *whole* text after an edit. The field contains the locale's decimal
  /// separator and an ASCII minus sign. An insertion may also use other decimal and grouping
  /// separators: `1.234,50` in `de`, `1’234.50` in `de-CH`. It may contain the digits of other
  /// scripts, other minus signs and direction marks. The whole text determines the meaning of each
  /// mark, and an ambiguous text is rejected.
  ///
  /// ```swift
  /// let amount = Intercepter(rules: [.decimal(places: 2, locale: "de")])
  /// amount.sanitize("1.234,50")  // 1234,50
  /// ```
  ///
  /// This is `decimal` with the symbols of ``NumberSymbols``: it has the same identifier and the
  /// same violations.
  ///
  /// - Parameters:
  ///   - places: The maximum number of decimal places; 0 accepts only integers.
  ///   - locale: A BCP 47 tag, such as `pt-BR` or `ar-EG-u-nu-latn`, or an ICU locale identifier. A
  ///     locale that CLDR does not know gets the symbols of the root locale, `.` and `,`, so the
  ///     field still works; `NumberSymbols(locale:)` returns `nil` for it.
  ///   - integerDigits: The maximum number of digits before the separator, at least 1; `nil` for no
  ///     limit.
  ///   - digits: The accepted digits, and how they are written. With `.any`, the field uses the
  ///     separator of the locale's own digits, `٫` in `ar-EG`; otherwise, the locale's separator
  ///     for 0 to 9.
  ///   - negative: A Boolean value that indicates whether the number may begin with a minus sign.
  ///   - leadingZeros: The policy for redundant leading zeros.
  ///   - leadingSeparator: The policy for a separator with no digit before it.
  ///   - minimum: The smallest number allowed.
  ///   - maximum: The largest number allowed.
  ///   - onViolation: The policy for an edit that makes no such number.
  /// - Complexity: O(*n*) in the length of the text. A digit costs the same in every locale.
  public static func decimal(
    places: Int,
    locale: String,
    integerDigits: Int? = nil,
    digits: DigitPolicy = .normalized,
    negative: Bool = false,
    leadingZeros: LeadingZeroPolicy = .allow,
    leadingSeparator: LeadingSeparatorPolicy = .insertZero,
    minimum: DecimalNumber? = nil,
    maximum: DecimalNumber? = nil,
    onViolation: ViolationPolicy = .reject
  ) -> Rule {
    let marks = NumberMarks(locale: locale, digits)
    return .decimal(
      places: places, integerDigits: integerDigits, separator: marks.decimalSeparator,
      alternativeSeparators: marks.alternatives, groupingSeparators: marks.grouping,
      digits: digits, negative: negative, leadingZeros: leadingZeros,
      leadingSeparator: leadingSeparator, minimum: minimum, maximum: maximum,
      currency: marks.currency, onViolation: onViolation)
  }
}

/// The marks that a locale writes in numbers, and those that it accepts.
package struct NumberMarks {
  package let decimalSeparator: Character
  package let grouping: String
  /// The decimal separators of all locales and keyboards.
  package let alternatives: String
  /// The signs of the locale's currency, as `Rule.decimal` takes them.
  package let currency: String
  private static let spaces = " \u{A0}\u{2007}\u{2008}\u{2009}\u{202F}"
  private static let apostrophes = "'’"

  package init(locale: String, _ digits: DigitPolicy) {
    let native = NumberSymbols(locale: locale)
    let latin = NumberSymbols(locale: locale, usingASCIIDigits: true)
    let written = digits == .any ? native ?? latin : latin
    decimalSeparator = written?.decimalSeparator.first ?? "."
    // Iran writes decimals with a slash. The keyboard of Urdu has its full stop alone.
    let identifier = LocaleIdentifier(locale)
    let language = identifier?.language
    currency =
      identifier?.value(in: SortedLines(LocaleTable.currencySigns)).map {
        String(decoding: $0, as: UTF8.self)
      } ?? ""
    alternatives = ".,．，。٫،" + (language == "fa" ? "/" : language == "ur" ? "\u{6D4}" : "")
    // Money may be grouped otherwise: `1.234,50` in `de-AT`.
    var own: [String] = []
    for separator in [native, latin, latin?.ofAmounts].map({ $0?.groupingSeparator ?? "," })
    where !own.contains(separator) {
      own.append(separator)
    }
    // A point or a comma groups digits only if it is the locale's own grouping separator.
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
