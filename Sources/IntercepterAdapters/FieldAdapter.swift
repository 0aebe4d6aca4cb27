internal import TextInputIntercepter

/// An intercepted field, and a text field that shows what it holds.
///
/// The text field may ask before a change, must tell of it afterwards, and need not tell of what the
/// program sets.
@MainActor
protocol FieldAdapter: AnyObject {
  /// The state that the text field must hold.
  var field: InterceptedField { get }
  /// The text field; `nil` once it is gone.
  var display: Display? { get }
  /// The traffic between the text field and the adapter.
  var progress: AdapterProgress { get set }

  /// Sets the text by program.
  func setText(_ text: String)
  /// Gives the text field back.
  func detach()

  associatedtype Display: EditableText
}

/// The traffic between a text field and its adapter.
struct AdapterProgress {
  /// The adapter changes the text field: what the text field says of that is no news.
  var isShowing = false
  /// The state that an edit leads to that the text field was allowed to make.
  var expected: EditingState?
  /// A syllable was deleted in this turn of the run loop: what becomes of it is awaited.
  var awaitsSyllable = false
  /// Dictation or Writing Tools have changed the text, which has not been judged since.
  var isOverdue = false
  /// Whether the text field hides its text, as far as is known.
  var isSecure = false
  /// Whether nothing was typed since the text field began to hide its text, or since editing began.
  var isFresh = false
  /// The edits that were rejected, which UIKit records for undo all the same.
  var refused = RefusedEdits()
}

extension FieldAdapter {
  /// What the text field holds, without what the keyboard predicts.
  var shownState: EditingState? {
    guard let state = display?.editingState else { return nil }
    return inlinePrediction.map(state.removing) ?? state
  }
  var inlinePrediction: Range<Int>? { display?.editingState.inlinePrediction(typing) }
  var isUndoing: Bool { display?.isUndoingOrRedoing ?? false }
  var typing: TypingMode { display?.typing ?? .composing }

  /// Whether somebody else is at work on the text: what was said last is a placeholder in it until it is
  /// understood.
  func isReserved(_ shown: EditingState) -> Bool {
    if display?.isReserved == true { return true }
    return shown.placeholderCount > field.state.placeholderCount
      && progress.expected?.hasSameText(as: shown) != true
  }
}

extension EditingState {
  /// Whether both texts hold the same scalars.
  func hasSameText(as other: EditingState) -> Bool {
    EditingState(text) == EditingState(other.text)
  }

  /// The number of placeholders: U+FFFC, which is an attachment in other texts.
  fileprivate var placeholderCount: Int { text.unicodeScalars.count { $0 == "\u{FFFC}" } }
}
