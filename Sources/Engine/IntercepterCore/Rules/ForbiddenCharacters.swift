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
    Rule(
      ForbiddenCharacters(characters), .characterNotAllowed, of: "forbiddenCharacters",
      onViolation: onViolation)
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
    Rule(
      CharacterPredicate { !isForbidden($0) }, .characterNotAllowed, of: "forbiddenCharacters",
      onViolation: onViolation)
  }
}

private final class ForbiddenCharacters: ClusterFilter, @unchecked Sendable {
  private let list: CharacterList
  /// The non-alphabetic characters of one scalar, which are refused inside longer clusters too.
  private let scalars: ScalarBitmap

  init(_ characters: String) {
    list = CharacterList(characters)
    scalars = ScalarBitmap(characters.scalarClusters.filter { !$0.isAlphabeticScalar })
    super.init(keeping: list.ascii.inverted, refusing: list.ascii)
  }

  override func firstDoubt(in utf8: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    list.firstDoubt(in: utf8, from: offset, allAre: false)
  }

  override func treatment(of cluster: TextCluster) -> Treatment {
    if list.contains(cluster) { return .refuse }
    if cluster.isOneScalar { return .keep }
    var offset = cluster.range.lowerBound
    while offset < cluster.range.upperBound {
      let (scalar, width) = cluster.text.scalar(at: offset)
      if scalars.contains(scalar) { return .refuse }
      offset += width
    }
    return .keep
  }
}

/// The rule ``Rule/forbiddenCharacters(_:onViolation:)`` as data.
public struct ForbiddenCharactersKind: RuleKind {
  /// The characters, one after the other.
  public var characters = ""
  /// The policy for an edit that violates the rule.
  public var onViolation = ViolationPolicy.reject

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "forbiddenCharacters" }

  /// Declares the characters and the policy.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("None of these characters.")
    coder.characters(&characters)
    coder.onViolation(&onViolation)
  }

  /// The rule.
  public var rule: Rule { .forbiddenCharacters(characters, onViolation: onViolation) }

  /// None of these characters.
  public var summary: KindSummary {
    KindSummary(
      title: "no \(characters.firstFew)", [.init(.forbiddenCharacters, naming: characters)],
      onViolation: onViolation)
  }
}
