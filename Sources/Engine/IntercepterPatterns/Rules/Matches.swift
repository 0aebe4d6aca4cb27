extension Rule {
  /// Requires the whole text to match a pattern.
  ///
  /// During typing, the rule rejects only a text that cannot be the beginning of a match. With
  /// `.amend`, it truncates the insertion until the text can be one. Validation reports the
  /// beginning of a match as `.intermediate`. Sanitizing truncates the text to the longest prefix
  /// that can begin a match, if that prefix matches. With `.flag` or `.warn`, sanitizing changes
  /// nothing.
  ///
  /// ```swift
  /// let date = try Rule.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")
  /// let form = Intercepter(rules: [date])
  /// form.validate("2024-0").status  // .intermediate
  /// form.validate("2024/0").status  // .invalid
  /// ```
  ///
  /// Patterns use the regular subset of ICU's regular expressions (UTS #18): literals, classes,
  /// `\p{…}` of Unicode 17.0, groups, alternation, quantifiers, anchors, `\b` and flags.
  /// Lookaround, backreferences, possessive quantifiers, atomic groups and unknown escapes (`\q`)
  /// are errors; `IntercepterICU` supports ICU's full syntax. Matching compares scalars: a
  /// precomposed `é` does not match `e` followed by a combining accent.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; not empty.
  ///   - options: Options for parsing and matching the pattern.
  ///   - onViolation: The policy for an edit that rules out a match.
  /// - Throws: `PatternError` if the pattern is invalid or too large.
  /// - Complexity: O(*n*) in the length of the text, for every pattern. All copies of the rule
  ///   share the compiled pattern, on all threads.
  public static func matches(
    _ pattern: String, options: PatternOptions = [], onViolation: ViolationPolicy = .reject
  ) throws(PatternError) -> Rule {
    .matches(try Pattern(pattern, options: options), onViolation: onViolation)
  }
}
