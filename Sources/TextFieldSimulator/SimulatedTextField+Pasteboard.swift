public import TextInputIntercepter

extension SimulatedTextField {
  /// Pastes what was cut or copied last, in one edit.
  @discardableResult
  public func paste() -> Decision? { nil }
  /// Pastes a text that was copied elsewhere; the pasteboard holds it then.
  @discardableResult
  public func paste(_ text: String) -> Decision? { nil }
  /// Removes the selection and puts it on the pasteboard.
  @discardableResult
  public func cut() -> Decision? { nil }
  /// Puts the selection on the pasteboard.
  public func copy() {}
}
