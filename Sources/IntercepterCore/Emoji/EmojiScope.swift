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

extension UnsafeBufferPointer<UInt8> {
  /// A Boolean value that indicates whether the first two scalars prove that the cluster is
  /// displayed as an emoji.
  ///
  /// The first is displayed as an emoji by itself and no U+FE0E follows, or it is an emoji and
  /// U+FE0F follows.
  var isEmojiByFirstScalars: Bool {
    let (first, width) = scalar(at: 0)
    if first < 0x80 { return false }
    let second = width < count ? scalar(at: width).value : nil
    if EmojiTable.version(of: first) != nil { return second != 0xFE0E }
    let part = EmojiTable.part(of: first)
    return second == 0xFE0F && (part == .emoji || part == .textEmoji)
  }

  /// A Boolean value that indicates whether a cluster is a flag, or a scalar displayed as an emoji
  /// by itself.
  ///
  /// This needs no search in the table.
  var isFlagOrSingleScalarEmoji: Bool { isFlag ?? (versionOfScalar != nil) }

  /// The index in the table's versions of a single-scalar emoji, or `nil` for any other cluster.
  ///
  /// Some single-scalar emoji also give `nil`.
  var versionOfScalar: UInt8? { count == 4 ? EmojiTable.version(of: scalar(at: 0).value) : nil }

  /// A Boolean value that indicates whether a pair of regional indicators is a listed flag, or
  /// `nil` for any other cluster.
  fileprivate var isFlag: Bool? {
    guard count == 8, isRegionalIndicator(at: 0), isRegionalIndicator(at: 4) else { return nil }
    return EmojiTable.flags[Int(self[3] - 0xA6)] >> UInt32(self[7] - 0xA6) & 1 != 0
  }

  /// A Boolean value that indicates whether the text contains U+200D ZERO WIDTH JOINER.
  fileprivate var containsJoiner: Bool {
    var offset = 0
    while offset + 3 <= count {
      if self[offset] == 0xE2, self[offset + 1] == 0x80, self[offset + 2] == 0x8D { return true }
      offset += 1
    }
    return false
  }
}
