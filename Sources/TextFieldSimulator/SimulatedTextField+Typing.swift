public import TextInputIntercepter

extension SimulatedTextField {
  /// Types a text, one keystroke a grapheme cluster; the first replaces the selection.
  ///
  /// - Returns: The last decision; `nil` where nothing was typed.
  @discardableResult
  public func type(_ text: String) -> Decision? { nil }

  /// Presses Backspace: the selection goes, or the cluster before the caret.
  @discardableResult
  public func backspace(_ count: Int = 1) -> Decision? { nil }

  /// Presses Delete: the selection goes, or the cluster behind the caret.
  @discardableResult
  public func deleteForward(_ count: Int = 1) -> Decision? { nil }

  /// Removes what is between the caret and the beginning of the word before it.
  @discardableResult
  public func deleteWordLeft(_ count: Int = 1) -> Decision? { nil }

  /// Removes what is between the caret and the end of the word behind it.
  @discardableResult
  public func deleteWordRight(_ count: Int = 1) -> Decision? { nil }

  /// Removes everything before the caret.
  @discardableResult
  public func deleteToHome() -> Decision? { nil }

  /// Removes everything behind the caret.
  @discardableResult
  public func deleteToEnd() -> Decision? { nil }
}
