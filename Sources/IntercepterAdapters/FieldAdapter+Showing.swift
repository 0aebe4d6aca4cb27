internal import TextInputIntercepter

extension FieldAdapter {
  /// Makes the text field hold what the field holds after it was told of a change, unless the program
  /// has set the text field's text meanwhile, in a callback.
  ///
  /// - Parameters:
  ///   - told: What the text field held when it told of the change.
  ///   - expected: What the field holds where the text field needs no correction.
  func showWhatIsHeld(after reported: EditingState?, unless expected: EditingState? = nil) {
    guard !progress.isShowing, let shown = shownState else { return }
    if reported?.hasSameText(as: shown) != true {
      synchronize()
    } else if field.state != expected {
      show(field.state)
    }
  }

  /// Makes the text field hold what the field has become, where a form or the program has set that.
  ///
  /// Text that is being composed, dictated or rewritten stays as it is; the adapter shows
  /// the field's text after it.
  func showField() {
    guard !progress.isShowing, !progress.awaitsSyllable, !progress.isOverdue,
      let shown = shownState, !shown.hasMarkedText, !isReserved(shown)
    else { return }
    if !shown.hasSameText(as: field.state) { show(field.state) }
  }

  /// Makes the text field hold a state: the difference alone, so that its undo history stays whole.
  func show(_ state: EditingState) {
    progress.isShowing = true
    if inlinePrediction != nil {
      display?.removeMarkedText()
    } else if shownState?.hasMarkedText == true {
      display?.endComposition()
    }
    if let shown = shownState, let edit = TextDiff.edit(from: shown, to: state) {
      display?.replaceText(in: edit.range, with: edit.replacement)
    }
    select(state)
    progress.isShowing = false
    // No text field can be made to go on composing.
    if state.hasMarkedText { return textDidChange() }
    // The system may move the caret to where a paste would have ended.
    display?.atEndOfTurn { [weak self] in self?.selectAgain(state) }
  }

  /// Replaces what differs of the text, and puts the selection where it was in the text.
  func replaceText(by text: String) {
    guard let shown = display?.editingState,
      let edit = TextDiff.edit(from: shown, to: EditingState(text))
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
  /// Returns the place of the same text after an edit by the program.
  ///
  /// In text that was replaced, it is as far from the nearer end of the replacement as it was from that of the
  /// replaced text: a change of case leaves the caret where it is.
  fileprivate func moved(by edit: Edit) -> Int {
    let (range, count) = (edit.range, edit.replacement.utf16.count)
    if self < range.lowerBound { return self }
    if self >= range.upperBound { return self - range.count + count }
    let (before, after) = (self - range.lowerBound, range.upperBound - self)
    return range.lowerBound
      + (before <= after ? Swift.min(before, count) : Swift.max(0, count - after))
  }
}
