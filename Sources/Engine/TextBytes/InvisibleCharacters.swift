extension String {
  /// A Boolean value that indicates whether the text is empty or shows nothing.
  package var isVisiblyEmpty: Bool { isEmpty || withUTF8Bytes { $0.showsNothing } }

  /// Returns the text without the characters that a value drops, in a part of it, or `nil` if the
  /// part has none.
  package func cleaned(in part: Range<Int>) -> String? {
    withUTF8Bytes { utf8 in
      guard UnsafeBufferPointer(rebasing: utf8[part]).hasDroppedCharacters else { return nil }
      var (kept, offset) = ([UInt8](), 0)
      while offset < utf8.count {
        let (scalar, width) = utf8.scalar(at: offset)
        let end = offset + width
        if part.contains(offset), scalar.isDroppedFromValues { offset = end }
        while offset < end {
          kept.append(utf8[offset])
          offset += 1
        }
      }
      return kept.string
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

  /// A Boolean value that indicates whether valid UTF-8 has characters that a value drops.
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
