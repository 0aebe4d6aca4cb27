// Emoji that a grapheme cluster in valid UTF-8 shows by its first scalars.

extension UnsafeBufferPointer<UInt8> {
  /// A Boolean value that indicates whether the first two scalars prove that the cluster is
  /// displayed as an emoji.
  ///
  /// The first is displayed as an emoji by itself and no U+FE0E follows, or it is an emoji and
  /// U+FE0F follows.
  package var isEmojiByFirstScalars: Bool {
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
  package var isFlagOrSingleScalarEmoji: Bool { isFlag ?? (versionOfScalar != nil) }

  /// The index in the table's versions of a single-scalar emoji, or `nil` for any other cluster.
  ///
  /// Some single-scalar emoji also give `nil`.
  @inlinable package var versionOfScalar: UInt8? {
    count == 4 ? EmojiTable.version(of: scalar(at: 0).value) : nil
  }

  /// A Boolean value that indicates whether a pair of regional indicators is a listed flag, or
  /// `nil` for any other cluster.
  package var isFlag: Bool? {
    guard count == 8, isRegionalIndicator(at: 0), isRegionalIndicator(at: 4) else { return nil }
    return EmojiTable.flags[Int(self[3] - 0xA6)] >> UInt32(self[7] - 0xA6) & 1 != 0
  }

  /// A Boolean value that indicates whether the text contains U+200D ZERO WIDTH JOINER.
  package var containsJoiner: Bool {
    var offset = 0
    while offset + 3 <= count {
      if self[offset] == 0xE2, self[offset + 1] == 0x80, self[offset + 2] == 0x8D { return true }
      offset += 1
    }
    return false
  }
}
