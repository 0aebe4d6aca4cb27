/// A key of a hardware keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types a grapheme cluster.
  case character(Character)
  /// An arrow key.
  case left
  /// An arrow key.
  case right
  /// An arrow key.
  case up
  /// An arrow key.
  case down
  /// To the beginning.
  case home
  /// To the end.
  case end
  /// Removes what is before the caret.
  case backspace
  /// Removes what is behind the caret.
  case delete
  /// Goes to the next field.
  case tab
  /// Commits a composition, or types a line feed.
  case enter
  /// Cancels a composition.
  case escape

  /// Reads a key from its name: `Left`, `Tab`, `Space`, or the one character that it types.
  public init?(name: String) { nil }
}
