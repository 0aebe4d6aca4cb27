internal import TextInputIntercepter

// The Korean keyboard of iOS has no marked text. In one turn of the run loop, it deletes the
// syllable before the caret and inserts the changed one.

extension Edit {
  /// Returns whether the edit only removes one Hangul syllable or letter of a text.
  func removesSyllable(from text: String) -> Bool {
    guard isDeletion else { return false }
    let lower = String.Index(utf16Offset: range.lowerBound, in: text)
    let upper = String.Index(utf16Offset: range.upperBound, in: text)
    let removed = text[lower..<upper]
    return removed.count == 1 && removed.unicodeScalars.allSatisfy(\.isHangul)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a Hangul syllable or jamo (Unicode
  /// Standard, section 18.6).
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
    default: false
    }
  }
}
