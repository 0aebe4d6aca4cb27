extension Rule {
  /// Accepts only the characters in a list.
  ///
  /// Characters are grapheme clusters and compare by canonical equivalence: `é` in the list also
  /// accepts its decomposed form.
  ///
  /// ```swift
  /// let rule = Rule.allowedCharacters("0123456789ABCDEF")
  /// ```
  ///
  /// - Parameters:
  ///   - characters: The accepted characters.
  ///   - onViolation: The policy for an edit that inserts other characters; `.amend` drops them.
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

  /// Accepts only the characters that satisfy a predicate.
  ///
  /// ```swift
  /// let rule = Rule.allowedCharacters { $0.isLetter }
  /// ```
  ///
  /// - Parameters:
  ///   - onViolation: The policy for an edit that inserts other characters; `.amend` drops them.
  ///   - isAllowed: Returns whether to accept a grapheme cluster.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func allowedCharacters(
    onViolation: ViolationPolicy = .reject, where isAllowed: @escaping @Sendable (Character) -> Bool
  ) -> Rule {
    ClusterFilter(
      identifier: .allowedCharacters, code: .characterNotAllowed, onViolation: onViolation
    ) { isAllowed($0.character) ? .keep : .refuse }.rule
  }
}
