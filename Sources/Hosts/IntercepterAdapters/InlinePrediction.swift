internal import TextInputIntercepter

// iOS 17 and macOS 14 show a predicted continuation of the word after the caret. They mark it,
// even for languages without an input method, but nobody has typed it.

extension EditingState {
  /// Returns the range of an inline prediction: marked text after the caret, on a keyboard that
  /// does not compose.
  func inlinePrediction(_ typing: TypingMode) -> Range<Int>? {
    guard typing != .composing, let markedRange, let caret else { return nil }
    return caret == markedRange.lowerBound ? markedRange : nil
  }

  /// Returns the state without a range of its text, and without marked text.
  func removing(_ range: Range<Int>) -> EditingState {
    let edit = Edit(range: range, replacement: "")
    return EditingState(edit.applied(to: text), selection: selection.map { $0.removing(range) })
  }
}

extension Range<Int> {
  func removing(_ part: Range<Int>) -> Range<Int> {
    lowerBound.removing(part)..<upperBound.removing(part)
  }
}

extension Int {
  /// Returns the offset after a part of the text was removed.
  fileprivate func removing(_ part: Range<Int>) -> Int {
    self <= part.lowerBound ? self : Swift.max(part.lowerBound, self - part.count)
  }
}
