extension Rule {
  /// Requires a length of the text, counted in a unit.
  ///
  /// Nobody can type a text that is long enough from its first letter on, so this never refuses an
  /// edit: only validation says that a text is too short, and then that it is `.intermediate`.
  ///
  /// ```swift
  /// Intercepter(rules: [.minLength(6, in: .graphemes)]).validate("abc").status  // .intermediate
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The smallest length allowed; 1 makes a text required.
  ///   - unit: What is counted.
  /// - Complexity: O(*n*) in the length of the text.
  public static func minLength(_ limit: Int, in unit: LengthUnit) -> Rule {
    Rule(
      "minLength",
      validate: { text in
        let actual = unit.length(of: text)
        if actual >= limit { return Validity(.valid) }
        let end = text.utf16Length(inUTF8: 0..<text.utf8.count)
        return Validity(
          .intermediate,
          [Violation(.tooShort, range: 0..<end, limit: limit, actual: actual, unit: unit)])
      },
      sanitize: { $0 },
      judge: { _ in .accept }
    ).prefiltered(by: unit.name.map { .atLeast(limit, $0) }).with(.reject)
  }
}
