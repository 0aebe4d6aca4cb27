extension Intercepter {
  /// Evaluates an edit while an input method is composing, or at the end of a composition.
  ///
  /// - Parameter admitted: The last text of the composition that all rules accepted, if the field
  ///   remembers it. `nil` evaluates the previous state instead.
  func judgeMarkedText(
    _ current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState? = nil
  ) -> Decision {
    if composition == .markedTextIsOrdinary {
      return judgeIgnoringMarkedText(current, after: previous)
    }
    let (current, previous) = (current.normalized(), previous.normalized())
    let committed = previous.committedText(since: baseline)
    if current.hasMarkedText {
      if let decision = judgeCommittedPart(of: current, after: committed) { return decision }
      return judgeComposition(current, after: previous)
    }
    let decision = judge(current, after: committed)
    if decision.outcome == .rejected, previous.hasMarkedText,
      let admitted = admitted ?? self.admitted(previous, after: committed)
    {
      return decision.returning(to: admitted)
    }
    return decision
  }

  /// Returns the state to which a rejected commit goes back: the composed text as if it were
  /// committed.
  ///
  /// The result is `nil` if a rule does not accept that text, or if no rule evaluates marked text.
  func admitted(_ composed: EditingState, after committed: EditingState) -> EditingState? {
    guard composed.hasMarkedText, !rulesOfComposition.isEmpty else { return nil }
    let state = EditingState(composed.text, selection: composed.selection)
    return judge(state, after: committed).outcome == .accepted ? state : nil
  }

  /// Returns the state to which a rejected commit goes back, from the state before the composition
  /// began.
  func admitted(_ composed: EditingState, since baseline: EditingState) -> EditingState? {
    if let formatted { return formatted.admitted(composed, since: baseline) }
    return admitted(composed, after: composed.committedText(since: baseline))
  }

  /// The rules that evaluate marked text, by their own or the intercepter's policy.
  private var rulesOfComposition: [Rule] {
    rules.filter { ($0.composition ?? composition) != .whenCommitted }
  }

  /// Evaluates a step of a composition.
  private func judgeComposition(
    _ current: EditingState, after previous: EditingState
  ) -> Decision {
    let decision =
      Change(judging: previous, became: current)
      .map { rulesOfComposition.judge(Proposal(previous, became: current, by: $0)) }
      ?? Decision(.accepted, of: Proposal(previous, keptTextAs: current))
    let isLeftAlone = decision.outcome == .accepted && composition == .whenCommitted
    return isLeftAlone ? decision.composing : decision
  }

  /// Evaluates text that left the marked text while the composition goes on, such as the previous
  /// syllable block of Hangul.
  ///
  /// This text is committed, and all rules evaluate it.
  ///
  /// - Returns: The decision, or `nil` if no text was committed or all rules accept it.
  private func judgeCommittedPart(
    of current: EditingState, after committed: EditingState
  ) -> Decision? {
    let left = current.withoutMarkedText
    guard let change = Change(from: committed, to: left), change.kind != .deletion else {
      return nil
    }
    let decision = judge(left, after: committed)
    switch decision.outcome {
    case .accepted, .composing: return nil
    case .rejected: return decision
    case .amended: return decision.composing(current.markedText)
    }
  }

  /// Evaluates an edit of a field that treats marked text as ordinary text.
  private func judgeIgnoringMarkedText(
    _ current: EditingState, after previous: EditingState
  ) -> Decision {
    let decision = judge(EditingState(current.text, selection: current.selection), after: previous)
    return decision.outcome == .accepted
      ? decision.marking(current.normalized().markedRange) : decision
  }
}

extension EditingState {
  /// Returns the text committed before or during the current composition.
  ///
  /// That is the baseline, unless more text has left the marked text since. A state without marked
  /// text is committed.
  fileprivate func committedText(since baseline: EditingState?) -> EditingState {
    guard hasMarkedText else { return self }
    let rest = withoutMarkedText
    guard let baseline = baseline?.normalized() else { return rest }
    // A composition may have begun over a selection.
    guard let change = Change(from: baseline, to: rest), change.kind != .deletion else {
      return baseline
    }
    return rest
  }

  var markedText: Substring {
    markedRange.map { text.substring(utf8: text.utf8Range(utf16: $0)) } ?? ""
  }

  /// Returns the state with marked text inserted at the caret, and the caret behind it.
  func composing(_ marked: Substring) -> EditingState {
    let place = text.utf8Range(utf16: selection ?? 0..<0).upperBound
    let start = text.utf16Length(inUTF8: 0..<place)
    let marked = String(marked)
    let end = start + marked.utf16Length
    return EditingState(
      text.replacingUTF8(place..<place, with: marked), caret: end,
      markedRange: start..<end
    ).normalized()
  }
}
