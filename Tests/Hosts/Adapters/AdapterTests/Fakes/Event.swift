/// What a user does.
enum Event {
  /// Keys, one for each character.
  case type(String)
  /// One replacement of the selection.
  case paste(String)
  /// A text is dropped on the selection.
  case drop(String)
  case backspace
  /// A step of a composition.
  case compose(String)
  /// A candidate takes the place of the marked text.
  case commit(String)
  /// The field gets the focus.
  case begin
  /// The field loses the focus.
  case end
}
