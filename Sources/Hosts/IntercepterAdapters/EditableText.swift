internal import TextInputIntercepter

/// A text field or text view, as an adapter uses it.
@MainActor
protocol EditableText: AnyObject {
  /// The text, the selection and the marked text.
  var editingState: EditingState { get }
  var isUndoingOrRedoing: Bool { get }
  /// The way in which the current keyboard inserts text.
  var keyboard: HostKeyboard { get }
  /// A Boolean value that indicates whether dictation or Writing Tools are changing the text.
  ///
  /// The adapter must not change the text meanwhile.
  var isReserved: Bool { get }
  /// A Boolean value that indicates whether the text contains U+FFFC without an attachment.
  var hasPlaceholder: Bool { get }
  /// A Boolean value that indicates whether the text is hidden.
  ///
  /// The first key after editing begins replaces hidden text.
  var isSecureTextEntry: Bool { get }
  /// A Boolean value that indicates whether the next insertion replaces the text.
  var clearsOnInsertion: Bool { get }

  /// Replaces a range of the text, in UTF-16 code units, with undo.
  func replaceText(in range: Range<Int>, with replacement: String)
  /// Selects a range of the text, in UTF-16 code units.
  func selectText(in range: Range<Int>)
  /// Ends the composition and keeps its text.
  func endComposition()
  func removeMarkedText()
  /// Repeats the undo or redo in progress at the end of the turn, while a condition is true.
  func repeatUndo(while condition: @escaping @MainActor () -> Bool)
  /// Calls a closure at the end of the current turn of the run loop.
  func atEndOfTurn(_ body: @escaping @MainActor () -> Void)
}

extension EditableText {
  /// What the session learns of the text field with each event.
  var hostView: HostView {
    var traits: HostView.Traits = []
    if isUndoingOrRedoing { traits.insert(.undoes) }
    if isReserved { traits.insert(.isReserved) }
    if hasPlaceholder { traits.insert(.hasPlaceholder) }
    if isSecureTextEntry { traits.insert(.isSecure) }
    if clearsOnInsertion { traits.insert(.clearsOnInsertion) }
    return HostView(editingState, keyboard: keyboard, traits)
  }

  // AppKit never clears the text by itself, and marks dictated text.
  var hasPlaceholder: Bool { false }
  var isSecureTextEntry: Bool { false }
  var clearsOnInsertion: Bool { false }
}
