/// What a user or a program does.
enum Event: Sendable {
  /// Keys, one for each character.
  case type(String)
  /// One replacement of the selection: a paste, a drop, dictation, a prediction.
  case paste(String)
  /// Something is dragged from elsewhere and dropped on the selection.
  case drop(String)
  /// Something is said, which a placeholder stands for until it is understood.
  case dictate(String)
  /// A dictation that recognizes nothing leaves its placeholder.
  case mumble
  /// An attachment or a Genmoji, of which nobody is asked.
  case attach
  /// The word before the caret is corrected while the keyboard goes away, and only the end of editing is
  /// told. RxSwift issue 333, Bond issue 519.
  case correctAtEnd(String, String)
  /// Backspace.
  case backspace
  /// A step of a composition.
  case compose(String)
  /// A candidate takes the place of the marked text.
  case commit(String)
  /// The Korean keyboard of iOS replaces the syllable before the caret, or begins one: what is told is a
  /// deletion and an insertion, and nothing is marked. Runestone issue 11, Open Radar 34969608.
  case syllable(String, String)
  /// A key for an accent, which is asked about, changes the letter before it. devgem.io on iOS.
  case accent(String, String)
  /// The marked text stays as it is, and nobody is told.
  case letGo
  /// The keyboard shows how the text goes on, behind the caret.
  case predict(String)
  /// A key, and behind it how the text goes on.
  case typePredicting(String, String)
  /// What the keyboard shows behind the caret is taken, and a space follows.
  case acceptPrediction
  /// The word before the caret is replaced.
  case autocorrect(String, String)
  /// The user selects, in UTF-16 code units.
  case select(Range<Int>)
  /// The program sets the text.
  case set(String)
  /// The last change is undone.
  case undo
  /// A refused paste that was taken back is made once more.
  case redo
  /// The field gets the focus.
  case begin
  /// The field loses the focus.
  case end
}
