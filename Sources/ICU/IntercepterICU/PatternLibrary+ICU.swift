public import TextInputIntercepter

extension PatternLibrary {
  /// ICU's regular expressions, for profiles with `"engine": "icu"`.
  ///
  /// ```swift
  /// let profile = try Profile(json: text, patternLibrary: .icu)
  /// ```
  public static let icu = PatternLibrary("icu") {
    pattern, options, timeLimit, onViolation throws(PatternError) in
    try .matchesICU(pattern, options: options, timeLimit: timeLimit, onViolation: onViolation)
  }
}
