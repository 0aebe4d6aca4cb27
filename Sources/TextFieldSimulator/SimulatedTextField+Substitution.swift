public import TextInputIntercepter

extension SimulatedTextField {
  /// Replaces the text just before the caret, as autocorrection does.
  ///
  /// Where exactly that text is marked, the replacement is committed in its place.
  ///
  /// ```swift
  /// field.type("teh")
  /// field.substitute("teh", "the")  // the|
  /// ```
  ///
  /// - Returns: The decision; `nil` where another text stands there, scalar for scalar, or something
  ///   is selected.
  @discardableResult
  public func substitute(_ old: String, _ new: String) -> Decision? {
    if state.hasMarkedText, markedText.unicodeScalars.elementsEqual(old.unicodeScalars) {
      return commit(new)
    }
    finishComposition()
    guard let caret = state.caret else { return nil }
    let start = caret - old.utf16Length
    guard !old.isEmpty, start >= 0,
      state.text.substring(utf16: start..<caret).unicodeScalars.elementsEqual(old.unicodeScalars)
    else { return nil }
    return change(Edit(range: start..<caret, replacement: new))
  }

  /// Takes a suggestion of the keyboard: it replaces the word before the caret, or what is marked or
  /// selected, and a space follows.
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

  /// Fills in the whole field, as a password manager does: one edit, judged like any other.
  ///
  /// - Returns: The decision; `nil` where an empty field is filled in with nothing.
  @discardableResult
  public func autofill(_ text: String) -> Decision? {
    finishComposition()
    let old = state.text
    if old.isEmpty, text.isEmpty { return nil }
    return change(Edit(range: 0..<old.utf16Length, replacement: text))
  }

  /// Sets the text by program, with the caret at its end.
  ///
  /// It is not judged and calls no callback. A composition is given up, and what happened before
  /// can no longer be undone, as in the text fields of platforms.
  public func setText(_ text: String) {
    history.clear()
    show(
      Snapshot(
        state: EditingState(text, caret: text.utf16Length), isReversed: false))
  }
}
