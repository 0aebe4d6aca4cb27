extension String {
  /// A Boolean value that indicates whether the text is empty or shows nothing.
  package var isVisiblyEmpty: Bool { isEmpty || withUTF8Bytes { $0.showsNothing } }

  /// Returns the text without the characters that a value drops, in a part of it, or `nil` if the
  /// part has none.
  ///
  /// - Parameter keepsJoiners: Whether to keep a joiner between letters, or behind a mark.
  package func cleaned(in part: Range<Int>, keepingJoiners keepsJoiners: Bool) -> String? {
    withUTF8Bytes { utf8 in
      guard UnsafeBufferPointer(rebasing: utf8[part]).hasDroppedCharacters else { return nil }
      var (kept, offset) = ([UInt8](), 0)
      while offset < utf8.count {
        let end = offset + utf8.scalar(at: offset).width
        if part.contains(offset), utf8.dropsScalar(at: offset, keepingJoiners: keepsJoiners) {
          offset = end
        }
        while offset < end {
          kept.append(utf8[offset])
          offset += 1
        }
      }
      return kept.count == utf8.count ? nil : kept.string
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A Boolean value that indicates whether valid UTF-8 has characters, of which none shows
  /// anything.
  ///
  /// White space alone is not such a text.
  package var showsNothing: Bool {
    var (offset, isInvisible) = (0, false)
    while offset < count {
      let (scalar, width) = scalar(at: offset)
      if scalar.showsNothing { isInvisible = true } else if !scalar.isWhiteSpace { return false }
      offset += width
    }
    return isInvisible
  }

  /// Returns whether a value drops the scalar at an offset of valid UTF-8.
  ///
  /// A word needs the joiners between its letters (U+200C, U+200D), and those behind a virama. Between
  /// letters of ASCII, as in an address, they mean nothing.
  package func dropsScalar(at offset: Int, keepingJoiners keepsJoiners: Bool) -> Bool {
    let (scalar, width) = scalar(at: offset)
    guard scalar.isDroppedFromValues else { return false }
    guard keepsJoiners, scalar & ~1 == 0x200C, offset > 0 else { return true }
    let before = self.scalar(at: offset - widthOfScalar(endingAt: offset)).value
    if offset + width == count { return !before.isMark }
    let after = self.scalar(at: offset + width).value
    if before < 0x80 || after < 0x80 { return true }
    return !(before.isMark || before.isAlphabeticScalar)
      || !(after.isMark || after.isAlphabeticScalar)
  }

  /// A Boolean value that indicates whether valid UTF-8 has characters that a value drops, joiners
  /// between letters included.
  package var hasDroppedCharacters: Bool {
    var offset = isASCII ? count : 0
    while offset < count {
      // No scalar with one of these first bytes is dropped: they begin most letters and ideographs.
      switch self[offset] {
      case ..<0xC2, 0xC3...0xCC, 0xCE...0xD7, 0xD9...0xE0, 0xE4...0xEE: offset += 1
      default:
        let (scalar, width) = scalar(at: offset)
        if scalar.isDroppedFromValues { return true }
        offset += width
      }
    }
    return false
  }
}

extension UInt32 {
  /// A Boolean value that indicates whether the scalar of this value extends a cluster, such as a
  /// virama or a vowel sign, and is not a joiner.
  fileprivate var isMark: Bool {
    switch ClusterBreak(of: self) {
    case .extend, .extendOnly, .linker, .spacingMark: !showsNothing
    default: false
    }
  }
}
