public import TextInputIntercepter

extension SimulatedTextField {
  /// Replaces the text immediately before the caret, as autocorrection does.
  ///
  /// If exactly that text is marked, the replacement is committed instead.
  ///
  /// ```swift
  /// field.type("teh")
  /// field.substitute("teh", "the")  // the|
  /// ```
  ///
  /// - Returns: The decision, or `nil` if the text before the caret differs in any scalar or there
  ///   is a selection.
  @discardableResult
  public func substitute(_ old: String, _ new: String) -> Decision? {
    if state.hasMarkedText, markedText.hasSameScalars(as: old) { return commit(new) }
    finishComposition()
    guard !old.isEmpty, let range = rangeBeforeCaret(of: old) else { return nil }
    return change(Edit(range: range, replacement: new))
  }

  /// Returns the range of a text immediately before the caret, or `nil` if it is not there.
  func rangeBeforeCaret(of text: String) -> Range<Int>? {
    guard let caret = state.caret else { return nil }
    let start = caret - text.utf16Length
    guard start >= 0, state.text.substring(utf16: start..<caret).hasSameScalars(as: text) else {
      return nil
    }
    return start..<caret
  }

  /// Accepts a suggestion of the keyboard.
  ///
  /// The suggestion and a space replace the marked text, the selection, or the word before the
  /// caret.
  ///
  /// ```swift
  /// field.type("see you tom")
  /// field.acceptPrediction("tomorrow")  // see you tomorrow |
  /// ```
  @discardableResult
  public func acceptPrediction(_ word: String) -> Decision? {
    if state.hasMarkedText { return commit(word + " ") }
    let selection = snapshot.selection
    let replaced = selection.isEmpty ? state.text.word(before: selection.lowerBound) : selection
    return change(Edit(range: replaced, replacement: word + " "))
  }

  /// Replaces the whole text, as a password manager does, in one edit that is judged like any
  /// other.
  ///
  /// - Returns: The decision, or `nil` if both the field and the text are empty.
  @discardableResult
  public func autofill(_ text: String) -> Decision? {
    finishComposition()
    let old = state.text
    if old.isEmpty, text.isEmpty { return nil }
    return change(Edit(range: 0..<old.utf16Length, replacement: text))
  }

  /// Sets the text programmatically, with the caret at its end.
  ///
  /// The text is not judged and no callback is called. A composition is discarded, and the undo
  /// history is cleared, as in the text fields of platforms.
  public func setText(_ text: String) {
    history.clear()
    show(
      Snapshot(state: EditingState(text, caret: text.utf16Length), isReversed: false), isNew: true)
  }
}
