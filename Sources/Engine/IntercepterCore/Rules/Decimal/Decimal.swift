/// The policy for redundant leading zeros of a number.
public enum LeadingZeroPolicy: String, Hashable, Sendable, CaseIterable {
  /// Keeps them: `007`.
  case allow
  /// Treats an edit that creates one as a violation.
  case reject
  /// Removes them, also during typing: `0` followed by `5` becomes `5`.
  case remove
}

/// The policy for a number that begins with its decimal separator.
public enum LeadingSeparatorPolicy: String, Hashable, Sendable, CaseIterable {
  /// Treats an edit that creates one as a violation.
  case reject
  /// Inserts a zero before the separator: `.5` becomes `0.5`.
  case insertZero
  /// Keeps it: `.5`.
  case allow
}

extension Rule {
  /// Accepts decimal numbers.
  ///
  /// The rule judges the *whole* text after an edit, wherever the edit was. With two places,
  /// `12.34` may become `192.34`, but `123456` may not become `1.23456`. If the text already has a
  /// fault, edits that do not worsen it are accepted.
  ///
  /// ```swift
  /// let amount = Rule.decimal(places: 2, maximum: "99999.99")
  /// ```
  ///
  /// White space around an inserted number is removed. A pasted whole text is read as a form reads
  /// it, with a currency and grouping separators: `$1,234.50` is 1234.50. Sanitizing never changes the value of a
  /// number: it drops no digits but zeros, and leaves a text that is not a number unchanged.
  ///
  /// The rule judges marked text during composition.
  ///
  /// - Parameters:
  ///   - places: The maximum number of decimal places; 0 accepts only integers.
  ///   - integerDigits: The maximum number of digits before the separator, at least 1; `nil` for no
  ///     limit.
  ///   - separator: The decimal separator; not a digit or a minus sign.
  ///   - alternativeSeparators: The characters that are replaced with `separator` when inserted.
  ///     So is `٫`, unless the digits are `.ascii`.
  ///   - groupingSeparators: The characters that may group the integer digits of an inserted
  ///     number, and are removed. They may include alternative separators: the whole text after the
  ///     edit then decides. With `","`, `1,234` is 1234 and `1,50` is 1.50. An ambiguous edit is
  ///     rejected.
  ///   - digits: The accepted digits, and how they are written.
  ///   - negative: A Boolean value that indicates whether the number may begin with a minus sign.
  ///     Other dashes and hyphens (`−`, `–`, `—`) become `-`. Direction marks beside it, from
  ///     right-to-left languages, are removed.
  ///   - leadingZeros: The policy for redundant leading zeros.
  ///   - leadingSeparator: The policy for a separator with no digit before it.
  ///   - minimum: The smallest number allowed. Validation reports a number that can still grow to
  ///     reach it (`5`, with a minimum of 10) as `.intermediate`.
  ///   - maximum: The largest number allowed.
  ///   - onViolation: The policy for an edit that makes no such number. `.amend` reads the whole
  ///     text as one number, with an optional currency, sign and white space around it
  ///     (`€ 1,234.50` pasted), and truncates only its decimals. If the text contains anything
  ///     else, or its number cannot be written by changing the insertion, the edit is rejected.
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
    leadingSeparator: LeadingSeparatorPolicy = .insertZero,
    minimum: DecimalNumber? = nil,
    maximum: DecimalNumber? = nil,
    onViolation: ViolationPolicy = .reject
  ) -> Rule {
    .decimal(
      places: places, integerDigits: integerDigits, separator: separator,
      alternativeSeparators: alternativeSeparators, groupingSeparators: groupingSeparators,
      digits: digits, negative: negative, leadingZeros: leadingZeros,
      leadingSeparator: leadingSeparator, minimum: minimum, maximum: maximum, currency: "",
      onViolation: onViolation)
  }

  /// `decimal(places:…)` with the signs of a locale's currency; see `LocalCurrency`.
  package static func decimal(
    places: Int, integerDigits: Int?, separator: Character, alternativeSeparators: String,
    groupingSeparators: String, digits: DigitPolicy, negative: Bool,
    leadingZeros: LeadingZeroPolicy, leadingSeparator: LeadingSeparatorPolicy,
    minimum: DecimalNumber?, maximum: DecimalNumber?, currency: String,
    onViolation: ViolationPolicy
  ) -> Rule {
    precondition(
      separator.onlyScalar != "-" && separator.decimalDigit == nil,
      "a digit or a minus sign cannot be a decimal separator")
    let format = DecimalFormat(
      places: max(0, places), integerDigits: integerDigits.map { max(1, $0) },
      separator: separator,
      // The Arabic decimal separator can mean nothing else.
      alternativeSeparators: alternativeSeparators + (digits == .ascii ? "" : "٫"),
      groupingSeparators: groupingSeparators, digits: digits, allowsNegative: negative,
      leadingZeros: leadingZeros, leadingSeparator: leadingSeparator,
      minimum: minimum, maximum: maximum, currency: currency)
    return Rule(
      DecimalRule(format, onViolation),
      reporting: Violation(.notANumber, of: "decimal", range: 0..<0),
      composition: .immediately, onViolation: onViolation)
  }
}

private final class DecimalRule: RuleObject, @unchecked Sendable {
  private let format: DecimalFormat
  private let onViolation: ViolationPolicy

  init(_ format: DecimalFormat, _ onViolation: ViolationPolicy) {
    self.format = format
    self.onViolation = onViolation
  }

  override var valueKind: ValueKind? { .number }
  override var decimalFormat: DecimalFormat? { format }
  override var reader: EditReader? { .value }

  override func value(of text: String) -> FieldValue? {
    format.number(text, tolerant: false).map { .number($0) }
  }

  override func written(_ text: String) -> String { format.written(text) }

  override func keepsNumber(of original: String, in text: String) -> Bool? {
    format.isNumber(original, writtenAs: text, orNone: onViolation.isAdvisory)
  }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    format.isFinished(utf8)
  }

  override func findFaults(in text: EditedText, _ faults: inout Faults) {
    format.findFaults(in: text, onViolation, &faults)
  }

  override func judge(_ proposal: Proposal) -> Verdict { format.judge(proposal, onViolation) }

  override func validity(of text: String) -> Validity { format.validity(of: text, onViolation) }

  override func sanitized(_ text: String, isAdvisory: Bool) -> String {
    // An advisory rule normalizes a text as if it were typed, and leaves one with a fault
    // unchanged.
    guard isAdvisory else { return format.sanitize(text) }
    guard case .amend(let state, _) = judge(Proposal(wholeText: text)) else { return text }
    return state.text
  }
}
