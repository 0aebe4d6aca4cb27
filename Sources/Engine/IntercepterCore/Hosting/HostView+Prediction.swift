// iOS 17 and macOS 14 show a predicted continuation of the word after the caret. They mark it,
// even for languages without an input method, but nobody has typed it.

extension HostView {
  /// The range of an inline prediction: marked text after the caret, on a keyboard that does not
  /// compose.
  public var inlinePrediction: Range<Int>? {
    guard keyboard != .composing, let marked = state.markedRange, let caret = state.caret else {
      return nil
    }
    return caret == marked.lowerBound ? marked : nil
  }

  /// The state without an inline prediction.
  public var shown: EditingState {
    guard let inlinePrediction else { return state }
    let edit = Edit(range: inlinePrediction, replacement: "")
    return EditingState(
      edit.applied(to: state.text), selection: state.selection?.removing(inlinePrediction))
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
