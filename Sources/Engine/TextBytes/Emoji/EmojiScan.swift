/// Quick checks for emoji in valid UTF-8.
package enum EmojiScan {
  /// A quick check that returns whether valid UTF-8 may contain an emoji of any scope, or a text
  /// presentation sequence.
  ///
  /// `false` is certain; for `true`, the caller has to examine the clusters. The check reads no
  /// properties or tables. It is `false` for ASCII, ideographs, kana, Hangul, CJK punctuation,
  /// full-width forms and the letters of all scripts.
  ///
  /// - Complexity: O(*n*), some gigabytes per second for ASCII and ideographs.
  package static func quickCheckIsPresent(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    firstSuspect(in: bytes, from: 0) < bytes.count
  }

  /// Returns the first scalar at or after an offset that may be an emoji of any scope, the keycap or
  /// the text presentation selector, or the end.
  ///
  /// The letter before a keycap and the scalars before a selector are not suspects themselves.
  package static func firstSuspect(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let word = bytes.bigEndianWord(at: offset)
      if word.isASCII {
        offset += 8
      } else if isFarFromEmoji(word >> 40), isFarFromEmoji(word >> 16) {
        offset += 6
      } else {
        switch word >> 56 {
        case ..<0x80: offset += 1
        case ..<0xE0:
          // U+00A9, U+00AE
          if word >> 48 == 0xC2A9 || word >> 48 == 0xC2AE { return offset }
          offset += 2
        case ..<0xF0:
          if mayBeEmoji(word >> 40) { return offset }
          offset += 3
        default:
          // U+1F000–1FFFF
          if word >> 48 == 0xF09F { return offset }
          offset += 4
        }
      }
    }
    return bytes.count
  }

  /// Returns whether the last three bytes of a word are UTF-8 of U+303E–328F or U+32A0–FE0D.
  ///
  /// These are kana, ideographs, Hangul and others, without the neighbors of ㊗ and ㊙.
  private static func isFarFromEmoji(_ word: UInt64) -> Bool {
    let bytes = word & 0xFF_FFFF
    return bytes &- 0xE3_80BE <= 0xEF_B88D - 0xE3_80BE && bytes ^ 0xE3_8A90 > 0xF
  }

  /// Returns whether three bytes of UTF-8 may be an emoji, the keycap, the text presentation selector
  /// or U+FFFC.
  private static func mayBeEmoji(_ bytes: UInt64) -> Bool {
    switch bytes >> 8 {
    case 0xE280: bytes == 0xE2_80BC  // U+203C
    case 0xE281: bytes == 0xE2_8189  // U+2049
    case 0xE283: bytes == 0xE2_83A3  // U+20E3, the keycap
    case 0xE284: bytes == 0xE2_84A2 || bytes == 0xE2_84B9  // U+2122, U+2139
    case 0xE286: bytes >= 0xE2_8694  // from U+2194 on
    case 0xE28C, 0xE28F: true  // U+2300–233F, U+23C0–23FF
    case 0xE293: bytes == 0xE2_9382  // U+24C2
    case 0xE296...0xE29E: true  // U+2580–27BF
    case 0xE2A4, 0xE2AC, 0xE2AD: true  // U+2900–293F, U+2B00–2B7F
    case 0xE380: bytes == 0xE3_80B0 || bytes == 0xE3_80BD  // U+3030, U+303D
    case 0xE38A: bytes == 0xE3_8A97 || bytes == 0xE3_8A99  // U+3297, U+3299
    case 0xEFB8: bytes == 0xEF_B88E  // U+FE0E
    case 0xEFBF: bytes == 0xEF_BFBC  // U+FFFC, the text of a Genmoji
    default: false
    }
  }
}
