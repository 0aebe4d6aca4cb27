extension EditingState {
  /// Returns the state after an edit that the user did not make.
  ///
  /// The selection and the marked text stay with the text around them. A bound inside the replaced
  /// part moves behind the replacement.
  package func replacing(_ edit: Edit) -> EditingState {
    let end = edit.range.lowerBound + edit.replacement.utf16Length
    func moved(_ offset: Int) -> Int {
      if offset <= edit.range.lowerBound { return offset }
      return offset < edit.range.upperBound ? end : offset - edit.range.upperBound + end
    }
    func moved(_ range: Range<Int>?) -> Range<Int>? {
      range.map { moved($0.lowerBound)..<moved($0.upperBound) }
    }
    return EditingState(
      edit.applied(to: text), selection: moved(selection), markedRange: moved(markedRange))
  }
}
