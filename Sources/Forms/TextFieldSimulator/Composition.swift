internal import TextInputIntercepter

/// The state of an input method while it composes.
struct Composition {
  /// The state of the field before the composition began.
  var start: SimulatedTextField.Snapshot
  /// The number of UTF-16 code units before the marked text.
  var prefix: Int
  /// The number of UTF-16 code units after the marked text.
  var suffix: Int
  var method: Method

  /// The input method that marks the text, with the state that it needs for the next keystroke.
  enum Method {
    /// A caller that passes the whole marked text at each step.
    case text
    /// A dead key that waits for its letter.
    case deadKey(DeadKey)
    /// The Hangul keyboard.
    case hangul(HangulComposer)
  }

  /// Returns the range in UTF-16 code units that the input method marked, or `nil` if a state does
  /// not match it.
  ///
  /// `EditingState.markedRange` consists of whole grapheme clusters. It is longer than this range
  /// if the marked text forms a cluster with the text around it.
  func markedRange(in state: EditingState) -> Range<Int>? {
    let upper = state.text.utf16Length - suffix
    guard prefix <= upper else { return nil }
    let aligned = EditingState(state.text, markedRange: prefix..<upper).normalized()
    return aligned.markedRange == state.markedRange ? prefix..<upper : nil
  }
}
