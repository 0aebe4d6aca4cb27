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
    return EditingState(newText, selection: replacing(edit).selection)
  }
}
