internal import TextInputIntercepter

extension FieldAdapter {
  /// Whether the text field may make an edit.
  ///
  /// Only what is refused outright is kept from it, for nothing changes then: what would be amended is
  /// put right afterwards, or a keyboard that ignores the answer would insert it twice. An input
  /// method that may be about to compose is let be, for the text alone says what is marked. What an
  /// undo brings back was there before, unless it is an edit that never happened.
  ///
  /// - Parameter edit: The edit; `nil` where its range is nowhere.
  func shouldChange(_ edit: Edit?) -> Bool {
    guard !progress.isShowing, let display, let shown = shownState else { return true }
    if isUndoing, let edit, progress.refused.contains(edit, of: shown.text) { return false }
    // The system raises an exception where it gets its way beyond the text.
    guard var edit, edit.range.upperBound <= display.editingState.text.utf16.count else {
      return false
    }
    if clearsText(for: edit) { edit.range = 0..<display.editingState.text.utf16.count }
    if let inlinePrediction { edit.range = edit.range.removing(inlinePrediction) }
    if isUndoing || isReserved(shown) || edit.replacement == .placeholder { return true }
    if progress.awaitsSyllable || field.state.isReplacedByCandidate(edit, in: shown) {
      progress.expected = edit.applied(to: shown)
      return true
    }
    synchronize(isAsked: true)
    // What came before was put right only now: the edit's range is of another text.
    guard shownState?.hasSameText(as: shown) == true else { return false }
    progress.expected = edit.applied(to: shown)
    // A raw text that the program has set is shown as its format has it once the edit is there.
    if !shown.hasSameText(as: field.state) { return true }
    if shown.hasMarkedText || edit.mayBeginComposition(typing) { return true }
    let decision = field.intercepter.intercept(edit, in: field.state, baseline: field.baseline)
    guard decision.outcome == .rejected else { return true }
    progress.expected = nil
    progress.refused.insert(edit, of: shown.text)
    field.shouldApply(edit)
    return false
  }

  /// Returns a Boolean value that indicates whether the text field removes all of its text before an edit.
  ///
  /// UIKit asks about the key alone. A text field that hides its text does so for the first key, also for Backspace.
  private func clearsText(for edit: Edit) -> Bool {
    guard let display, !isUndoing else { return false }
    let isSecure = display.isSecureTextEntry
    if isSecure, !progress.isSecure { progress.isFresh = true }
    progress.isSecure = isSecure
    return isSecure && progress.isFresh || display.clearsOnInsertion && !edit.isDeletion
  }

  /// Makes an edit in the place of the text field, as far as the rules let it.
  ///
  /// - Returns: The range of what was inserted, in UTF-16 code units; empty where nothing was.
  func insert(_ edit: Edit) -> Range<Int> {
    synchronize()
    let (before, shown) = (field.state, shownState)
    guard field.shouldApply(edit).outcome != .rejected else {
      return edit.range.upperBound..<edit.range.upperBound
    }
    showWhatIsHeld(after: shown)
    let made = TextDiff.edit(from: before, to: field.state)
    let start = made?.range.lowerBound ?? edit.range.upperBound
    return start..<start + (made?.replacement.utf16.count ?? 0)
  }
}

extension EditingState {
  /// Whether an edit puts a candidate in the place of this state's marked text, where the text field
  /// itself has unmarked that already: neither the letters nor the candidate are judged yet.
  fileprivate func isReplacedByCandidate(_ edit: Edit, in shown: EditingState) -> Bool {
    guard let markedRange, !shown.hasMarkedText, !edit.replacement.isEmpty else { return false }
    return hasSameText(as: shown) && edit.range.lowerBound <= markedRange.upperBound
      && markedRange.lowerBound <= edit.range.upperBound
  }
}

extension String {
  /// What stands for speech that has not been understood yet.
  fileprivate static var placeholder: String { "\u{FFFC}" }
}
