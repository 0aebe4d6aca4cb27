extension Rule {
  /// Requires a minimum length of the text, counted in a unit.
  ///
  /// The rule never rejects an edit, because every text is too short when typing begins. Only
  /// validation reports a text that is too short, as `.intermediate`.
  ///
  /// ```swift
  /// Intercepter(rules: [.minLength(6, in: .graphemes)]).validate("abc").status  // .intermediate
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The minimum length. 1 makes the text required.
  ///   - unit: The unit of length.
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
