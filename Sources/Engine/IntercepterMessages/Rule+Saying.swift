extension Rule {
  /// Returns the same rule with a custom sentence for all its violations.
  ///
  /// ```swift
  /// Rule.maxLength(10, in: .gb18030).saying("At most {limitWithUnit}, please.")
  /// ```
  ///
  /// `Violation.message` formats it with English plurals. `IntercepterMessages` uses the plurals
  /// and numbers of the reader's locale.
  ///
  /// - Parameter pattern: The sentence for all languages, with the arguments of ``RuleMessage``.
  public func saying(_ pattern: String) -> Rule { saying(RuleMessage(pattern)) }
}
