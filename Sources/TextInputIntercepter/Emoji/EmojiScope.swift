/// Which characters count as emoji.
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

  /// What ``displayed`` has, and every unqualified emoji that Unicode lists: © ™ ☺ ❤ too.
  case any

  /// Whether a character is an emoji of this scope.
  ///
  /// - Complexity: O(*n*) in the length of the character, without allocations. Letters, digits,
  ///   ideographs, kana and Hangul are told apart by their first bytes.
  public func contains(_ character: Character) -> Bool {
    var text = String(character)
    return text.withUTF8 { contains(utf8: $0) }
  }

  /// Whether the UTF-8 of a grapheme cluster is an emoji of this scope.
  func contains(utf8 cluster: UnsafeBufferPointer<UInt8>) -> Bool {
    if self != .rgi, cluster.plainlyShowsEmoji { return true }
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
  var plainlyShowsEmoji: Bool {
    var scalars = UTF8Scalars(self)
    guard let first = scalars.next(), !first.isASCII else { return false }
    let second = scalars.next()
    return switch first {
    // Animals, people, things; faces; traffic; hands, sports, food. All have Emoji_Presentation.
    case "\u{1F442}"..."\u{1F4FC}", "\u{1F600}"..."\u{1F64F}", "\u{1F680}"..."\u{1F6C5}",
      "\u{1F947}"..."\u{1F9FF}":
      second != "\u{FE0E}"
    // Half a flag is none.
    case "\u{1F1E6}"..."\u{1F1FF}": false
    default: second == "\u{FE0F}" && first.properties.isEmoji
    }
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
