internal import TextInputIntercepter

// Every change of the text comes through here, whoever makes it.

extension SimulatedTextField {
  /// Makes an edit, as far as the intercepter lets it.
  func change(_ edit: Edit, as kind: UndoHistory.Kind = .other) -> Decision {
    judged(.edit(edit), as: kind) {
      let before = field.state
      guard mode == .delegate else { return field.textDidChange(to: edit.applied(to: before)) }
      let answer = field.shouldApply(edit)
      let isVetoed = answer.outcome == .rejected || answer.outcome == .amended
      guard keyboard.contains(.ignoresVeto), isVetoed else { return answer }
      return field.textDidChange(to: edit.applied(to: before))
    }
  }

  /// Tells of a step of a composition, or of its end.
  func notify(_ state: EditingState) -> Decision {
    judged(.state(state), as: .other) { field.textDidChange(to: state) }
  }

  /// Runs what gets a decision, and remembers what became of the field by it: one step of the undo
  /// history, or none while text is marked.
  private func judged(
    _ proposal: JudgedEdit.Proposal, as kind: UndoHistory.Kind, _ decide: () -> Decision
  ) -> Decision {
    let before = snapshot
    let start = compositionStart
    let (intercepter, baseline) = (field.intercepter, field.baseline)
    let decision = decide()
    lastDecision = decision
    lastEdit = JudgedEdit(
      intercepter: intercepter, previous: before.state, baseline: baseline, decision: decision,
      proposal: proposal)

    let after = state
    if after.selection == before.state.selection {
      isReversed = before.isReversed
    } else {
      isReversed = after == start.state && start.isReversed
    }
    if !after.hasMarkedText {
      composition = nil
      history.record(from: start, to: snapshot, as: kind)
    }
    onDecision?(decision)
    return decision
  }

  /// Shows a state that nobody judges.
  func show(_ snapshot: Snapshot) {
    composition = nil
    (lastDecision, lastEdit) = (nil, nil)
    field.setState(snapshot.state)
    isReversed = snapshot.isReversed
  }

  /// The present state, and which end of the selection moves.
  var snapshot: Snapshot { Snapshot(state: state, isReversed: isReversed) }

  /// The state of a field at one moment, and which end of its selection moves.
  struct Snapshot {
    var state: EditingState
    var isReversed: Bool

    /// The selection in UTF-16 code units; the field's selection is always known.
    var selection: Range<Int> { state.selection ?? 0..<0 }
    /// The end of the selection that stays, in UTF-16 code units.
    var anchor: Int { isReversed ? selection.upperBound : selection.lowerBound }
    /// The end of the selection that moves, in UTF-16 code units.
    var head: Int { isReversed ? selection.lowerBound : selection.upperBound }
  }
}
