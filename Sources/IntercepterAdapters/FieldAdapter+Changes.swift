internal import TextInputIntercepter

extension FieldAdapter {
  /// The text field has changed its text.
  func textDidChange() {
    guard !progress.isShowing, let shown = shownState, !isKnown(shown) else { return }
    if isReserved(shown) {
      progress.isOverdue = true
    } else if !awaitsSyllable(in: shown) {
      judge(shown)
    }
  }

  /// Editing has begun.
  func editingDidBegin() {
    progress.isFresh = true
    synchronize()
  }

  /// Editing has ended, and whatever was at work on the text as well.
  func editingDidEnd() {
    if progress.isOverdue, !progress.isShowing, let shown = shownState { judge(shown) }
    synchronize()
  }

  /// The selection has moved, or is about to be reported together with a change.
  func selectionDidChange() {
    guard !progress.isShowing, let shown = shownState, shown.hasSameText(as: field.state),
      !shown.hasMarkedText, !field.state.hasMarkedText, let selection = shown.selection
    else { return }
    field.selectionDidChange(to: selection)
  }

  /// Finds changes that were not reported: the program set the text, an input method let go of its marked
  /// text, the selection moved.
  ///
  /// - Parameter isAsked: Whether the text field asks about an edit of its text: a format waits for that.
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

  /// Has the program set the text, so that the caret stays beside the text that it is beside; a text view may ask
  /// about that, and is let be.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - change: Sets all of the text, where nobody edits it.
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
    // A format shows a raw text otherwise.
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

  /// Whether the field holds the text already: the adapter has made the change itself.
  private func isKnown(_ shown: EditingState) -> Bool {
    guard shown.hasSameText(as: field.state), !shown.hasMarkedText, !field.state.hasMarkedText
    else { return false }
    progress.expected = nil
    selectionDidChange()
    return true
  }

  /// Whether what happens to a syllable is judged once the turn of the run loop is over.
  private func awaitsSyllable(in shown: EditingState) -> Bool {
    if progress.awaitsSyllable { return true }
    guard typing == .syllables, !isUndoing, let display, !shown.hasMarkedText,
      !field.state.hasMarkedText, let edit = TextDiff.edit(from: field.state, to: shown),
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
