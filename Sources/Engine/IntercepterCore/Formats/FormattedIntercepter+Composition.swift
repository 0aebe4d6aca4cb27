// The field shows marked text unchanged, and lays it out when it is committed.

extension FormattedIntercepter {
  /// Judges a step of a composition, by rules that insist on it.
  func judgeComposition(
    _ current: EditingState, after previous: EditingState, since committed: EditingState
  ) -> Decision {
    let proposal = Proposal(committed, becameShown: current)
    if layout.keepsKeys { return Decision(.composing, of: proposal) }
    let (before, after) = (rawState(previous), rawState(current))
    let decision = rules.judgeComposition(after, after: before)
    let state: EditingState
    switch decision.outcome {
    case .rejected: state = previous
    case .amended: state = shownState(decision.state)
    case .accepted, .composing: state = current
    }
    let violations = shown(decision.violations, of: after, in: current)
    return decision.outcome == .rejected
      ? Decision(.rejected, violations, of: proposal).returning(to: state)
      : Decision(decision.outcome, violations, of: Proposal(committed, becameShown: state))
  }

  /// Returns the raw state of a state with marked text.
  private func rawState(_ state: EditingState) -> EditingState {
    let rest = state.withoutMarkedText
    let shown = ShownText(rest.text, layout)
    let raw =
      shown.isLaidOut || layout.raw(of: rest.text).violation != nil
      ? shown.rawState(rest) : EditingState(layout.raw(of: rest.text).text)
    guard state.hasMarkedText else { return raw.normalized() }
    let end = raw.text.utf16Length
    return EditingState(raw.text, selection: raw.selection ?? end..<end).normalized()
      .composing(state.markedText)
  }

  /// Returns the state that the field shows for a raw state with marked text.
  private func shownState(_ raw: EditingState) -> EditingState {
    let rest = raw.withoutMarkedText
    var shown = Pieces()
    _ = layout.layOut(rest.text, &shown)
    return raw.hasMarkedText
      ? shown.state(rest).composing(raw.markedText) : shown.state(rest)
  }

  /// Maps violations of a raw text to the text that the field shows, both with the same marked text.
  private func shown(
    _ violations: Violations, of raw: EditingState, in state: EditingState
  ) -> Violations {
    guard !violations.isEmpty, let rawMarked = raw.markedRange, let marked = state.markedRange
    else { return violations }
    let rest = state.withoutMarkedText.text
    let committed = ShownText(rest, layout)
    func moved(_ place: Int, begins: Bool) -> Int {
      if rawMarked.lowerBound < place || begins && rawMarked.lowerBound == place {
        if place <= rawMarked.upperBound { return marked.lowerBound + place - rawMarked.lowerBound }
        let shown = committed.target(
          of: raw.withoutMarkedText.text.utf8Range(
            utf16: place - rawMarked.count..<place - rawMarked.count
          ).lowerBound, begins: begins)
        return rest.utf16Length(inUTF8: 0..<shown) + marked.count
      }
      let shown = committed.target(
        of: raw.text.utf8Range(utf16: place..<place).lowerBound, begins: begins)
      return rest.utf16Length(inUTF8: 0..<shown)
    }
    return violations.changed { violation in
      let lower = moved(violation.range.lowerBound, begins: !violation.range.isEmpty)
      let upper = moved(violation.range.upperBound, begins: false)
      violation = Violation(
        violation, range: lower..<max(lower, upper), actual: violation.actual)
    }
  }
}
