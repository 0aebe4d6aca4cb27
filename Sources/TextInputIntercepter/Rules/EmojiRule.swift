/// The emoji that a field admits.
public enum EmojiPolicy: Hashable, Sendable {
  /// None.
  case forbidden
  /// Emoji and nothing else.
  case only
  /// Any text; emoji up to a version, so that everybody's device can show them.
  case allowed(upTo: EmojiVersion)
}

extension Rule {
  /// Admits no emoji, nothing but emoji, or emoji up to a version.
  ///
  /// The inserted grapheme clusters are judged by the definitions of UTS #51, each as a whole: `1`,
  /// `©` and `é` are no emoji, 🏴󠁧󠁢󠁥󠁮󠁧󠁿 and 👨‍👩‍👧‍👦 are one each. Marked text is not judged before it is
  /// committed, for the nine-key pinyin keyboard puts ➋…➒ there.
  ///
  /// ```swift
  /// let rule = Rule.emoji(.forbidden)
  /// ```
  ///
  /// - Parameters:
  ///   - policy: Which emoji the field admits.
  ///   - scope: The characters that count as emoji.
  ///   - onViolation: What happens to an edit that inserts something else; `.amend` drops it.
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
    return ClusterFilter(
      identifier: .emoji, code: code, judgesMarkedText: false, onViolation: onViolation,
      prefilter: policy.prefilter, rejectsByPrefilter: policy != .forbidden || scope != .rgi,
      substitute: { cluster in
        guard let letter = cluster.letterBeforeModifier else { return "" }
        return letter.withUTF8Bytes { policy.admits($0, counting: scope) } ? letter : ""
      }
    ) { cluster in
      policy.admits(cluster.utf8, counting: scope) ? .keep : .refuse
    }.rule
  }
}

extension TextCluster {
  /// The letter or digit with which a skin tone forms a cluster, though it modifies emoji alone (UTS #51); `nil`
  /// for any other cluster.
  fileprivate var letterBeforeModifier: String? {
    let scalars = string.unicodeScalars
    guard let first = scalars.first,
      let modifier = scalars.firstIndex(where: { EmojiPart($0) == .modifier })
    else { return nil }
    switch EmojiPart(first) {
    case .other, .keycapBase: return String(scalars[..<modifier])
    default: return nil
    }
  }
}

extension EmojiPolicy {
  fileprivate var prefilter: Prefilter {
    switch self {
    case .forbidden: .noEmoji
    case .only: .onlyEmoji
    case .allowed(let newest):
      .emojiIn(versions: UInt8(EmojiTable.versions.prefix { $0 <= newest }.count))
    }
  }

  fileprivate func admits(
    _ cluster: UnsafeBufferPointer<UInt8>, counting scope: EmojiScope
  ) -> Bool {
    switch self {
    case .forbidden: return !scope.contains(utf8: cluster)
    case .only:
      return scope.contains(utf8: cluster)
        && (cluster.isFlagOrSingleScalarEmoji || EmojiQualification(utf8: cluster) != .mixed)
    case .allowed(let newest):
      guard scope.contains(utf8: cluster) else { return true }
      // What no version lists may be of a later one: it is too new as well.
      guard let version = EmojiVersion(utf8: cluster) else { return false }
      return version <= newest
    }
  }
}
