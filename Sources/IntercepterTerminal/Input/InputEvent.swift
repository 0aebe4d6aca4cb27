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
  /// A button of the mouse, or its wheel.
  case mouse(MouseEvent)
  /// The function key of that number.
  case function(Int)
}

/// What a mouse does in a cell of the terminal.
package struct MouseEvent: Hashable, Sendable {
  /// What is done.
  package enum Kind: Hashable, Sendable { case press, drag, wheelUp, wheelDown }
  package var kind: Kind
  /// The cell's column and row, from 0.
  package var column, row: Int
}
