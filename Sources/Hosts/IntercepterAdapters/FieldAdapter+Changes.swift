internal import TextInputIntercepter

extension FieldAdapter {
  /// Keeps the text that is there when the adapter is attached.
  func begin() {
    if let shown = shownState, !shown.hasSameText(as: field.state) { hold(shown) }
    synchronize()
  }

  /// Evaluates a change that the text field has made.
  func textDidChange() {
    guard !progress.isShowing, let shown = shownState, !isKnown(shown) else { return }
    if display?.isReserved == true || awaitsWords(in: shown) {
      progress.isOverdue = true
      progress.unaccepted.insert(shown.text.hashValue)
    } else if !awaitsSyllable(in: shown) {
      judge(shown)
    }
  }

  func editingDidBegin() {
    progress.isFresh = true
    synchronize()
  }

  /// Evaluates an overdue change when editing, dictation or Writing Tools end.
  ///
  /// The system reports nothing else of a word that it corrects then.
  func editingDidEnd() {
    if !progress.isShowing, let shown = shownState,
      progress.isOverdue || field.state.isAutocorrected(as: shown)
    {
      judge(shown)
    }
    synchronize()
    let edited = field.state
    field.endEditing()
    if field.state != edited { show(field.state) }
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

  func judge(_ shown: EditingState) {
    if isUndoing {
      if progress.unaccepted.contains(shown.text.hashValue) { return skip() }
      progress.isOverdue = false
      field.setState(shown)
      field.onChange?(field.state)
      return showWhatIsHeld(after: shown)
    }
    let rules = progress.isOverdue ? field.intercepter.keepingWhatFits : field.intercepter
    (progress.expected, progress.isOverdue, progress.isFresh) = (nil, false, false)
    let current = autofilled(shown) ?? shown
    let decision = field.textDidChange(to: current, by: rules)
    let isLeft =
      (decision.outcome == .accepted || decision.outcome == .composing) && current == shown
    if isLeft {
      progress.unaccepted.remove(shown.text.hashValue)
    } else {
      progress.unaccepted.insert(shown.text.hashValue)
    }
    showWhatIsHeld(after: shown, unless: isLeft ? decision.state : nil)
  }

  /// Undoes or redoes further, because the field has never contained this text.
  private func skip() {
    if progress.isSkipping { return }
    progress.isSkipping = true
    display?.repeatUndo { [weak self] in self?.isUnaccepted ?? false }
    display?.atEndOfTurn { [weak self] in
      guard let self else { return }
      progress.isSkipping = false
      if isUnaccepted { show(field.state) }
    }
  }

  private var isUnaccepted: Bool {
    guard let shown = shownState, !shown.hasSameText(as: field.state) else { return false }
    return progress.unaccepted.contains(shown.text.hashValue)
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

extension EditingState {
  /// Returns whether another text corrects nothing but the word before the caret.
  ///
  /// A correction hardly changes the length. A text that the program sets is rarely like that.
  fileprivate func isAutocorrected(as shown: EditingState) -> Bool {
    guard let caret, !hasMarkedText, !shown.hasMarkedText,
      let edit = TextDiff.edit(to: shown, after: self), !edit.isDeletion,
      edit.range.upperBound <= caret,
      abs(edit.replacement.utf16.count - edit.range.count) <= 2
    else { return false }
    let before = text[..<String.Index(utf16Offset: caret, in: text)]
    let word = before.suffix(
      from: before.lastIndex(where: \.isWhitespace).map(before.index(after:)) ?? before.startIndex)
    return word.contains(where: \.isLetter)
      && word.startIndex.utf16Offset(in: text) <= edit.range.lowerBound
  }
}
