// The Korean keyboard of iOS has no marked text. In one turn of the event loop, it deletes the
// syllable before the caret and inserts the changed one.

extension HostSession {
  /// Returns whether the change of a syllable is evaluated at the end of this turn.
  mutating func awaitsSyllable(_ view: HostView) -> Bool {
    if case .syllable = awaited { return true }
    let shown = view.shown
    guard view.keyboard == .syllables, !view.isUndoing, !shown.hasMarkedText,
      !state.hasMarkedText, let edit = TextDiff.edit(to: shown, after: state),
      edit.removesSyllable(from: state.text)
    else { return false }
    awaited = .syllable
    return true
  }
}

extension Edit {
  /// Returns whether the edit only removes one Hangul syllable or letter of a text.
  fileprivate func removesSyllable(from text: String) -> Bool {
    guard isDeletion else { return false }
    let lower = String.Index(utf16Offset: range.lowerBound, in: text)
    let upper = String.Index(utf16Offset: range.upperBound, in: text)
    let removed = text[lower..<upper]
    return removed.count == 1 && removed.unicodeScalars.allSatisfy { $0.isHangul }
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
