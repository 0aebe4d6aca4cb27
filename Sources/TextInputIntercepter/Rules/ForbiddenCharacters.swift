extension Rule {
  /// Admits all characters but those of a list.
  ///
  /// Characters are grapheme clusters and compare by canonical equivalence: `é` on the list refuses its
  /// decomposed form too. A character of one scalar that is no letter is also refused as a part of a
  /// longer cluster, so that `<` does not get in with an accent on it; one of several scalars, such as
  /// `1️⃣` or `🇨🇳`, is refused as a whole only.
  ///
  /// ```swift
  /// let rule = Rule.forbiddenCharacters("<>&")
  /// ```
  ///
  /// - Parameters:
  ///   - characters: The characters that are refused.
  ///   - onViolation: What happens to an edit that inserts one; `.amend` drops it.
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

  /// Admits all characters but those that pass a test.
  ///
  /// ```swift
  /// let rule = Rule.forbiddenCharacters { $0.isWhitespace }
  /// ```
  ///
  /// - Parameters:
  ///   - onViolation: What happens to an edit that inserts one; `.amend` drops it.
  ///   - isForbidden: Whether a grapheme cluster is refused.
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
