extension GB18030 {
  /// Returns the number of bytes of valid UTF-8 after conversion.
  ///
  /// It equals the sum of ``byteCount(of:edition:)`` over the scalars. Eight bytes are read at a
  /// time, because most text is runs of ASCII and of ideographs, which need no table.
  ///
  /// - Complexity: O(*n*), some gigabytes per second for ASCII and ideographs.
  static func byteCount(ofUTF8 bytes: UnsafeBufferPointer<UInt8>, edition: Edition) -> Int {
    var count = 0
    var offset = 0
    while offset < bytes.count {
      let word = bytes.bigEndianWord(at: offset)
      if word.isASCII {
        // After the end of the text there are at most seven zeros.
        let run = max(bytes.asciiBlocks(from: offset), min(8, bytes.count - offset))
        count += run
        offset += run
      } else if isIdeograph(word >> 40), isIdeograph(word >> 16) {
        count += 4
        offset += 6
      } else {
        switch word >> 56 {
        case ..<0x80:
          count += 1
          offset += 1
        case ..<0xE0:
          let scalar = word >> 50 & 0x7C0 | word >> 48 & 0x3F
          count += takesTwoBytes(UInt16(truncatingIfNeeded: scalar), edition: edition) ? 2 : 4
          offset += 2
        case ..<0xF0:
          let scalar = word >> 44 & 0xF000 | word >> 42 & 0xFC0 | word >> 40 & 0x3F
          count += takesTwoBytes(UInt16(truncatingIfNeeded: scalar), edition: edition) ? 2 : 4
          offset += 3
        default:
          count += 4
          offset += 4
        }
      }
    }
    return count
  }

  /// Returns whether the last three bytes of a word are UTF-8 of U+4E00–9FA5, the ideographs of
  /// GBK.
  ///
  /// These take two bytes in every edition.
  private static func isIdeograph(_ word: UInt64) -> Bool {
    (word & 0xFF_FFFF) &- 0xE4_B880 <= 0xE9_BEA5 - 0xE4_B880
  }
}
