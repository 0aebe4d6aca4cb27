// The field shows marked text unchanged, and formats it when it is committed.

extension FormattedIntercepter {
  func judgeMarkedText(
    _ current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState?
  ) -> Decision {
    if rules.composition == .markedTextIsOrdinary {
      let plain = EditingState(previous.text, selection: previous.selection)
      let decision = judge(
        EditingState(current.text, selection: current.selection), after: plain)
      return decision.outcome == .accepted ? decision.marking(current.markedRange) : decision
    }
    let committed = previous.hasMarkedText ? baseline ?? previous.withoutMarkedText : previous
    if let decision = judgeCommit(of: current, after: committed) { return decision }
    let rawPrevious = rawState(previous, since: committed)
    let rawCurrent = rawState(current, since: committed)
    let decision = strict.judgeMarkedText(
      rawCurrent, after: rawPrevious, baseline: mapping.unformatted(committed),
      admitted: admitted.map { rawState($0, since: committed) })
    let state = shown(
      decision, of: current, rawCurrent, after: previous, rawPrevious, since: committed)
    return conclude(decision, showing: state, of: current, rawCurrent, since: committed)
  }

  /// Returns the decision on a committed text as on a paste, if it concerns the front of the text:
  /// it may be a telephone number as dialed, or continue a literal.
  private func judgeCommit(
    of current: EditingState, after committed: EditingState
  ) -> Decision? {
    guard !current.hasMarkedText, mapping.hasPrefix,
      let change = Change(judging: committed, became: current), change.kind != .deletion
    else { return nil }
    let decision = judge(current, after: committed)
    if decision.outcome != .rejected { return decision }
    let isFront = decision.violations.first?.rule == mapping.rule.identifier
    return isFront ? decision.returning(to: committed) : nil
  }

  func accepts(_ composed: EditingState, since baseline: EditingState) -> Bool {
    let (composed, baseline) = (composed.normalized(), baseline.normalized())
    return strict.accepts(
      rawState(composed, since: baseline), since: mapping.unformatted(baseline))
  }

  /// Returns the unformatted state of a state that a committed text has become, including marked
  /// text.
  private func rawState(_ state: EditingState, since committed: EditingState) -> EditingState {
    let rest = state.withoutMarkedText
    var raw: EditingState
    if let change = Change(judging: committed, became: rest) {
      raw = mappedEdit(from: committed, to: rest, by: change).current
    } else {
      raw = mapping.unformatted(EditingState(committed.text, selection: rest.selection))
    }
    guard let marked = state.markedRange, state.hasMarkedText else { return raw.normalized() }
    let start = raw.selection?.lowerBound ?? raw.text.utf16Length
    raw.selection = start..<start
    raw = raw.normalized().composing(state.markedText)
    if let selection = state.selection, let rawMarked = raw.markedRange,
      marked.lowerBound <= selection.lowerBound, selection.upperBound <= marked.upperBound
    {
      let shift = rawMarked.lowerBound - marked.lowerBound
      raw.selection = selection.lowerBound + shift..<selection.upperBound + shift
    }
    return raw.normalized()
  }

  /// Returns the state that the field must show after a decision on unformatted states.
  private func shown(
    _ decision: Decision, of current: EditingState, _ rawCurrent: EditingState,
    after previous: EditingState, _ rawPrevious: EditingState, since committed: EditingState
  ) -> EditingState {
    let raw = decision.state
    if raw.hasMarkedText {
      if decision.outcome != .rejected, raw == rawCurrent { return current }
      if raw == rawPrevious { return previous }
      return mapping.formatted(raw.withoutMarkedText).state.composing(raw.markedText)
    }
    if decision.outcome == .rejected, raw == mapping.unformatted(committed) { return committed }
    return mapping.formatted(raw).state
  }

  private func conclude(
    _ decision: Decision, showing state: EditingState, of current: EditingState,
    _ rawCurrent: EditingState, since committed: EditingState
  ) -> Decision {
    let violations = decision.violations
    switch decision.outcome {
    case .rejected:
      let proposal = Proposal(committed, becameShown: current)
      return Decision(
        .rejected, inProposed(violations, current, rawCurrent, since: committed), of: proposal
      ).returning(to: state)
    case .composing:
      return Decision(
        .composing, shown(violations, of: decision.state, in: state),
        of: Proposal(committed, becameShown: state))
    case .accepted, .amended:
      let isSame =
        state == current || state.text.hasSameScalars(as: current.text) && current.selection == nil
      let isAccepted = decision.outcome == .accepted
      return Decision(
        isAccepted && isSame ? .accepted : .amended,
        isAccepted || current.hasMarkedText
          ? shown(violations, of: decision.state, in: state)
          : inProposed(violations, current, rawCurrent, since: committed),
        of: Proposal(committed, becameShown: state))
    }
  }

  /// Maps violations of the unformatted text to the text that the host proposed.
  private func inProposed(
    _ violations: Violations, _ current: EditingState, _ rawCurrent: EditingState,
    since committed: EditingState
  ) -> Violations {
    if violations.isEmpty { return violations }
    if !current.hasMarkedText, let change = Change(judging: committed, became: current) {
      return mappedEdit(from: committed, to: current, by: change).proposed(violations)
    }
    return shown(violations, of: rawCurrent, in: current)
  }

  /// Maps violations of an unformatted text to the text that the field shows, both with the same
  /// marked text.
  private func shown(
    _ violations: Violations, of raw: EditingState, in state: EditingState
  ) -> Violations {
    guard !violations.isEmpty, let rawMarked = raw.markedRange, let marked = state.markedRange
    else { return mapping.shown(violations, in: state.text) }
    func parts(of range: Range<Int>) -> (before: Range<Int>, behind: Range<Int>) {
      (
        range.clamped(to: 0..<rawMarked.lowerBound),
        range.clamped(to: rawMarked.upperBound..<max(rawMarked.upperBound, range.upperBound))
          .moved(by: -rawMarked.count)
      )
    }
    // The parts outside the marked text are mapped in one pass.
    var outside = Violations()
    for violation in violations {
      let (before, behind) = parts(of: violation.range)
      for part in [before, behind] where !part.isEmpty {
        outside.append(Violation(violation, range: part, actual: nil))
      }
    }
    outside = mapping.shown(outside, in: state.withoutMarkedText.text)
    var next = 0
    func nextPart() -> Range<Int> {
      defer { next += 1 }
      return outside[next].range
    }
    return violations.changed { violation in
      let (before, behind) = parts(of: violation.range)
      let inside = violation.range.clamped(to: rawMarked)
      var shown: [Range<Int>] = []
      if !before.isEmpty { shown.append(nextPart()) }
      if !inside.isEmpty {
        shown.append(inside.moved(by: marked.lowerBound - rawMarked.lowerBound))
      }
      if !behind.isEmpty { shown.append(nextPart().moved(by: marked.count)) }
      let (first, last) = (shown.first ?? marked, shown.last ?? marked)
      violation = Violation(
        violation, range: first.lowerBound..<last.upperBound, actual: violation.actual)
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
