public import TextInputIntercepter

extension Rule {
  /// Requires the finished text to match a regular expression of ICU (UTS #18), from its first scalar
  /// to its last.
  ///
  /// It judges as `Rule.matches` does, and is for what that cannot read: look-around, back-references,
  /// possessive repetitions, atomic groups, `\X`.
  ///
  /// ```swift
  /// let password = try Rule.matchesICU("(?=.*[0-9])(?=.*[a-z]).{8,}")
  /// ```
  ///
  /// ICU tells whether it looked at the end of a text before it gave up, and what it did is taken for a
  /// beginning: of a few patterns too much, of a few too little. A match that is not found within the
  /// limits of time and memory counts as a violation, whose message says so: `(a+)+$` needs years for
  /// forty letters.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression; not empty.
  ///   - options: How the pattern is read.
  ///   - timeLimit: The most *steps of ICU's engine* that one match may take, read as 1 if less: 10,000
  ///     saved states each, about a quarter of a millisecond. Counted, not timed, so that the
  ///     answer does not depend on how fast a machine is.
  ///   - onViolation: What happens to an edit that leads nowhere.
  /// - Throws: `PatternError` if the pattern cannot be read.
  /// - Complexity: What the pattern makes of it, within the limits. The compiled pattern is shared by
  ///   all copies of the rule and all threads.
  public static func matchesICU(
    _ pattern: String,
    options: PatternOptions = [],
    timeLimit: Int = 100,
    onViolation: ViolationPolicy = .reject
  ) throws(PatternError) -> Rule {
    .matches(
      try ICUPattern(pattern, options: options, timeLimit: timeLimit), onViolation: onViolation)
  }
}
