extension HostSession {
  /// Evaluates a change that the host has made.
  ///
  /// Some keyboards apply an edit that was just rejected or amended. The same decision is then
  /// returned, and no listener hears of it: it is one keystroke.
  ///
  /// - Parameter rules: Other rules than those of the session.
  mutating func judge(_ current: EditingState, by rules: Intercepter? = nil) -> HostAction {
    if case .vetoed(let edit, let text, let decision) = forget(), current.markedRange == nil,
      edit.applied(to: text).hasSameScalars(as: current.text)
    {
      return HostAction(repeating: decision)
    }
    if refusal != nil, let decision = rejection(of: current) {
      return settle(decision, isOfRefused: true)
    }
    let rules = rules ?? intercepter
    func decision(on current: EditingState) -> Decision {
      rules.intercept(current, after: state, baseline: origin, admitted: admitted)
    }
    let first = decision(on: current)
    guard first.outcome == .amended,
      let moved = current.withCaretBehindInsertion(in: origin ?? state)
    else { return settle(first) }
    return settle(decision(on: moved))
  }

  /// Evaluates an edit that the host is about to make.
  mutating func apply(_ edit: Edit) -> HostAction {
    forget()
    let judged = withoutRefusedText(edit)
    let refusing = refusal == nil ? nil : rejection(of: judged.applied(to: state))
    let decision =
      refusing
      ?? intercepter.intercept(judged, in: state, baseline: origin, admitted: admitted)
    last =
      decision.keepsChange
      ? .allowed(state: state, baseline: baseline, admitted: admitted)
      : .vetoed(edit, text: state.text, decision)
    return settle(decision, isOfRefused: refusing != nil)
  }

  /// Restores the state before the edit that was allowed last, if the host did not apply it.
  ///
  /// - Returns: `true` if there was such an edit.
  mutating func revert() -> Bool {
    guard case .allowed(let state, let baseline, let admitted) = forget() else { return false }
    (self.state, self.baseline, self.admitted) = (state, baseline, admitted)
    return true
  }

  /// Moves the selection.
  mutating func select(_ selection: Range<Int>) {
    forget()
    if selection == state.selection { return }
    state.selection = selection
    state = state.normalized()
    refusal = nil
    if !state.hasMarkedText { endComposition() }
  }

  /// Sets the state, without evaluating it.
  mutating func set(_ newState: EditingState, asShown isShown: Bool = false) {
    forget()
    state = isShown ? newState.normalized() : intercepter.shown(newState.normalized())
    (refusal, told, reasons) = (nil, Violations(), Violations())
    endComposition()
  }

  /// Ends editing, after which a mark that may group digits has its meaning.
  ///
  /// - Returns: `true` if the text changed.
  mutating func finish() -> Bool {
    let finished = intercepter.finished(state.text)
    if state.hasMarkedText || finished.hasSameScalars(as: state.text) { return false }
    let said = (told, reasons)
    set(EditingState(finished, caret: finished.utf16Length))
    (told, reasons) = said
    return true
  }

  /// Replaces the intercepter, and displays the text in its format.
  mutating func adopt(_ intercepter: Intercepter) {
    let old = self.intercepter
    self.intercepter = intercepter
    if state.hasMarkedText { return }
    let text = intercepter.text(ofValueIn: state.text, of: old)
    if !text.hasSameScalars(as: state.text) { set(EditingState(text, caret: text.utf16Length)) }
  }

  /// Forgets the last edit, which from now on can neither be repeated nor reverted.
  @discardableResult
  private mutating func forget() -> LastEdit {
    defer { last = .forgotten }
    return last
  }

  /// The state before the composition, or `nil` if there is none.
  private var origin: EditingState? {
    holdsBaseline || state.markedRange != nil ? baseline : nil
  }

  /// Makes the current state the one before the next composition.
  mutating func endComposition() {
    baseline = state.withoutMarkedText
    admitted = nil
    (holdsBaseline, isHeard) = (false, false)
  }

  /// Takes the state of a decision.
  ///
  /// - Parameter isOfRefused: A Boolean value that indicates whether the decision belongs to a letter
  ///   that was refused before.
  private mutating func settle(
    _ decision: Decision, isOfRefused: Bool = false
  ) -> HostAction {
    let isReturned = isHeard && !decision.state.text.hasSameScalars(as: state.text)
    state = decision.state
    say(decision)
    if !isOfRefused { remember(decision) }
    if !state.hasMarkedText || intercepter.composition == .off {
      // The marked text may have been removed to be inserted again.
      let mayCommit =
        holdsBaseline
        && (state.text.hasSameScalars(as: baseline.text)
          || intercepter.isDeletion(of: baseline, to: state))
      if !mayCommit { endComposition() }
    } else if decision.outcome != .rejected, intercepter.accepts(state, since: baseline) {
      admitted = state
    }
    switch decision.outcome {
    case .accepted, .amended:
      if decision.hasEdit { isHeard = isHeard || origin != nil }
      return HostAction(decision, notifiesOfText: decision.hasEdit || isReturned)
    case .rejected: return HostAction(decision, notifiesOfText: isReturned)
    case .composing: return HostAction(decision, notifiesOfText: false)
    }
  }
}
