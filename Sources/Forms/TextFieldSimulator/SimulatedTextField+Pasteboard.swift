public import TextInputIntercepter

extension SimulatedTextField {
  /// Replaces the selection with the text on the pasteboard, in one edit.
  ///
  /// On iOS, a rejected paste is still a step of the undo history.
  ///
  /// - Returns: The decision, or `nil` if the pasteboard is empty.
  @discardableResult
  public func paste() -> Decision? {
    finishComposition()
    if pasteboard.isEmpty { return nil }
    let decision = insert(pasteboard)
    if platform == .iOS, decision.outcome == .rejected { history.recordRefusal(at: snapshot) }
    return decision
  }

  /// Replaces the selection with a dropped or dictated text, in one edit.
  ///
  /// The pasteboard does not change.
  ///
  /// - Returns: The decision, or `nil` if the text is empty.
  @discardableResult
  public func insertText(_ text: String) -> Decision? {
    finishComposition()
    return text.isEmpty ? nil : insert(text)
  }

  /// Puts a text on the pasteboard and pastes it.
  ///
  /// - Returns: The decision, or `nil` if the text is empty.
  @discardableResult
  public func paste(_ text: String) -> Decision? {
    pasteboard = text
    return paste()
  }

  /// Copies the selection to the pasteboard and removes it.
  ///
  /// - Returns: The decision, or `nil` if nothing is selected.
  @discardableResult
  public func cut() -> Decision? {
    copy()
    let selection = snapshot.selection
    return selection.isEmpty ? nil : change(Edit(range: selection, replacement: ""))
  }

  /// Copies the selection to the pasteboard.
  ///
  /// If nothing is selected, the pasteboard does not change.
  public func copy() {
    finishComposition()
    let selection = snapshot.selection
    if !selection.isEmpty { pasteboard = state.text.substring(utf16: selection) }
  }
}
