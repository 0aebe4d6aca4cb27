/// The decimal digits that a field takes, and the form in which it keeps them.
public enum DigitPolicy: String, Hashable, Sendable, CaseIterable {
  /// `0` to `9`.
  case ascii
  /// The decimal digits of any script (general category Nd), as they were typed.
  case any
  /// The decimal digits of any script, kept as `0` to `9`: `１２３` and `١٢٣` become `123`.
  case normalized
}

extension Rule {
  /// Admits digits only.
  ///
  /// The rule judges marked text as it is composed, for nobody composes a digit out of letters.
  ///
  /// ```swift
  /// let rule = Rule.numbersOnly(.normalized)  // １２３ becomes 123, and 12a is refused
  /// ```
  ///
  /// - Parameters:
  ///   - digits: Which digits count, and how they are kept.
  ///   - onViolation: What happens to an edit that inserts anything else; `.amend` drops it.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func numbersOnly(
    _ digits: DigitPolicy = .ascii, onViolation: ViolationPolicy = .reject
  ) -> Rule {
    ClusterFilter(
      identifier: .numbersOnly, code: .notADigit, composition: .immediately,
      onViolation: onViolation,
      prefilter: .digitsOnly(orAny: digits == .any)
    ) { cluster in
      let (scalar, width) = cluster.text.scalar(at: cluster.range.lowerBound)
      guard width == cluster.range.count, digits != .ascii || width == 1,
        let digit = DecimalDigits.value(of: scalar)
      else { return .refuse }
      return digits == .normalized && width > 1 ? .rewrite(String(digit)) : .keep
    }.rule.reading(.digits)
  }
}
