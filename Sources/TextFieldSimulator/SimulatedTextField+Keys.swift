public import TextInputIntercepter

extension SimulatedTextField {
  /// Presses a key of a hardware keyboard.
  @discardableResult
  public func press(_ key: KeyPress) -> Decision? { nil }
  /// Releases a key of a hardware keyboard.
  public func release(_ key: KeyPress) {}
}
