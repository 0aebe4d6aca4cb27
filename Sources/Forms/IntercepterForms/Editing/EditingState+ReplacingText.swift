package import TextInputIntercepter

extension EditingState {
  /// Returns the state with another text and without marked text.
  ///
  /// The selection keeps its place in the unchanged part of the text. A selection in the changed
  /// part moves to the end of that part.
  package func replacingText(by newText: String) -> EditingState {
    guard let edit = TextDiff.edit(to: EditingState(newText), after: self) else {
      return EditingState(newText, selection: selection)
    }
    return EditingState(newText, selection: replacing(edit).selection)
  }
}
