public import TextInputIntercepter

extension SimulatedTextField {
  /// Shows marked text in the place of what is marked already, or of the selection.
  ///
  /// ```swift
  /// field.compose("ni")  // [ni]|
  /// field.compose("nihao")  // [nihao]|
  /// field.commit("你好")  // 你好|
  /// ```
  ///
  /// - Parameter text: The whole marked text; an empty one cancels the composition.
  /// - Returns: The decision; `nil` where there was nothing to cancel.
  @discardableResult
  public func compose(_ text: String) -> Decision? {
    text.isEmpty ? cancelComposition() : mark(text, by: .text)
  }

  /// Ends the composition: a candidate takes the place of the marked text, which is judged then.
  ///
  /// Where nothing is marked, the text is inserted as an input method inserts a suggestion.
  ///
  /// - Parameter text: The candidate; `nil` leaves the marked text as it is.
  /// - Returns: The decision; `nil` where nothing is marked and there is nothing to insert.
  @discardableResult
  public func commit(_ text: String? = nil) -> Decision? {
    history.endRun()
    guard let marked = markedRange else {
      return text.flatMap { $0.isEmpty ? nil : insert($0) }
    }
    if let text { return change(Edit(range: marked, replacement: text)) }
    let state = state
    return notify(EditingState(state.text, selection: state.selection))
  }

  /// Ends the composition and removes the marked text.
  ///
  /// The selection of before the composition was replaced by it, and stays away until
  /// ``undo()``.
  ///
  /// - Returns: The decision; `nil` where nothing is marked.
  @discardableResult
  public func cancelComposition() -> Decision? {
    history.endRun()
    guard let marked = markedRange else { return nil }
    return change(Edit(range: marked, replacement: ""))
  }

  /// Marks a text in the place of what is marked already, or of the selection.
  @discardableResult
  func mark(_ text: String, by method: Composition.Method) -> Decision {
    history.endRun()
    let state = state
    let previous = composition
    let replaced = markedRange ?? snapshot.selection
    let changed = Edit(range: replaced, replacement: text).applied(to: state.text)
    let marked = replaced.lowerBound..<replaced.lowerBound + text.utf16Length
    composition = Composition(
      start: compositionStart,
      prefix: marked.lowerBound,
      suffix: changed.utf16Length - marked.upperBound,
      method: method)
    let decision = notify(
      EditingState(changed, caret: marked.upperBound, markedRange: marked))
    if decision.outcome == .rejected, let previous, composition != nil {
      composition?.method = previous.method
    }
    return decision
  }

  /// Commits what is marked as it is, if anything is.
  func finishComposition() {
    if state.hasMarkedText { commit() }
  }

  /// The marked range in UTF-16 code units, as the input method knows it.
  private var markedRange: Range<Int>? {
    let state = state
    guard state.hasMarkedText else { return nil }
    return composition?.markedRange(in: state) ?? state.markedRange
  }

  /// The marked text; empty where nothing is marked.
  var markedText: String { markedRange.map { state.text.substring(utf16: $0) } ?? "" }

  /// The field before the composition began; as it is where nothing is marked.
  var compositionStart: Snapshot {
    guard state.hasMarkedText else { return snapshot }
    return composition?.start
      ?? Snapshot(state: field.baseline.withoutMarkedText, isReversed: false)
  }
}
