internal import TextInputIntercepter

extension FieldAdapter {
  /// Makes the text field hold what the field holds after it was told of a change, unless the program
  /// has set the text field's text meanwhile, in a callback.
  ///
  /// - Parameters:
  ///   - told: What the text field held when it told of the change.
  ///   - expected: What the field holds where the text field needs no correction.
  func showWhatIsHeld(after told: EditingState?, unless expected: EditingState? = nil) {
    guard !progress.isShowing, let shown = shownState else { return }
    if told?.hasSameText(as: shown) != true {
      synchronize()
    } else if field.state != expected {
      show(field.state)
    }
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
