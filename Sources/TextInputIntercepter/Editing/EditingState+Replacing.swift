extension EditingState {
  /// The state after an edit that is not the user's own: the selection and the marked text stay beside the
  /// text that they were beside.
  ///
  /// A bound inside the replaced part moves behind what takes its place.
  package func replacing(_ edit: Edit) -> EditingState {
    let end = edit.range.lowerBound + edit.replacement.utf16.count
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
