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
    Rule(
      AllowedCharacters(CharacterList(characters)), .characterNotAllowed, of: "allowedCharacters",
      onViolation: onViolation)
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
    Rule(
      CharacterPredicate(isAllowed), .characterNotAllowed, of: "allowedCharacters",
      onViolation: onViolation)
  }
}

private final class AllowedCharacters: ClusterFilter, @unchecked Sendable {
  private let list: CharacterList

  init(_ list: CharacterList) {
    self.list = list
    super.init(keeping: list.ascii, refusing: list.ascii.inverted)
  }

  override func firstDoubt(in utf8: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    list.firstDoubt(in: utf8, from: offset, allAre: true)
  }

  override func treatment(of cluster: TextCluster) -> Treatment {
    list.contains(cluster) ? .keep : .refuse
  }
}

/// Keeps the characters that satisfy a predicate.
final class CharacterPredicate: ClusterFilter, @unchecked Sendable {
  private let isAllowed: @Sendable (Character) -> Bool

  init(_ isAllowed: @escaping @Sendable (Character) -> Bool) {
    self.isAllowed = isAllowed
    super.init(keeping: ASCIISet())
  }

  override func treatment(of cluster: TextCluster) -> Treatment {
    isAllowed(cluster.character) ? .keep : .refuse
  }
}
