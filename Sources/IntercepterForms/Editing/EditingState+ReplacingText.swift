package import TextInputIntercepter

extension EditingState {
  /// The state with another text and without marked text.
  ///
  /// The selection stays beside the text it was beside; what lies in the part that differs moves behind
  /// it.
  package func replacingText(by newText: String) -> EditingState {
    guard let edit = TextDiff.edit(from: self, to: EditingState(newText)) else {
      return EditingState(newText, selection: selection)
    }
    let end = edit.range.lowerBound + edit.replacement.utf16.count
    func moved(_ offset: Int) -> Int {
      if offset <= edit.range.lowerBound { return offset }
      return offset < edit.range.upperBound ? end : offset - edit.range.upperBound + end
    }
    return EditingState(
      newText, selection: selection.map { moved($0.lowerBound)..<moved($0.upperBound) })
  }
}
