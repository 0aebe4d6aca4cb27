/// The treatment of needless zeros at the front of a number.
public enum LeadingZeroPolicy: String, Hashable, Sendable, CaseIterable {
  /// They stay: `007`.
  case allow
  /// An edit that makes one is a violation.
  case reject
  /// They go, also while typing: `0` and then `5` gives `5`.
  case remove
}

/// The treatment of a number that begins with its decimal separator.
public enum LeadingSeparatorPolicy: String, Hashable, Sendable, CaseIterable {
  /// An edit that makes one is a violation.
  case reject
  /// A zero is put before it: `.5` becomes `0.5`.
  case insertZero
  /// It stays: `.5`.
  case allow
}

extension Rule {
  /// Admits decimal numbers, judged as a *whole* after the edit, wherever the edit was.
  ///
  /// With two places, `12.34` may become `192.34`, and `123456` may not become `1.23456`. A fault that
  /// the text had already is no reason to refuse an edit that does not make it worse.
  ///
  /// ```swift
  /// let amount = Rule.decimal(places: 2, maximum: "99999.99")
  /// ```
  ///
  /// White space around an insertion that makes a number is left out. A number is never made another one:
  /// sanitizing leaves what is no number as it is, and cuts only zeros.
  ///
  /// Marked text is judged as it is composed.
  ///
  /// - Parameters:
  ///   - places: The most digits behind the separator; 0 admits integers only.
  ///   - integerDigits: The most digits before the separator, at least 1; `nil` for any number of them.
  ///   - separator: What stands between the two; not a digit, nor a minus sign.
  ///   - alternativeSeparators: What is understood as a separator where it is inserted, and written
  ///     as `separator`.
  ///   - groupingSeparators: What may group the integer digits of a number that is inserted, and is
  ///     left out; some of them may be alternative separators as well. The whole text that the edit
  ///     would make says which is meant: with `","`, `1,234` is 1234 and `1,50` is 1.50. Where that
  ///     cannot be determined, the edit is refused.
  ///   - digits: Which digits count, and how they are kept.
  ///   - negative: Whether the number may begin with a minus sign. Other dashes and hyphens (`−`, `–`, `—`) are
  ///     written as `-`, and the direction marks that languages written from right to left put beside
  ///     it are left out.
  ///   - leadingZeros: What happens to needless zeros at the front.
  ///   - leadingSeparator: What happens to a separator with no digit before it.
  ///   - minimum: The smallest number allowed. A smaller one may be on its way to a larger one (`5`,
  ///     where 10 is the minimum), so validation calls it `.intermediate`.
  ///   - maximum: The largest number allowed.
  ///   - onViolation: What happens to an edit that makes no such number. `.amend` takes the number
  ///     that the whole text says (`€ 1,234.50` pasted), with a currency, a sign and white space
  ///     around it, and cuts only its decimals; where the text says anything else, or what is inserted
  ///     has no place, the edit is refused.
  /// - Complexity: O(*n*) in the length of the text.
  public static func decimal(
    places: Int,
    integerDigits: Int? = nil,
    separator: Character = ".",
    alternativeSeparators: String = ".,．，。",
    groupingSeparators: String = "",
    digits: DigitPolicy = .ascii,
    negative: Bool = false,
    leadingZeros: LeadingZeroPolicy = .allow,
    leadingSeparator: LeadingSeparatorPolicy = .reject,
    minimum: DecimalNumber? = nil,
    maximum: DecimalNumber? = nil,
    onViolation: ViolationPolicy = .reject
  ) -> Rule {
    precondition(
      separator != "-" && separator.decimalDigit == nil,
      "a digit or a minus sign cannot be a decimal separator")
    let format = DecimalFormat(
      places: max(0, places), integerDigits: integerDigits.map { max(1, $0) },
      separator: separator,
      alternativeSeparators: Set(alternativeSeparators),
      groupingSeparators: Set(groupingSeparators.filter { $0 != separator }),
      digits: digits, allowsNegative: negative,
      leadingZeros: leadingZeros, leadingSeparator: leadingSeparator,
      minimum: minimum, maximum: maximum)
    var rule = Rule(
      "decimal",
      composition: .immediately,
      validate: { format.validity(of: $0, onViolation) },
      // A soft rule writes a text as if it were typed, and leaves alone what has a fault.
      sanitize: onViolation.isAdvisory ? nil : format.sanitize,
      judge: { format.judge($0, onViolation) }
    ).prefiltered(
      by: .decimal(ASCIIDecimal(format)),
      refusing: onViolation.quickRefusal(Violation(.notANumber, range: 0..<0))
    ).with(onViolation)
    rule.keepsNumber = { format.isNumber($0, writtenAs: $1, orNone: onViolation.isAdvisory) }
    return rule.reading(.number(format))
  }
}
