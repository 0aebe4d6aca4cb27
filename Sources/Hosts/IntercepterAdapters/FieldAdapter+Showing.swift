internal import TextInputIntercepter

extension FieldAdapter {
  /// Shows the field's state after a reported change, unless a callback has set the text field's
  /// text meanwhile.
  ///
  /// - Parameters:
  ///   - reported: The state that the text field reported.
  ///   - expected: The state of the field for which the text field needs no correction.
  func showWhatIsHeld(after reported: EditingState?, unless expected: EditingState? = nil) {
    guard !progress.isShowing, let shown = shownState else { return }
    if reported?.hasSameText(as: shown) != true {
      synchronize()
    } else if field.state != expected {
      show(field.state)
    }
  }

  /// Shows the field's state after a form or the program has set it.
  ///
  /// Text that is being composed, dictated or rewritten stays as it is. The adapter shows the
  /// field's text afterwards.
  func showField() {
    guard !progress.isShowing, !progress.awaitsSyllable, !progress.isOverdue,
      let shown = shownState, !shown.hasMarkedText, !isReserved(shown)
    else { return }
    if !shown.hasSameText(as: field.state) { show(field.state) }
  }

  /// Shows a state by replacing only the difference, which preserves the undo history.
  func show(_ state: EditingState) {
    progress.isShowing = true
    if inlinePrediction != nil {
      display?.removeMarkedText()
    } else if shownState?.hasMarkedText == true {
      display?.endComposition()
    }
    if let shown = shownState, let edit = TextDiff.edit(to: state, after: shown) {
      display?.replaceText(in: edit.range, with: edit.replacement)
    }
    select(state)
    progress.isShowing = false
    // No text field can resume a composition.
    if state.hasMarkedText { return textDidChange() }
    // The system may move the caret to the end of a paste.
    display?.atEndOfTurn { [weak self] in self?.selectAgain(state) }
  }

  /// Replaces the part of the text that differs, and keeps the selection at the same text.
  func replaceText(by text: String) {
    guard let shown = display?.editingState,
      let edit = TextDiff.edit(to: EditingState(text), after: shown)
    else { return }
    display?.replaceText(in: edit.range, with: edit.replacement)
    guard let selection = shown.selection else { return }
    let bounds = selection.lowerBound.moved(by: edit)..<selection.upperBound.moved(by: edit)
    select(EditingState(text, selection: bounds).normalized())
  }

  private func selectAgain(_ state: EditingState) {
    guard !progress.isShowing, let shown = shownState, !shown.hasMarkedText,
      shown.hasSameText(as: state), field.state.hasSameText(as: state)
    else { return }
    progress.isShowing = true
    select(state)
    progress.isShowing = false
    selectionDidChange()
  }

  private func select(_ state: EditingState) {
    if let selection = state.selection, shownState?.selection != selection {
      display?.selectText(in: selection)
    }
  }
}

extension Int {
  /// Returns the offset of the same text after an edit by the program.
  ///
  /// An offset in replaced text keeps its distance from the nearer end of the replacement. A change
  /// of case therefore does not move the caret.
  fileprivate func moved(by edit: Edit) -> Int {
    let (range, count) = (edit.range, edit.replacement.utf16.count)
    if self < range.lowerBound { return self }
    if self >= range.upperBound { return self - range.count + count }
    let (before, after) = (self - range.lowerBound, range.upperBound - self)
    return range.lowerBound
      + (before <= after ? Swift.min(before, count) : Swift.max(0, count - after))
  }
}
