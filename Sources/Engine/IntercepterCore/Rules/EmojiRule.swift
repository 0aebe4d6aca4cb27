/// The emoji that a field accepts.
public enum EmojiPolicy: Hashable, Sendable {
  /// No emoji.
  case forbidden
  /// Only emoji.
  case only
  /// Any text, with emoji up to a version, so that every user's device can display them.
  case allowed(upTo: EmojiVersion)
}

extension Rule {
  /// Rejects emoji, accepts only emoji, or accepts emoji up to a version.
  ///
  /// The rule judges each inserted grapheme cluster as a whole, by the definitions of UTS #51: `1`,
  /// `©` and `é` are not emoji; 🏴󠁧󠁢󠁥󠁮󠁧󠁿 and 👨‍👩‍👧‍👦 are one emoji each. `.forbidden` also rejects
  /// U+FFFC, which is all that a Genmoji leaves in a text. It judges marked text only
  /// when it is committed, because the nine-key pinyin keyboard composes with ➋…➒.
  ///
  /// ```swift
  /// let rule = Rule.emoji(.forbidden)
  /// ```
  ///
  /// - Parameters:
  ///   - policy: The emoji that the field accepts.
  ///   - scope: The characters that count as emoji.
  ///   - onViolation: The policy for an edit that inserts a character that the field does not
  ///     accept; `.amend` drops it.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func emoji(
    _ policy: EmojiPolicy, counting scope: EmojiScope = .displayed,
    onViolation: ViolationPolicy = .reject
  ) -> Rule {
    let code: Violation.Code.Standard =
      switch policy {
      case .forbidden: .emojiForbidden
      case .only: .emojiRequired
      case .allowed: .emojiTooNew
      }
    return Rule(
      EmojiFilter(policy, counting: scope), code, of: "emoji", onViolation: onViolation)
  }
}

private final class EmojiFilter: ClusterFilter, @unchecked Sendable {
  private let policy: EmojiPolicy
  private let scope: EmojiScope

  init(_ policy: EmojiPolicy, counting scope: EmojiScope) {
    self.policy = policy
    self.scope = scope
    super.init(
      keeping: policy == .only ? ASCIISet() : .printable,
      refusing: policy == .only ? .printable : ASCIISet())
  }

  override var evaluatesMarkedText: Bool { false }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch policy {
    case .forbidden, .allowed: EmojiScan.quickCheckIsAbsent(from: utf8)
    case .only: utf8.isFlagOrSingleScalarEmoji
    }
  }

  override func firstDoubt(in utf8: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    policy == .only ? offset : EmojiScan.firstSuspect(in: utf8, from: offset)
  }

  override func treatment(of cluster: TextCluster) -> Treatment {
    policy.admits(cluster.utf8, counting: scope) ? .keep : .refuse
  }

  override func substitute(for cluster: TextCluster) -> String {
    // Skin tones join any letter in one cluster. Only the modifier is dropped.
    guard let letter = cluster.letterBeforeModifier, policy.admits(letter, counting: scope) else {
      return ""
    }
    return letter.string
  }
}

extension TextCluster {
  /// The letter or digit before a skin tone modifier in the same cluster, or `nil` for other
  /// clusters.
  ///
  /// A modifier modifies only emoji (UTS #51), but joins any base in one cluster.
  fileprivate var letterBeforeModifier: UnsafeBufferPointer<UInt8>? {
    var scalars = UTF8Scalars(utf8)
    var isFirst = true
    var end = 0
    while let scalar = scalars.next() {
      let part = EmojiPart(scalar)
      if isFirst, part != .other, part != .keycapBase { return nil }
      if part == .modifier { return UnsafeBufferPointer(rebasing: utf8[..<end]) }
      (isFirst, end) = (false, scalars.offset)
    }
    return nil
  }
}

extension EmojiPolicy {
  fileprivate func admits(
    _ cluster: UnsafeBufferPointer<UInt8>, counting scope: EmojiScope
  ) -> Bool {
    switch self {
    case .forbidden:
      // A Genmoji is an attachment, of which the text has this mark alone.
      if cluster.count >= 3, cluster[0] == 0xEF, cluster[1] == 0xBF, cluster[2] == 0xBC {
        return false
      }
      return !EmojiScan.quickCheckIsPresent(utf8: cluster) || !scope.contains(utf8: cluster)
    case .only:
      // A flag or a scalar displayed as an emoji by itself is an emoji of every scope.
      return cluster.isFlagOrSingleScalarEmoji
        || scope.contains(utf8: cluster) && EmojiQualification(utf8: cluster) != .mixed
    case .allowed(let newest):
      guard EmojiScan.quickCheckIsPresent(utf8: cluster), scope.contains(utf8: cluster) else {
        return true
      }
      // An emoji without a known version may come from a later one, so it is too new.
      guard let version = EmojiVersion(utf8: cluster) else { return false }
      return version <= newest
    }
  }
}

/// The rule ``Rule/emoji(_:counting:onViolation:)`` as data.
public struct EmojiKind: RuleKind {
  /// The emoji that are accepted.
  public var policy = EmojiPolicy.forbidden
  /// The definition of an emoji.
  public var scope = EmojiScope.displayed
  /// The policy for an edit that inserts a character that is not accepted.
  public var onViolation = ViolationPolicy.reject

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "emoji" }

  /// Declares the policies and the scope.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("No emoji, only emoji, or emoji up to a version.")
    var (name, version) = policy.parts
    coder.required(
      "policy", &name, .choice(),
      "The emoji that are accepted: none, nothing else, or those up to a version.",
      unlabelled: true)
    coder.optional(
      "upTo", &version, .emojiVersion, "The newest version of Emoji that is accepted.",
      unlabelled: true, onlyWith: ("policy", "allowed"))
    policy =
      switch name {
      case .forbidden: .forbidden
      case .only: .only
      case .allowed: .allowed(upTo: version ?? .newest)
      }
    coder.optional(
      "counting", &scope, .choice(), unless: .displayed, "The definition of an emoji.")
    coder.onViolation(&onViolation)
  }

  /// The rule.
  public var rule: Rule { .emoji(policy, counting: scope, onViolation: onViolation) }

  /// No emoji, only emoji, or emoji up to a version.
  public var summary: KindSummary {
    let (title, part): (String, KindSummary.Part) =
      switch policy {
      case .forbidden: ("no emoji", .init(.emojiForbidden))
      case .only: ("emoji only", .init(.emojiOnly))
      case .allowed(let newest):
        ("emoji up to \(newest)", .init(.emojiUpTo, naming: "\(newest)"))
      }
    return KindSummary(title: title, [part], onViolation: onViolation)
  }

  /// Those about emoji.
  public static var messages: [String] {
    [Violation.Code.emojiForbidden, .emojiRequired, .emojiTooNew].map { $0.rawValue }
  }
}

extension EmojiKind: CompiledRuleKind {
  package var resolvedRule: Rule { rule }

  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    var (name, version) = policy.parts
    coder.code(choice: &name)
    switch name {
    case .forbidden: policy = .forbidden
    case .only: policy = .only
    case .allowed:
      var (major, minor) = (version?.major ?? 0, version?.minor ?? 0)
      coder.code(&major)
      coder.code(&minor)
      policy = .allowed(upTo: EmojiVersion(major, minor))
    }
    coder.code(choice: &scope)
  }
}

extension EmojiPolicy {
  fileprivate enum Name: String, CaseIterable, Sendable { case forbidden, only, allowed }

  fileprivate var parts: (name: Name, version: EmojiVersion?) {
    switch self {
    case .forbidden: (.forbidden, nil)
    case .only: (.only, nil)
    case .allowed(let version): (.allowed, version)
    }
  }
}

extension ArgumentType where Self == SpelledArgument<EmojiVersion> {
  fileprivate static var emojiVersion: Self {
    var form = TextForm(expected: "a version of Emoji such as \"15.1\"")
    (form.isExpectedOfAnyValue, form.isValid) = (true, { EmojiVersion($0) != nil })
    (form.pattern, form.examples) = ("^[0-9]+(\\.[0-9]+)?$", ["15.1"])
    return .spelled(form, read: { EmojiVersion($0) }, write: { "\($0)" })
  }
}
