internal import TextInputIntercepter

// The actions of hardware keys without a text field.

extension InterceptedField {
  /// Replaces the selection with text.
  func insert(_ text: String) {
    shouldApply(Edit(range: selectedRange, replacement: text))
  }

  /// Deletes the selection, or a grapheme cluster beside the caret.
  func delete(_ direction: KeyDirection) {
    let range = selectedRange
    let end = range.isEmpty ? neighbour(direction) : range.lowerBound
    let deleted = min(end, range.lowerBound)..<max(end, range.upperBound)
    if !deleted.isEmpty { shouldApply(Edit(range: deleted, replacement: "")) }
  }

  /// Moves the caret by a grapheme cluster, or to an end of the selection.
  func moveCaret(_ direction: KeyDirection) {
    let range = selectedRange
    let end = direction == .backward ? range.lowerBound : range.upperBound
    moveCaret(to: range.isEmpty ? neighbour(direction) : end)
  }

  /// Moves the caret to an end of the text.
  func moveCaretToEnd(_ direction: KeyDirection) {
    moveCaret(to: direction == .backward ? 0 : state.text.utf16.count)
  }

  private func moveCaret(to offset: Int) { selectionDidChange(to: offset..<offset) }

  /// The selection in UTF-16 code units, or the end of the text if the selection is unknown.
  private var selectedRange: Range<Int> {
    let end = state.text.utf16.count
    return state.selection ?? end..<end
  }

  /// Returns the next caret position in a direction, in UTF-16 code units.
  private func neighbour(_ direction: KeyDirection) -> Int {
    let text = state.text
    let caret = String.Index(utf16Offset: selectedRange.lowerBound, in: text)
    switch direction {
    case .backward where caret > text.startIndex:
      return text.index(before: caret).utf16Offset(in: text)
    case .forward where caret < text.endIndex:
      return text.index(after: caret).utf16Offset(in: text)
    default: return selectedRange.lowerBound
    }
  }
}

/// A direction in the order of the text.
enum KeyDirection {
  case backward, forward
}
