package import TextFieldSimulator

/// An event of the keyboard.
package enum InputEvent: Hashable, Sendable {
  /// A key, or a grapheme cluster that an input method typed.
  case key(KeyPress)
  /// A text that was pasted in one piece.
  case paste(String)
  /// One page up.
  case pageUp
  /// One page down.
  case pageDown
  /// The function key of that number.
  case function(Int)
}
