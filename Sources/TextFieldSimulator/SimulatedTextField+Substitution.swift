public import TextInputIntercepter

extension SimulatedTextField {
  /// Replaces the text just before the caret, as autocorrection does.
  ///
  /// - Returns: `nil` where another text stands there.
  @discardableResult
  public func substitute(_ old: String, _ new: String) -> Decision? { nil }
  /// Takes a suggestion of the keyboard: it replaces the word before the caret, and a space follows.
  @discardableResult
  public func acceptPrediction(_ word: String) -> Decision? { nil }
  /// Fills in the whole field.
  @discardableResult
  public func autofill(_ text: String) -> Decision? { nil }
  /// Sets the text by program: it is not judged.
  public func setText(_ text: String) {}
}
