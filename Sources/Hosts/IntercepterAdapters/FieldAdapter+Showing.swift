internal import TextInputIntercepter

extension FieldAdapter {
  /// Shows the field's state after a form or the program has set it.
  ///
  /// Text that is being composed, dictated or rewritten stays as it is. The adapter shows the
  /// field's text afterwards.
  func showField() {
    guard !isShowing, let view = display?.hostView, field.session.maySet(view),
      !view.shown.hasMarkedText, !view.shown.hasSameText(as: field.state)
    else { return }
    show(field.state)
  }

  /// Shows a state by replacing only the difference, which preserves the undo history.
  func show(_ state: EditingState) {
    isShowing = true
    if display?.hostView.inlinePrediction != nil {
      display?.removeMarkedText()
    } else if shownState?.hasMarkedText == true {
      display?.endComposition()
    }
    if let shown = shownState, let edit = TextDiff.edit(to: state, after: shown) {
      display?.replaceText(in: edit.range, with: edit.replacement)
    }
    select(state)
    isShowing = false
    // No text field can resume a composition.
    if state.hasMarkedText { return textDidChange() }
    // The system may move the caret to the end of a paste.
    display?.atEndOfTurn { [weak self] in self?.selectAgain(state) }
  }

  /// Sets the text by program and keeps the caret beside the same text.
  ///
  /// A text view may ask about this change; it is then allowed.
  ///
  /// - Parameter change: Sets the whole text. It is called without a selection, during dictation or
  ///   Writing Tools, and if the old or the new text is empty.
  func set(_ text: String, _ change: () -> Void) {
    isShowing = true
    if let view = display?.hostView, view.shown.selection != nil, field.session.maySet(view),
      !view.shown.text.isEmpty, !text.isEmpty
    {
      if view.shown.hasMarkedText { display?.endComposition() }
      replaceText(by: text)
    } else {
      change()
    }
    isShowing = false
    report { .set($0) }
  }

  /// The state of the text field without an inline prediction, or `nil` if the text field was
  /// deallocated.
  private var shownState: EditingState? { display?.hostView.shown }

  /// Replaces the part of the text that differs, and keeps the selection at the same text.
  private func replaceText(by text: String) {
    guard let shown = display?.editingState,
      let edit = TextDiff.edit(to: EditingState(text), after: shown)
    else { return }
    display?.replaceText(in: edit.range, with: edit.replacement)
    guard let selection = shown.selection else { return }
    let bounds = selection.lowerBound.moved(by: edit)..<selection.upperBound.moved(by: edit)
    select(EditingState(text, selection: bounds).normalized())
  }

  private func selectAgain(_ state: EditingState) {
    guard !isShowing, let shown = shownState, !shown.hasMarkedText,
      shown.hasSameText(as: state), field.state.hasSameText(as: state)
    else { return }
    isShowing = true
    select(state)
    isShowing = false
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
