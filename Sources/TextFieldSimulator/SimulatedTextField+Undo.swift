extension SimulatedTextField {
  /// Takes the last step back.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func undo() -> Bool { false }
  /// Makes the last step that was taken back once more.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func redo() -> Bool { false }
}
