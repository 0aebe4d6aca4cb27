internal import TextInputIntercepter

/// Folds text for searches into lowercase words without accents, as UTF-8, separated by one space.
///
/// Full-width letters and half-width katakana become letters of the usual width, and katakana
/// becomes hiragana. Each symbol is a separate word. Punctuation separates words.
enum SearchFolding {
  /// Returns the words of a text.
  ///
  /// - Complexity: O(*n* log *m*) in the length of the text and the number of accented letters.
  static func fold(_ text: String) -> [UInt8] {
    var words: [UInt8] = []
    words.reserveCapacity(text.utf8.count)
    text.withUTF8Bytes { text in
      var offset = 0
      while offset < text.count {
        let (scalar, width) = text.scalar(at: offset)
        append(
          scalar, UnsafeBufferPointer(rebasing: text[offset..<offset + width]), to: &words)
        offset += width
      }
    }
    if words.last == blank { words.removeLast() }
    return words
  }

  /// Appends the folding of a scalar.
  ///
  /// - Parameter utf8: The bytes of the scalar.
  private static func append(
    _ scalar: UInt32, _ utf8: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]
  ) {
    switch scalar {
    case 0x61...0x7A, 0x30...0x39: words.append(UInt8(scalar))
    case 0x41...0x5A: words.append(UInt8(scalar | 0x20))
    // People may search for ! # % * + < = > ? $ & @.
    case 0x21, 0x23...0x26, 0x2A, 0x2B, 0x3C...0x40: appendSymbol(utf8, to: &words)
    case ..<0x80: appendBlank(to: &words)
    default: if !voices(scalar, the: &words) { appendFolded(scalar, utf8, to: &words) }
    }
  }

  /// Appends the folding of a scalar beyond ASCII.
  private static func appendFolded(
    _ scalar: UInt32, _ utf8: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]
  ) {
    if let folded = EmojiTables.current.foldings.value(for: utf8) {
      for byte in folded {
        if byte == blank { appendBlank(to: &words) } else { words.append(byte) }
      }
      return
    }
    switch EmojiTables.current.kinds[scalar] {
    case .letter: words += utf8
    case .symbol: appendSymbol(utf8, to: &words)
    case .blank: appendBlank(to: &words)
    case .ignored: break
    }
  }

  /// Joins a voicing mark to the preceding kana.
  ///
  /// Half-width text and NFD separate them.
  private static func voices(_ scalar: UInt32, the words: inout [UInt8]) -> Bool {
    let step: UInt8
    switch scalar {
    case 0x3099, 0xFF9E: step = 1
    case 0x309A, 0xFF9F: step = 2
    default: return false
    }
    // か to ほ: each voiced kana follows the unvoiced one.
    if let last = words.last, words.count >= 3,
      words[words.count - 3] == 0xE3, words[words.count - 2] == 0x81,
      (0x8B...0xBB).contains(last)
    {
      words[words.count - 1] = last + step
    }
    return true
  }

  private static func appendSymbol(
    _ utf8: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]
  ) {
    appendBlank(to: &words)
    words += utf8
    words.append(blank)
  }

  private static func appendBlank(to words: inout [UInt8]) {
    if let last = words.last, last != blank { words.append(blank) }
  }

  private static let blank = UInt8(ascii: " ")
}

extension UInt32 {
  /// A Boolean value that indicates whether the scalar's script has no spaces between words.
  ///
  /// A query in such a script may match inside a word.
  var isWrittenWithoutBlanks: Bool {
    switch self {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
