internal import TextInputIntercepter

// iOS 17 and macOS 14 show behind the caret how a word may go on. They show it as marked text, also for
// languages without an input method; nobody has typed it.

extension EditingState {
  /// The marked text that is a prediction: behind the caret, on a keyboard that does not compose words.
  func inlinePrediction(_ typing: TypingMode) -> Range<Int>? {
    guard typing != .composing, let markedRange, let caret else { return nil }
    return caret == markedRange.lowerBound ? markedRange : nil
  }

  /// The state without a part of its text; nothing is marked.
  func removing(_ range: Range<Int>) -> EditingState {
    let edit = Edit(range: range, replacement: "")
    return EditingState(
      edit.applied(to: text), selection: selection.map { $0.removing(range) })
  }
}

extension Range<Int> {
  /// The same range once a part of the text is gone.
  func removing(_ part: Range<Int>) -> Range<Int> {
    lowerBound.removing(part)..<upperBound.removing(part)
  }
}

extension Int {
  /// The same place once a part of the text is gone.
  fileprivate func removing(_ part: Range<Int>) -> Int {
    self <= part.lowerBound ? self : Swift.max(part.lowerBound, self - part.count)
  }
}
