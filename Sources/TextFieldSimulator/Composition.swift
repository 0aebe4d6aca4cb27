internal import TextInputIntercepter

/// An input method's knowledge of the text that it has marked.
struct Composition {
  /// The field before the composition began.
  var start: SimulatedTextField.Snapshot
  /// The UTF-16 code units before the marked text.
  var prefix: Int
  /// The UTF-16 code units behind the marked text.
  var suffix: Int
  /// The input method.
  var method: Method

  /// An input method, with the state that it needs to go on.
  enum Method {
    /// Somebody who says what is marked at each step.
    case text
    /// A dead key that waits for its letter.
    case deadKey(DeadKey)
    /// The Hangul keyboard.
    case hangul(HangulComposer)
  }

  /// The marked range of a state in UTF-16 code units, as the input method knows it.
  ///
  /// A state's own marked range consists of whole grapheme clusters: where marked text joins what
  /// stands before or behind it, that is more than was marked.
  func markedRange(in state: EditingState) -> Range<Int>? {
    let upper = state.text.utf16Length - suffix
    guard prefix <= upper else { return nil }
    let aligned = EditingState(state.text, markedRange: prefix..<upper).normalized()
    return aligned.markedRange == state.markedRange ? prefix..<upper : nil
  }
}
