public import TextInputIntercepter

extension Intercepter {
  /// Whether a field takes one emoji and nothing else: what is chosen takes the place of what it holds.
  public var isForOneEmoji: Bool {
    let empty = EditingState("", caret: 0)
    func takes(_ text: String) -> Bool {
      intercept(Edit(range: 0..<0, replacement: text), in: empty).outcome == .accepted
    }
    return takes("😀") && !takes("😀😀") && !takes("a")
  }

  /// The state that an emoji is chosen for: in a field for one emoji, all of the text is selected.
  public func stateForEmoji(_ state: EditingState) -> EditingState {
    isForOneEmoji ? EditingState(state.text, selection: 0..<state.text.utf16.count) : state
  }
}
