internal import TextInputIntercepter

// Every change of the text passes through `change(_:as:)` or `notify(_:)`.

extension SimulatedTextField {
  /// Applies an edit as far as the intercepter accepts it.
  func change(_ edit: Edit, as kind: UndoHistory.Kind = .other) -> Decision {
    if keyboard.contains(.splitsReplacements), !edit.range.isEmpty, !edit.replacement.isEmpty {
      let start = edit.range.lowerBound
      _ = changeAtOnce(Edit(range: edit.range, replacement: ""), as: .other)
      return continuing {
        changeAtOnce(Edit(range: start..<start, replacement: edit.replacement), as: kind)
      }
    }
    return changeAtOnce(edit, as: kind)
  }

  private func changeAtOnce(_ edit: Edit, as kind: UndoHistory.Kind) -> Decision {
    judged(.edit(edit), as: kind) {
      let before = field.state
      guard mode == .delegate else { return report(edit.applied(to: before), after: edit) }
      let answer = field.shouldApply(edit)
      let isVetoed = answer.outcome == .rejected || answer.outcome == .amended
      guard keyboard.contains(.ignoresVeto), isVetoed else { return answer }
      return field.textDidChange(to: edit.applied(to: before))
    }
  }

  /// Reports the text after an edit.
  private func report(_ state: EditingState, after edit: Edit) -> Decision {
    guard keyboard.contains(.reportsOldCaret), !edit.replacement.isEmpty else {
      return field.textDidChange(to: state)
    }
    let decision = field.textDidChange(
      to: EditingState(state.text, caret: edit.range.lowerBound))
    if decision.outcome == .accepted, let selection = state.selection {
      field.selectionDidChange(to: selection)
    }
    return decision
  }

  /// Makes a change that belongs to the same key as the last.
  func continuing(_ change: () -> Decision) -> Decision {
    isContinuing = true
    defer { isContinuing = false }
    return change()
  }

  /// Reports a step of a composition, or its end.
  func notify(_ state: EditingState) -> Decision {
    judged(.state(state), as: .other) { field.textDidChange(to: state) }
  }

  /// Runs a closure that gets a decision and records the result: one step of the undo history, or
  /// none while text is marked.
  private func judged(
    _ proposal: JudgedEdit.Proposal, as kind: UndoHistory.Kind, _ decide: () -> Decision
  ) -> Decision {
    if !isContinuing, preedit == nil { field.handle(.pressed(HostPress())) }
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

  /// Displays a state without judging it.
  ///
  /// - Parameter isNew: Whether the field has not shown it before.
  func show(_ snapshot: Snapshot, isNew: Bool = false) {
    (composition, preedit) = (nil, nil)
    (lastDecision, lastEdit) = (nil, nil)
    if isNew { field.setState(snapshot.state) } else { field.restore(snapshot.state) }
    isReversed = snapshot.isReversed
  }

  /// The current state, with the direction of the selection.
  var snapshot: Snapshot { Snapshot(state: state, isReversed: isReversed) }

  /// The state of a field at one moment, with the direction of its selection.
  struct Snapshot {
    var state: EditingState
    var isReversed: Bool

    /// The selection in UTF-16 code units.
    ///
    /// A field's selection is always known.
    var selection: Range<Int> { state.selection ?? 0..<0 }
    /// The fixed end of the selection, in UTF-16 code units.
    var anchor: Int { isReversed ? selection.upperBound : selection.lowerBound }
    /// The moving end of the selection, in UTF-16 code units.
    var head: Int { isReversed ? selection.lowerBound : selection.upperBound }
  }
}
