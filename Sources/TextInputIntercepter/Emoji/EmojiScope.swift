/// The characters that count as emoji.
public enum EmojiScope: String, Sendable, CaseIterable {
  /// Everything that shows as an emoji, whether or not Unicode recommends it.
  ///
  /// Besides ``rgi`` these are sequences that lack or repeat U+FE0F as far as they show as emoji all
  /// the same, well-formed sequences that are not listed, emoji with something else in the same
  /// grapheme cluster, and scalars that are reserved for emoji to come. Not among them: characters
  /// that show as text on their own (© ™ ☺ ❤ ☎ ➋), the text presentation sequences that Unicode
  /// defines (❤ with U+FE0E, but not 😀 with it), digits, `#`, `*` and keycaps without U+FE0F,
  /// regional indicators that are no flag.
  case displayed

  /// The emoji recommended for general interchange (UTS #51, ED-27): fully qualified ones and
  /// components.
  case rgi

  /// All that ``displayed`` has, and every unqualified emoji that Unicode lists: © ™ ☺ ❤ too.
  case any

  /// Whether a character is an emoji of this scope.
  ///
  /// - Complexity: O(*n*) in the length of the character, without allocations. Letters, digits,
  ///   ideographs, kana and Hangul are recognised by their first bytes.
  public func contains(_ character: Character) -> Bool {
    String(character).withUTF8Bytes { contains(utf8: $0) }
  }

  /// Whether the UTF-8 of a grapheme cluster is an emoji of this scope.
  package func contains(utf8 cluster: UnsafeBufferPointer<UInt8>) -> Bool {
    if let isFlag = cluster.isFlag { return isFlag }
    if self != .rgi, cluster.isEmojiByFirstScalars { return true }
    return containsQualified(utf8: cluster)
  }

  /// The same by what the cluster is in full.
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
  /// Whether the first two scalars of a cluster tell that it shows as an emoji, whatever follows: the
  /// first does so by itself and no U+FE0E follows, or it is an emoji and U+FE0F follows.
  var isEmojiByFirstScalars: Bool {
    let (first, width) = scalar(at: 0)
    if first < 0x80 { return false }
    let second = width < count ? scalar(at: width).value : nil
    if EmojiTable.version(of: first) != nil { return second != 0xFE0E }
    // Half a flag is none.
    return second == 0xFE0F && !(0x1F1E6...0x1F1FF ~= first)
      && Unicode.Scalar(first)?.properties.isEmoji == true
  }

  /// Whether a cluster is one emoji and nothing else, as far as that can be told without the table: a
  /// flag, or a scalar that shows an emoji by itself.
  var isFlagOrSingleScalarEmoji: Bool { isFlag ?? (versionOfScalar != nil) }

  /// The place in the table's versions of an emoji that is one scalar; `nil` for anything else, which may be one too.
  var versionOfScalar: UInt8? { count == 4 ? EmojiTable.version(of: scalar(at: 0).value) : nil }

  /// Whether a pair of regional indicators is a listed flag; `nil` for anything else.
  fileprivate var isFlag: Bool? {
    guard count == 8, isRegionalIndicator(at: 0), isRegionalIndicator(at: 4) else { return nil }
    return EmojiTable.flags[Int(self[3] - 0xA6)] >> UInt32(self[7] - 0xA6) & 1 != 0
  }

  /// Whether U+200D ZERO WIDTH JOINER is in the text.
  fileprivate var containsJoiner: Bool {
    var offset = 0
    while offset + 3 <= count {
      if self[offset] == 0xE2, self[offset + 1] == 0x80, self[offset + 2] == 0x8D { return true }
      offset += 1
    }
    return false
  }
}
