extension Rule {
  /// Requires the finished text to match a pattern, from its first scalar to its last.
  ///
  /// While somebody types, only what cannot be the beginning of a match is refused; with `.amend`, as
  /// much of the front of the insertion is kept as can be. Validation calls a beginning
  /// `.intermediate`. Sanitizing keeps the longest front of the text that is a beginning, if
  /// that matches; with a soft policy, all of it.
  ///
  /// ```swift
  /// let date = try Rule.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")
  /// let form = Intercepter(rules: [date])
  /// form.validate("2024-0").status  // .intermediate
  /// form.validate("2024/0").status  // .invalid
  /// ```
  ///
  /// A pattern is the part of ICU's regular expressions (UTS #18) that is regular: literals, classes,
  /// `\p{…}` of Unicode 17.0, groups, alternatives, repetitions, anchors, `\b`, flags. Look-around,
  /// back-references, possessive repetitions and atomic groups are errors; `IntercepterICU` has ICU's
  /// own expressions. It is compared scalar by scalar: `é` as one scalar does not match `e` with an
  /// accent. A letter behind a backslash that means nothing (`\q`) is an error.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; not empty.
  ///   - options: How the pattern is read.
  ///   - onViolation: What happens to an edit that leads nowhere.
  /// - Throws: ``PatternError`` if the pattern cannot be read, or is too large.
  /// - Complexity: O(*n*) in the length of the text, whatever the pattern. The compiled pattern is
  ///   shared by all copies of the rule and all threads.
  public static func matches(
    _ pattern: String, options: PatternOptions = [], onViolation: ViolationPolicy = .reject
  ) throws(PatternError) -> Rule {
    let pattern = try Pattern(pattern, options: options)
    return .matches(pattern, onViolation: onViolation).prefiltered(
      by: pattern.prefilter,
      refusing: onViolation.quickRefusal(Violation(.patternMismatch, of: .matches, range: 0..<0)))
  }
}
