internal import TextInputIntercepter

extension SimulatedTextField {
  /// Takes the last step back: text and selection are as they were before it.
  ///
  /// A run of typing is one step, and so is a run of Backspace or of Delete; moving the selection
  /// ends it. Everything else is a step of its own: a paste, a committed composition, a substitution
  /// of the keyboard (`…` goes back to the two full stops that it replaced). What was refused is no
  /// step, and what was amended goes back to what was there before. A text set by program ends the
  /// history. At least the last 1,000 steps are kept, fewer of a text longer than 64 KiB.
  ///
  /// While text is marked, the composition is given up and the field is as it was before it began.
  ///
  /// The state comes back by program: it is not judged, and callbacks are not called.
  ///
  /// ```swift
  /// field.type("ab")
  /// field.paste("cd")
  /// field.undo()  // ab|
  /// field.undo()  // |
  /// ```
  ///
  /// - Returns: Whether there was a step.
  /// - Complexity: O(*n*) in the length of the text.
  @discardableResult
  public func undo() -> Bool {
    if state.hasMarkedText {
      history.endRun()
      show(compositionStart)
      return true
    }
    guard let snapshot = history.undo(state.text) else { return false }
    show(snapshot)
    return true
  }

  /// A Boolean value that indicates whether ``undo()`` would take a step back.
  package var canUndo: Bool {
    state.hasMarkedText || history.hasStep(state.text, back: true)
  }

  /// A Boolean value that indicates whether ``redo()`` would make a step again.
  package var canRedo: Bool {
    !state.hasMarkedText && history.hasStep(state.text, back: false)
  }

  /// Ends a run of typing or deleting: what comes next is a step of its own.
  ///
  /// - Returns: Whether there was one.
  package func endTyping() -> Bool {
    defer { history.endRun() }
    return history.isInRun
  }

  /// Makes the last step that was taken back once more.
  ///
  /// The next change of the text forgets what was taken back. While text is marked, there is nothing
  /// to redo.
  ///
  /// - Returns: Whether there was a step.
  /// - Complexity: O(*n*) in the length of the text.
  @discardableResult
  public func redo() -> Bool {
    guard !state.hasMarkedText, let snapshot = history.redo(state.text) else { return false }
    show(snapshot)
    return true
  }
}
