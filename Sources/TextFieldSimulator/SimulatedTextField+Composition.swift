public import TextInputIntercepter

extension SimulatedTextField {
  /// Shows marked text in the place of what is marked or selected.
  @discardableResult
  public func compose(_ text: String) -> Decision? { nil }
  /// Ends the composition with a text, or with what is marked.
  @discardableResult
  public func commit(_ text: String? = nil) -> Decision? { nil }
  /// Ends the composition with nothing.
  @discardableResult
  public func cancelComposition() -> Decision? { nil }
  /// Presses a dead key, such as `´`: an accent for the letter that is typed next.
  @discardableResult
  public func deadKey(_ accent: Character) -> Decision? { nil }
}
