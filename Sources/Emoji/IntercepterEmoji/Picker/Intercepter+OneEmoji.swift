public import TextInputIntercepter

extension Intercepter {
  /// A Boolean value that indicates whether a field accepts exactly one emoji and nothing else.
  ///
  /// A chosen emoji then replaces the field's text.
  public var isForOneEmoji: Bool {
    let empty = EditingState("", caret: 0)
    func takes(_ text: String) -> Bool {
      intercept(Edit(range: 0..<0, replacement: text), in: empty).outcome == .accepted
    }
    return takes("😀") && !takes("😀😀") && !takes("a")
  }

  /// Returns the state in which an emoji is inserted: in a field for one emoji, all of the text is
  /// selected.
  public func stateForEmoji(_ state: EditingState) -> EditingState {
    isForOneEmoji ? EditingState(state.text, selection: 0..<state.text.utf16.count) : state
  }
}
