internal import TextInputIntercepter

extension SimulatedTextField {
  /// Undoes the last step and restores the text and the selection before it.
  ///
  /// A run of typing is one step, and so is a run of Backspace or Delete. Moving the selection ends
  /// a run. Every other change is a separate step: a paste, a committed composition, a substitution
  /// of the keyboard (undoing `…` restores the two full stops that it replaced). A rejected edit is
  /// not a step. Undoing an amended edit restores the text before it. Setting the text
  /// programmatically clears the history, which keeps at least the last 1,000 steps, fewer for a
  /// text longer than 64 KiB.
  ///
  /// While text is marked, undoing discards the composition and restores the state before it began.
  ///
  /// The restored state is not judged, and no callback is called.
  ///
  /// ```swift
  /// field.type("ab")
  /// field.paste("cd")
  /// field.undo()  // ab|
  /// field.undo()  // |
  /// ```
  ///
  /// - Returns: `true` if there was a step to undo.
  /// - Complexity: O(*n*) in the length of the text.
  @discardableResult
  public func undo() -> Bool {
    if preedit != nil {
      preedit = nil
      return true
    }
    if state.hasMarkedText {
      history.endRun()
      show(compositionStart)
      return true
    }
    return move(back: true)
  }

  /// A Boolean value that indicates whether ``undo()`` would undo a step.
  package var canUndo: Bool {
    state.hasMarkedText || history.hasStep(state.text, back: true)
  }

  /// A Boolean value that indicates whether ``redo()`` would redo a step.
  package var canRedo: Bool {
    !state.hasMarkedText && history.hasStep(state.text, back: false)
  }

  /// Ends a run of typing or deleting, so that the next change is a separate step.
  ///
  /// - Returns: `true` if there was a run.
  package func endTyping() -> Bool {
    defer { history.endRun() }
    return history.isInRun
  }

  /// Redoes the step that was undone last.
  ///
  /// The next change of the text discards the undone steps. While text is marked, there is nothing
  /// to redo.
  ///
  /// - Returns: `true` if there was a step to redo.
  /// - Complexity: O(*n*) in the length of the text.
  @discardableResult
  public func redo() -> Bool {
    !state.hasMarkedText && move(back: false)
  }

  private func move(back isBack: Bool) -> Bool {
    guard let snapshot = history.move(state.text, back: isBack) else { return false }
    show(snapshot)
    return true
  }
}
