internal import TextInputIntercepter

/// The states that undo and redo go back to: a run of typed or deleted characters is one step, and
/// so is a commit, a paste or an amended edit.
struct EntryHistory {
  /// The last state without marked text.
  var current: EditingState
  private var undone: [EditingState] = []
  private var redone: [EditingState] = []
  private var run: Run?
  private enum Run { case insertion, deletion }

  init(_ state: EditingState) { current = state.withoutMarkedText }

  /// Records a state that the field has after an edit.
  mutating func record(_ state: EditingState) {
    guard !state.hasMarkedText, let edit = TextDiff.edit(to: state, after: current) else { return }
    let isSpace = edit.replacement.first?.isWhitespace == true
    let run: Run? =
      edit.isDeletion
      ? .deletion : edit.isInsertion && edit.replacement.count == 1 ? .insertion : nil
    if run == nil || run != self.run || isSpace { undone.append(current) }
    if undone.count > 200 { undone.removeFirst() }
    (current, redone) = (state, [])
    self.run = run
  }

  /// Ends a run of typed characters, because the user moved the caret.
  mutating func select(_ state: EditingState) {
    if !state.hasMarkedText { (current, run) = (state, nil) }
  }

  /// Ends a run of typed characters, because what follows is a commit of an input method.
  mutating func endRun() { run = nil }

  /// Returns the state before the last step.
  mutating func undo() -> EditingState? { step(from: \.undone, to: \.redone) }

  /// Returns the state before the last undo.
  mutating func redo() -> EditingState? { step(from: \.redone, to: \.undone) }

  private mutating func step(
    from states: WritableKeyPath<Self, [EditingState]>,
    to others: WritableKeyPath<Self, [EditingState]>
  ) -> EditingState? {
    run = nil
    guard let state = self[keyPath: states].popLast() else { return nil }
    self[keyPath: others].append(current)
    return state
  }
}
