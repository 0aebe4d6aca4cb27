extension Rule {
  /// Rejects the characters in a list.
  ///
  /// Characters are grapheme clusters and compare by canonical equivalence: `é` in the list also
  /// rejects its decomposed form. A non-alphabetic character of one scalar is rejected inside
  /// longer clusters too, so an accent does not smuggle in `<`. A character of several scalars,
  /// such as `1️⃣` or `🇨🇳`, is rejected only as a whole.
  ///
  /// ```swift
  /// let rule = Rule.forbiddenCharacters("<>&")
  /// ```
  ///
  /// - Parameters:
  ///   - characters: The rejected characters.
  ///   - onViolation: The policy for an edit that inserts one; `.amend` drops it.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func forbiddenCharacters(
    _ characters: String, onViolation: ViolationPolicy = .reject
  ) -> Rule {
    let forbidden = CharacterList(characters)
    let scalars = ScalarBitmap(
      characters.compactMap { cluster -> UInt32? in
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return nil }
        return first.properties.isAlphabetic ? nil : first.value
      })
    return ClusterFilter(
      identifier: .forbiddenCharacters, code: .characterNotAllowed, onViolation: onViolation,
      prefilter: .list(Unmanaged.passUnretained(forbidden), isAllowed: false)
    ) { cluster in
      let isForbidden =
        forbidden.contains(cluster)
        || !cluster.isOneScalar
          && cluster.string.unicodeScalars.contains { scalars.contains($0.value) }
      return isForbidden ? .refuse : .keep
    }.rule
  }

  /// Rejects the characters that satisfy a predicate.
  ///
  /// ```swift
  /// let rule = Rule.forbiddenCharacters { $0.isWhitespace }
  /// ```
  ///
  /// - Parameters:
  ///   - onViolation: The policy for an edit that inserts one; `.amend` drops it.
  ///   - isForbidden: Returns whether to reject a grapheme cluster.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func forbiddenCharacters(
    onViolation: ViolationPolicy = .reject,
    where isForbidden: @escaping @Sendable (Character) -> Bool
  ) -> Rule {
    ClusterFilter(
      identifier: .forbiddenCharacters, code: .characterNotAllowed, onViolation: onViolation
    ) { isForbidden($0.character) ? .refuse : .keep }.rule
  }
}
