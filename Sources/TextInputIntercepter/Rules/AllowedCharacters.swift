extension Rule {
  /// Admits the characters of a list only.
  ///
  /// Characters are grapheme clusters and compare by canonical equivalence: `é` on the list admits its
  /// decomposed form too.
  ///
  /// ```swift
  /// let rule = Rule.allowedCharacters("0123456789ABCDEF")
  /// ```
  ///
  /// - Parameters:
  ///   - characters: The characters that are admitted.
  ///   - onViolation: What happens to an edit that inserts any other; `.amend` drops it.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func allowedCharacters(
    _ characters: String, onViolation: ViolationPolicy = .reject
  ) -> Rule {
    let allowed = CharacterList(characters)
    return ClusterFilter(
      identifier: .allowedCharacters, code: .characterNotAllowed, onViolation: onViolation,
      prefilter: .list(Unmanaged.passUnretained(allowed), isAllowed: true)
    ) { allowed.contains($0) ? .keep : .refuse }.rule
  }

  /// Admits the characters that pass a test.
  ///
  /// ```swift
  /// let rule = Rule.allowedCharacters { $0.isLetter }
  /// ```
  ///
  /// - Parameters:
  ///   - onViolation: What happens to an edit that inserts any other; `.amend` drops it.
  ///   - isAllowed: Whether a grapheme cluster is admitted.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func allowedCharacters(
    onViolation: ViolationPolicy = .reject, where isAllowed: @escaping @Sendable (Character) -> Bool
  ) -> Rule {
    ClusterFilter(
      identifier: .allowedCharacters, code: .characterNotAllowed, onViolation: onViolation
    ) { isAllowed($0.character) ? .keep : .refuse }.rule
  }
}
