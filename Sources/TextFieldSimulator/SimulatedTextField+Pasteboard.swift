public import TextInputIntercepter

extension SimulatedTextField {
  /// Pastes what is on the pasteboard in the place of the selection, in one edit.
  ///
  /// On iOS, a paste that is refused is a step of the undo history all the same.
  ///
  /// - Returns: The decision; `nil` where the pasteboard is empty.
  @discardableResult
  public func paste() -> Decision? {
    finishComposition()
    if pasteboard.isEmpty { return nil }
    let decision = insert(pasteboard)
    if platform == .iOS, decision.outcome == .rejected { history.recordRefusal(at: snapshot) }
    return decision
  }

  /// Drops a text that was dragged from elsewhere on the selection, or inserts what was dictated: in one edit
  /// that leaves the pasteboard alone.
  ///
  /// - Returns: The decision; `nil` where the text is empty.
  @discardableResult
  public func insertText(_ text: String) -> Decision? {
    finishComposition()
    return text.isEmpty ? nil : insert(text)
  }

  /// Pastes a text that was copied elsewhere; the pasteboard holds it then.
  ///
  /// - Returns: The decision; `nil` where the text is empty.
  @discardableResult
  public func paste(_ text: String) -> Decision? {
    pasteboard = text
    return paste()
  }

  /// Puts the selection on the pasteboard and removes it.
  ///
  /// - Returns: The decision; `nil` where nothing is selected.
  @discardableResult
  public func cut() -> Decision? {
    copy()
    let selection = snapshot.selection
    return selection.isEmpty ? nil : change(Edit(range: selection, replacement: ""))
  }

  /// Puts the selection on the pasteboard; where nothing is selected, the pasteboard stays as it is.
  public func copy() {
    finishComposition()
    let selection = snapshot.selection
    if !selection.isEmpty { pasteboard = state.text.substring(utf16: selection) }
  }
}
