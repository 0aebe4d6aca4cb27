/// An event of the keyboard or the mouse.
package enum InputEvent: Hashable, Sendable {
  /// A key, or a grapheme cluster that an input method typed.
  case key(KeyPress)
  case paste(String)
  case pageUp, pageDown
  case mouse(MouseEvent)
  /// The function key with a number.
  case function(Int)
  case answer(TerminalAnswer)
}

/// An event of the mouse in a cell of the terminal.
package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case press, drag, wheelUp, wheelDown }
  package var kind: Kind
  /// The column and the row of the cell, counted from 0.
  package var column, row: Int
}
