public import TextInputIntercepter

extension SimulatedTextField {
  /// Replaces the marked text, or the selection if no text is marked, with new marked text.
  ///
  /// ```swift
  /// field.compose("ni")  // [ni]|
  /// field.compose("nihao")  // [nihao]|
  /// field.commit("你好")  // 你好|
  /// ```
  ///
  /// - Parameter text: The whole marked text. An empty text cancels the composition.
  /// - Returns: The decision, or `nil` if there was nothing to cancel.
  @discardableResult
  public func compose(_ text: String) -> Decision? {
    if text.isEmpty { return cancelComposition() }
    guard keyboard.contains(.marksBesideText), !state.hasMarkedText else {
      return mark(text, by: .text)
    }
    let isBeginning = preedit == nil
    let decision = isBeginning ? deleteSelectionFirst() : nil
    preedit = text
    return decision
  }

  /// Ends the composition and replaces the marked text with a candidate, which the rules judge.
  ///
  /// If no text is marked, the text replaces the selection, like an input method's suggestion.
  ///
  /// - Parameter text: The candidate, or `nil` to commit the marked text unchanged.
  /// - Returns: The decision, or `nil` if no text is marked and there is nothing to insert.
  @discardableResult
  public func commit(_ text: String? = nil) -> Decision? {
    history.endRun()
    if let preedit {
      defer { self.preedit = nil }
      return change(Edit(range: snapshot.selection, replacement: text ?? preedit))
    }
    guard let marked = markedRange else {
      return text.flatMap { $0.isEmpty ? nil : insert($0) }
    }
    if let text {
      let repeated = keyboard.contains(.repeatsCommit) ? mark(text, by: .text) : nil
      guard let marked = repeated == nil ? marked : markedRange else { return repeated }
      return change(Edit(range: marked, replacement: text))
    }
    let state = state
    return notify(EditingState(state.text, selection: state.selection))
  }

  /// Ends the composition and removes the marked text.
  ///
  /// If the composition replaced a selection, only ``undo()`` restores it.
  ///
  /// - Returns: The decision, or `nil` if no text is marked.
  @discardableResult
  public func cancelComposition() -> Decision? {
    history.endRun()
    preedit = nil
    guard let marked = markedRange else { return nil }
    return change(Edit(range: marked, replacement: ""))
  }

  /// Replaces the marked text, or the selection if no text is marked, with new marked text.
  ///
  /// - Parameter finished: A text that leaves the marked text.
  @discardableResult
  func mark(
    _ text: String, by method: Composition.Method, after finished: String = ""
  ) -> Decision {
    history.endRun()
    if deleteSelectionFirst() != nil {
      return continuing { mark(text, by: method, after: finished) }
    }
    let state = state
    let previous = composition
    let replaced = markedRange ?? snapshot.selection
    let changed = Edit(range: replaced, replacement: finished + text).applied(to: state.text)
    let lower = replaced.lowerBound + finished.utf16Length
    let marked = lower..<lower + text.utf16Length
    composition = Composition(
      start: compositionStart, prefix: marked.lowerBound,
      suffix: changed.utf16Length - marked.upperBound, method: method)
    let caret =
      keyboard.contains(.caretBeforeMarkedText) ? marked.lowerBound : marked.upperBound
    let decision = notify(EditingState(changed, caret: caret, markedRange: marked))
    if decision.outcome == .rejected, let previous, composition != nil {
      composition?.method = previous.method
    }
    return decision
  }

  /// Commits the marked text unchanged, if there is any.
  package func finishComposition() {
    if isComposing { commit() }
  }

  /// A Boolean value that indicates whether an input method shows text, in the field or beside it.
  var isComposing: Bool { preedit != nil || state.hasMarkedText }

  /// Deletes the selection before a composition, if the host does that in a step of its own.
  private func deleteSelectionFirst() -> Decision? {
    let selection = snapshot.selection
    guard keyboard.contains(.splitsReplacements), !isComposing, !selection.isEmpty else {
      return nil
    }
    return change(Edit(range: selection, replacement: ""))
  }

  /// The marked range in UTF-16 code units, according to the input method.
  private var markedRange: Range<Int>? {
    let state = state
    guard state.hasMarkedText else { return nil }
    return composition?.markedRange(in: state) ?? state.markedRange
  }

  /// The marked text, or an empty string if no text is marked.
  var markedText: String { markedRange.map { state.text.substring(utf16: $0) } ?? "" }

  /// The state before the composition began, or the current state if no text is marked.
  var compositionStart: Snapshot {
    guard state.hasMarkedText else { return snapshot }
    return composition?.start
      ?? Snapshot(state: field.baseline.withoutMarkedText, isReversed: false)
  }
}
