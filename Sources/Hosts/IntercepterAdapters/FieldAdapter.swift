internal import TextInputIntercepter

/// An adapter that attaches an intercepted field to a text field.
///
/// The text field may ask before a change, must report it afterwards, and need not report changes
/// by the program.
@MainActor
protocol FieldAdapter: AnyObject {
  /// The intercepted field, whose state the text field must show.
  var field: InterceptedField { get }
  /// The text field, or `nil` if it was deallocated.
  var display: Display? { get }
  var progress: AdapterProgress { get set }

  func setText(_ text: String)
  /// Detaches the adapter and restores the text field's delegate.
  func detach()

  associatedtype Display: EditableText
}

/// The state of the exchange between a text field and its adapter.
struct AdapterProgress {
  /// A Boolean value that indicates whether the adapter is changing the text field, whose reports
  /// it then ignores.
  var isShowing = false
  /// The state after an edit that the text field was allowed to make.
  var expected: EditingState?
  /// A Boolean value that indicates whether a syllable was deleted in this turn of the run loop.
  ///
  /// The adapter then waits for its replacement.
  var awaitsSyllable = false
  /// A Boolean value that indicates whether a change by dictation or Writing Tools is yet to be
  /// evaluated.
  var isOverdue = false
  /// The hash values of texts that the text field showed and the field never contained.
  var unaccepted: Set<Int> = []
  /// A Boolean value that indicates whether an undo or redo will be repeated.
  var isSkipping = false
  /// The last known value of the text field's `isSecureTextEntry`.
  var isSecure = false
  /// A Boolean value that indicates whether nothing was typed since editing or secure entry began.
  var isFresh = false
  /// The rejected edits, which UIKit records for undo nevertheless.
  var refused = RefusedEdits()
}

extension FieldAdapter {
  /// The state of the text field without an inline prediction, or `nil` if the text field was
  /// deallocated.
  var shownState: EditingState? {
    guard let state = display?.editingState else { return nil }
    return inlinePrediction.map(state.removing) ?? state
  }
  var inlinePrediction: Range<Int>? { display?.editingState.inlinePrediction(typing) }
  var isUndoing: Bool { display?.isUndoingOrRedoing ?? false }
  var typing: TypingMode { display?.typing ?? .composing }

  /// Returns whether dictation or Writing Tools are changing the text.
  func isReserved(_ shown: EditingState) -> Bool {
    display?.isReserved == true || progress.isOverdue && awaitsWords(in: shown)
  }

  /// Returns whether the text may contain a placeholder for words that dictation has not recognized
  /// yet.
  ///
  /// Nobody is asked about the placeholder.
  func awaitsWords(in shown: EditingState) -> Bool {
    guard !isUndoing, shown.placeholderCount > field.state.placeholderCount else { return false }
    return progress.expected?.hasSameText(as: shown) != true && display?.hasPlaceholder == true
  }
}

extension EditingState {
  /// Returns whether both texts consist of the same scalars.
  func hasSameText(as other: EditingState) -> Bool {
    EditingState(text) == EditingState(other.text)
  }

  /// The number of U+FFFC, which are placeholders or attachments.
  fileprivate var placeholderCount: Int { text.utf16.count { $0 == .placeholder } }
}

extension UInt16 {
  /// U+FFFC, an attachment, or the placeholder of dictation.
  static var placeholder: UInt16 { 0xFFFC }
}
