public import TextInputIntercepter

extension Rule {
  /// Requires the finished text to match an ICU regular expression (UTS #18) from its first scalar
  /// to its last.
  ///
  /// It works like `Rule.matches`, and also supports lookaround, backreferences, possessive
  /// quantifiers, atomic groups and `\X`.
  ///
  /// ```swift
  /// let password = try Rule.matchesICU("(?=.*[0-9])(?=.*[a-z]).{8,}")
  /// ```
  ///
  /// ICU reports whether it reached the end of a text before it failed, and such a text is accepted
  /// as the beginning of a match. For a few patterns this accepts too much, for a few too little.
  /// If a match exceeds the limit of time or memory, the text is a violation whose message says so:
  /// `(a+)+$` needs years for forty letters.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression, not empty.
  ///   - options: Options that change how the pattern is read.
  ///   - timeLimit: The maximum number of *steps of ICU's engine* for one match; less than 1 means
  ///     1. A step is 10,000 saved states, about a quarter of a millisecond. It is counted, not
  ///     timed, so the answer does not depend on the machine's speed.
  ///   - onViolation: The policy for an edit after which the text can no longer match.
  /// - Throws: `PatternError` if the pattern has a syntax error.
  /// - Complexity: Depends on the pattern, within the limits. All copies of the rule and all
  ///   threads share the compiled pattern.
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
