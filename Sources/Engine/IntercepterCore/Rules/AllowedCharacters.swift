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

/// The rule ``Rule/allowedCharacters(_:onViolation:)`` as data.
public struct AllowedCharactersKind: RuleKind {
  /// The characters, one after the other.
  public var characters = ""
  /// The policy for an edit that violates the rule.
  public var onViolation = ViolationPolicy.reject

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "allowedCharacters" }

  /// Declares the characters and the policy.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Only these characters.")
    coder.characters(&characters)
    coder.onViolation(&onViolation)
  }

  /// The rule.
  public var rule: Rule { .allowedCharacters(characters, onViolation: onViolation) }

  /// Only these characters.
  public var summary: KindSummary {
    KindSummary(
      title: "only \(characters.firstFew)", [.init(.allowedCharacters, naming: characters)],
      onViolation: onViolation)
  }
}

extension ArgumentCoder {
  mutating func characters(_ characters: inout String) {
    required(
      "characters", &characters, .text, "The characters, one after the other.", unlabelled: true)
  }
}
