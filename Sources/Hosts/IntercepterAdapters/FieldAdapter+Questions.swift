internal import TextInputIntercepter

extension FieldAdapter {
  /// Returns whether the text field may make an edit.
  ///
  /// Only an edit that the rules reject is refused, because it changes nothing. An edit that they
  /// amend is allowed and corrected afterwards: a keyboard that ignores a refusal would insert the
  /// text twice. An edit that may begin a composition is allowed, because only the changed text
  /// shows which part is marked. An undo is allowed, because it restores an earlier text, unless it
  /// reverses a rejected edit.
  ///
  /// - Parameter edit: The edit, or `nil` if its range is invalid.
  func shouldChange(_ edit: Edit?) -> Bool {
    guard !progress.isShowing, let display, let shown = shownState else { return true }
    if isUndoing, let edit, progress.refused.contains(edit, of: shown.text) { return false }
    // The system raises an exception if an edit beyond the end of the text is allowed.
    guard var edit, edit.range.upperBound <= display.editingState.text.utf16.count else {
      return false
    }
    if clearsText(for: edit) { edit.range = 0..<display.editingState.text.utf16.count }
    if let inlinePrediction { edit.range = edit.range.removing(inlinePrediction) }
    if isUndoing || display.isReserved { return true }
    if awaitsWords(in: shown) {
      if isRecognition(edit, in: shown) {
        progress.isOverdue = true
        return true
      }
      // Any other edit shows that nobody is dictating.
      if progress.isOverdue { judge(shown) }
    }
    if progress.awaitsSyllable || field.state.isReplacedByCandidate(edit, in: shown) {
      progress.expected = edit.applied(to: shown)
      return true
    }
    synchronize(isAsked: true)
    // The text has just been corrected, so the edit's range belongs to an outdated text.
    guard shownState?.hasSameText(as: shown) == true else { return false }
    progress.expected = edit.applied(to: shown)
    // The program set an unformatted text, which is formatted after this edit.
    if !shown.hasSameText(as: field.state) { return true }
    if shown.hasMarkedText || edit.mayBeginComposition(typing) { return true }
    // AutoFill asks about a space, and inserts something else.
    if edit.replacement == " ", shown.text.isEmpty { return true }
    let decision = field.intercepter.intercept(edit, in: field.state, baseline: field.baseline)
    guard decision.outcome == .rejected, autofilled(edit.applied(to: shown)) == nil else {
      return true
    }
    progress.expected = nil
    progress.refused.insert(edit, of: shown.text)
    field.shouldApply(edit)
    return false
  }

  /// Returns whether the text field removes all of its text before an edit.
  ///
  /// UIKit asks about the typed key alone. A secure text field removes its text at the first key,
  /// also at Backspace.
  private func clearsText(for edit: Edit) -> Bool {
    guard let display, !isUndoing else { return false }
    let isSecure = display.isSecureTextEntry
    if isSecure, !progress.isSecure { progress.isFresh = true }
    progress.isSecure = isSecure
    return isSecure && progress.isFresh || display.clearsOnInsertion && !edit.isDeletion
  }

  /// Returns whether an edit replaces the placeholder of dictation.
  ///
  /// The placeholder may not have been reported. It is then all that was inserted.
  private func isRecognition(_ edit: Edit, in shown: EditingState) -> Bool {
    guard Array(shown.text.utf16)[edit.range].contains(.placeholder) else { return false }
    return progress.isOverdue
      || TextDiff.edit(to: shown, after: field.state)?.replacement == "\u{FFFC}"
  }

  /// Returns a text that the system inserted in an empty field, without the space behind it, if the
  /// rules reject only that.
  func autofilled(_ shown: EditingState) -> EditingState? {
    guard field.state.text.isEmpty, !shown.hasMarkedText, shown.text.hasSuffix(" ") else {
      return nil
    }
    let text = String(shown.text.dropLast())
    let trimmed = EditingState(text, caret: text.utf16.count)
    func isRejected(_ state: EditingState) -> Bool {
      field.intercepter.intercept(state, after: field.state).outcome == .rejected
    }
    return text.count > 1 && isRejected(shown) && !isRejected(trimmed) ? trimmed : nil
  }

  /// Makes an edit on behalf of the text field, as far as the rules accept it.
  ///
  /// - Returns: The range of the inserted text, in UTF-16 code units. It is empty if nothing was
  ///   inserted.
  func insert(_ edit: Edit) -> Range<Int> {
    synchronize()
    let (before, shown) = (field.state, shownState)
    guard field.shouldApply(edit).outcome != .rejected else {
      return edit.range.upperBound..<edit.range.upperBound
    }
    showWhatIsHeld(after: shown)
    let made = TextDiff.edit(to: field.state, after: before)
    let start = made?.range.lowerBound ?? edit.range.upperBound
    return start..<start + (made?.replacement.utf16.count ?? 0)
  }
}

extension EditingState {
  /// Returns whether an edit replaces this state's marked text by a candidate after the text field
  /// has unmarked it.
  ///
  /// Neither the marked letters nor the candidate have been evaluated by then.
  fileprivate func isReplacedByCandidate(_ edit: Edit, in shown: EditingState) -> Bool {
    guard let markedRange, !shown.hasMarkedText, !edit.replacement.isEmpty else { return false }
    return hasSameText(as: shown) && edit.range.lowerBound <= markedRange.upperBound
      && markedRange.lowerBound <= edit.range.upperBound
  }
}
