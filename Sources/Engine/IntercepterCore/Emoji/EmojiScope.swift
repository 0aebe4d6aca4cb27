/// The characters that count as emoji.
public enum EmojiScope: String, Sendable, CaseIterable {
  /// Every character that is displayed as an emoji, whether or not Unicode recommends it.
  ///
  /// In addition to ``rgi``, these are:
  /// - sequences that lack or repeat U+FE0F but are still displayed as emoji,
  /// - well-formed sequences that Unicode does not list,
  /// - emoji with something else in the same grapheme cluster,
  /// - scalars reserved for future emoji.
  ///
  /// These are not included:
  /// - characters displayed as text on their own (© ™ ☺ ❤ ☎ ➋),
  /// - the text presentation sequences that Unicode defines (❤ with U+FE0E, but not 😀 with it),
  /// - digits, `#`, `*`, and keycaps without U+FE0F,
  /// - regional indicators that do not form a flag.
  case displayed

  /// The emoji recommended for general interchange (UTS #51, ED-27): fully qualified ones and
  /// components.
  case rgi

  /// Everything in ``displayed``, and every unqualified emoji that Unicode lists, such as © ™ ☺ ❤.
  case any

  /// Returns whether a character is an emoji of this scope.
  ///
  /// - Complexity: O(*n*) in the length of the character, without allocations. Letters, digits,
  ///   ideographs, kana and Hangul are recognized by their first bytes.
  public func contains(_ character: Character) -> Bool {
    String(character).withUTF8Bytes { contains(utf8: $0) }
  }

  /// Returns whether the UTF-8 of a grapheme cluster is an emoji of this scope.
  package func contains(utf8 cluster: UnsafeBufferPointer<UInt8>) -> Bool {
    // Fast path: most emoji are one scalar.
    if self != .rgi, cluster.versionOfScalar != nil { return true }
    if let isFlag = cluster.isFlag { return isFlag }
    if self != .rgi, cluster.isEmojiByFirstScalars { return true }
    return containsQualified(utf8: cluster)
  }

  /// Returns whether a cluster is an emoji of this scope, by its full classification.
  func containsQualified(utf8 cluster: UnsafeBufferPointer<UInt8>) -> Bool {
    switch EmojiQualification(utf8: cluster) {
    case .none, .textPresentation: false
    case .fullyQualified, .component: true
    case .minimallyQualified, .overQualified, .unlisted, .mixed, .reserved: self != .rgi
    case .unqualified: self == .any || self == .displayed && cluster.containsJoiner
    }
  }
}
