internal import TextInputIntercepter

extension FieldAdapter {
  /// Evaluates a change that the text field has made.
  func textDidChange() {
    guard !progress.isShowing, let shown = shownState, !isKnown(shown) else { return }
    if isReserved(shown) {
      progress.isOverdue = true
    } else if !awaitsSyllable(in: shown) {
      judge(shown)
    }
  }

  func editingDidBegin() {
    progress.isFresh = true
    synchronize()
  }

  /// Evaluates an overdue change when editing, dictation or Writing Tools end.
  func editingDidEnd() {
    if progress.isOverdue, !progress.isShowing, let shown = shownState { judge(shown) }
    synchronize()
  }

  /// Passes a moved selection on to the field, unless the text has changed too.
  func selectionDidChange() {
    guard !progress.isShowing, let shown = shownState, shown.hasSameText(as: field.state),
      !shown.hasMarkedText, !field.state.hasMarkedText, let selection = shown.selection
    else { return }
    field.selectionDidChange(to: selection)
  }

  /// Finds changes that were not reported.
  ///
  /// Such changes are a text that the program set, a composition that ended, and a moved selection.
  ///
  /// - Parameter isAsked: A Boolean value that indicates whether the text field is asking about an
  ///   edit. If so, a text that the program set is not formatted before that edit.
  func synchronize(isAsked: Bool = false) {
    judgeSyllable()
    guard !progress.isShowing, let shown = shownState, !isReserved(shown) else { return }
    if shown.hasSameText(as: field.state) {
      let isCommitted = field.state.hasMarkedText && !shown.hasMarkedText
      if isCommitted { textDidChange() } else { selectionDidChange() }
    } else if shown.hasMarkedText || progress.isOverdue
      || progress.expected?.hasSameText(as: shown) == true
    {
      textDidChange()
    } else {
      hold(shown, isAsked: isAsked)
    }
  }

  /// Sets the text by program and keeps the caret beside the same text.
  ///
  /// A text view may ask about this change; it is then allowed.
  ///
  /// - Parameter change: Sets the whole text. It is called without a selection, during dictation or
  ///   Writing Tools, and if the old or the new text is empty.
  func set(_ text: String, _ change: () -> Void) {
    progress.isShowing = true
    let shown = shownState
    if let shown, shown.selection != nil, !isReserved(shown), !shown.text.isEmpty, !text.isEmpty {
      if shown.hasMarkedText { display?.endComposition() }
      replaceText(by: text)
    } else {
      change()
    }
    progress = AdapterProgress(isSecure: progress.isSecure, refused: progress.refused)
    if let shown = shownState { hold(shown) }
  }

  private func hold(_ shown: EditingState, isAsked: Bool = false) {
    field.setState(shown)
    // A format shows an unformatted text differently.
    if !isAsked, !shown.hasSameText(as: field.state) { show(field.state) }
  }

  private func judge(_ shown: EditingState) {
    (progress.expected, progress.isOverdue, progress.isFresh) = (nil, false, false)
    if isUndoing {
      field.setState(shown)
      field.onChange?(field.state)
      return showWhatIsHeld(after: shown)
    }
    let decision = field.textDidChange(to: shown)
    let isLeft = decision.outcome == .accepted || decision.outcome == .composing
    showWhatIsHeld(after: shown, unless: isLeft ? decision.state : nil)
  }

  /// Returns whether the field contains the text already, because the adapter made the change.
  private func isKnown(_ shown: EditingState) -> Bool {
    guard shown.hasSameText(as: field.state), !shown.hasMarkedText, !field.state.hasMarkedText
    else { return false }
    progress.expected = nil
    selectionDidChange()
    return true
  }

  /// Returns whether the change of a syllable is evaluated at the end of this turn of the run loop.
  private func awaitsSyllable(in shown: EditingState) -> Bool {
    if progress.awaitsSyllable { return true }
    guard typing == .syllables, !isUndoing, let display, !shown.hasMarkedText,
      !field.state.hasMarkedText, let edit = TextDiff.edit(to: shown, after: field.state),
      edit.removesSyllable(from: field.state.text)
    else { return false }
    progress.awaitsSyllable = true
    display.atEndOfTurn { [weak self] in self?.judgeSyllable() }
    return true
  }

  private func judgeSyllable() {
    guard progress.awaitsSyllable, let shown = shownState else { return }
    progress.awaitsSyllable = false
    if !isKnown(shown) { judge(shown) }
  }
}
