extension SimulatedTextField {
  /// Moves the caret to the left by grapheme clusters.
  public func moveLeft(_ count: Int = 1, extending: Bool = false) {}
  /// Moves the caret to the right by grapheme clusters.
  public func moveRight(_ count: Int = 1, extending: Bool = false) {}
  /// Moves the caret to the left by words.
  public func moveWordLeft(_ count: Int = 1, extending: Bool = false) {}
  /// Moves the caret to the right by words.
  public func moveWordRight(_ count: Int = 1, extending: Bool = false) {}
  /// Moves the caret to the beginning.
  public func moveHome(extending: Bool = false) {}
  /// Moves the caret to the end.
  public func moveEnd(extending: Bool = false) {}
  /// Selects a range of grapheme cluster offsets; an empty one places the caret.
  public func select(_ range: Range<Int>) {}
  /// Selects everything.
  public func selectAll() {}
}
