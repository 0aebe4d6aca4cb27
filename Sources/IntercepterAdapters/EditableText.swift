internal import TextInputIntercepter

/// A text field or a text view, as an adapter uses it.
@MainActor
protocol EditableText: AnyObject {
  /// The state that it holds.
  var editingState: EditingState { get }
  /// Whether an undo or a redo is under way.
  var isUndoingOrRedoing: Bool { get }
  /// The keyboard's way with a key.
  var typing: TypingMode { get }
  /// Whether dictation or Writing Tools are at work on the text, which must not be written meanwhile.
  var isReserved: Bool { get }
  /// A Boolean value that indicates whether the text is hidden: the first key in a field that is edited again replaces it.
  var isSecureTextEntry: Bool { get }
  /// A Boolean value that indicates whether the next insertion replaces the text.
  var clearsOnInsertion: Bool { get }

  /// Replaces a part of the text, in UTF-16 code units, so that it can be undone.
  func replaceText(in range: Range<Int>, with replacement: String)
  /// Selects a part of the text, in UTF-16 code units.
  func selectText(in range: Range<Int>)
  /// Takes the marked text for ordinary text.
  func endComposition()
  /// Takes the marked text away.
  func removeMarkedText()
  /// Does something once the present turn of the run loop is over.
  func atEndOfTurn(_ body: @escaping @MainActor () -> Void)
}

extension EditableText {
  // AppKit clears nothing by itself.
  var isSecureTextEntry: Bool { false }
  var clearsOnInsertion: Bool { false }
}
