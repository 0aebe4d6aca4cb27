/// An intercepter for a field with a format.
///
/// It translates an edit of the formatted text to the unformatted text, has the rules judge it, and
/// formats the result. It is a class, so that an intercepter without a format has no more to copy.
final class FormattedIntercepter: Sendable {
  let format: TextFormat
  /// The rules without the format.
  let rules: Intercepter
  /// The rules and, last, the format's own rule.
  let strict: Intercepter

  init(
    _ format: TextFormat, _ rules: [Rule], composition: CompositionPolicy,
    ellipsis: EllipsisPolicy
  ) {
    self.format = format
    self.rules = Intercepter(rules: rules, composition: composition, ellipsis: ellipsis)
    strict = Intercepter(
      rules: rules + [format.rule], composition: composition, ellipsis: ellipsis)
  }

  func intercept(
    _ current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState?
  ) -> Decision {
    current.markedRange == nil && previous.markedRange == nil
      ? judge(current, after: previous)
      : judgeMarkedText(
        current.normalized(), after: previous.normalized(), baseline: baseline?.normalized(),
        admitted: admitted)
  }

  /// Judges an edit of committed text.
  func judge(_ current: EditingState, after previous: EditingState) -> Decision {
    guard
      let change = Change(asciiTypedBetween: previous, and: current)
        ?? Change(judging: previous, became: current)
    else { return Decision(.accepted, of: Proposal(previous, keptTextAs: current)) }
    switch quickCheck(onTyping: change, current, after: previous) {
    case .accepts:
      return Decision(.accepted, of: Proposal(previous: previous, state: current, change: change))
    case .shows(let state, let change):
      let proposal = change.map { Proposal(previous: previous, state: state, change: $0) }
      return Decision(.amended, of: proposal ?? Proposal(previous, becameShown: state))
    case .rejects(let violations):
      let proposal = Proposal(previous: previous, state: current, change: change)
      return Decision(.rejected, violations, of: proposal)
    case nil: break
    }
    let (previous, current) = (previous.normalized(), current.normalized())
    if change.kind != .deletion || format.isPrefix(previous.text),
      let typed = format.prefix(in: current)
    {
      return decision(keeping: typed, of: current, after: previous, by: change)
    }
    if let decision = decision(onReplacing: previous, by: current, change) { return decision }
    return judge(FormattedEdit(format, from: previous, to: current, by: change))
  }

  /// Returns the decision on a text that replaces the whole previous text, as if typed into an
  /// empty field.
  ///
  /// - Returns: `nil` if the edit does not replace the whole text, or if the caret shows that it
  ///   only deletes a part.
  private func decision(
    onReplacing previous: EditingState, by current: EditingState, _ change: Change
  ) -> Decision? {
    let end = current.text.utf16Length
    let isTypedBehindPrefix =
      change.kind == .typing && current.text.utf8.count > format.definition.prefixCount
      && current.text.holdsOneCluster(change.inserted)
    guard end > 0,
      previous.selectsAll || !isTypedBehindPrefix && format.isPrefix(previous.text)
    else { return nil }
    if change.kind == .deletion, let caret = current.caret, caret < end { return nil }
    let decision = judge(current, after: EditingState("", caret: 0))
    return Decision(
      decision.outcome, decision.violations,
      of: decision.outcome == .rejected
        ? Proposal(previous, became: current, by: change)
        : Proposal(previous, becameShown: decision.state))
  }

  private func judge(_ step: FormattedEdit) -> Decision {
    switch step.effect {
    case .movesCaret(let caret):
      let state = EditingState(step.previous.text, caret: caret)
      return Decision(.amended, of: Proposal(step.previous, keptTextAs: state))
    case .isForeign:
      let violation = step.proposal.violation(.patternMismatch)
      return Decision(
        .rejected, Violations(violation).attributed(to: TextFormat.ruleName), of: step.proposal)
    case .replacesText: break
    }
    var decision = rules.judge(step.rawCurrent, after: step.rawPrevious)
    // A value with its unit is complete: beside a currency, no part of a number is cut.
    let isCut = decision.outcome == .amended && !decision.violations.isEmpty
    if decision.outcome == .rejected || step.droppedAffix && isCut {
      return refusal(decision, of: step)
    }
    var (state, rest) = shownState(decision.state)
    if rest > 0 {
      decision = strict.judge(step.rawCurrent, after: step.rawPrevious)
      if decision.outcome == .rejected { return refusal(decision, of: step) }
      (state, rest) = shownState(decision.state)
    }
    let isAccepted = decision.outcome == .accepted
    let violations =
      decision.violations.isEmpty
      ? decision.violations
      : isAccepted ? inShown(decision.violations, state.text) : step.inCurrent(decision.violations)
    if isAccepted, state.text.hasSameScalars(as: step.current.text),
      step.current.selection == nil || step.current.selection == state.selection
    {
      let proposal = Proposal(previous: step.previous, state: state, change: step.change)
      return Decision(.accepted, violations, of: proposal)
    }
    return Decision(.amended, violations, of: Proposal(step.previous, becameShown: state))
  }

  /// Returns a decision that shows the beginning of a literal as typed; the unformatted text is
  /// empty.
  private func decision(
    keeping typed: EditingState, of current: EditingState, after previous: EditingState,
    by change: Change
  ) -> Decision {
    let empty = EditingState("", caret: 0)
    let violations = rules.judge(empty, after: format.rawState(previous)).violations
    return typed == current
      ? Decision(.accepted, violations, of: Proposal(previous, became: current, by: change))
      : Decision(.amended, violations, of: Proposal(previous, becameShown: typed))
  }

  private func refusal(_ decision: Decision, of step: FormattedEdit) -> Decision {
    // The decision may be an amendment, of which nothing remains.
    let violations = decision.violations.changed { $0.markRemoved(false) }
    return Decision(.rejected, step.inCurrent(violations), of: step.proposal)
  }

  /// Returns the formatted state of an unformatted one, and how much of its text does not fit.
  func shownState(_ raw: EditingState) -> (state: EditingState, rest: Int) {
    let selection = raw.selection.map { raw.text.utf8Range(utf16: $0) }
    var places = FormatPlaces(
      .toFormatted, selection?.lowerBound ?? 0, selection?.upperBound,
      beginsRange: selection?.isEmpty == false)
    let (text, rest) = format.shown(raw.text, &places)
    let shown = selection.map { _ in
      text.utf16Range(utf8: places[0]..<max(places[0], places[1]))
    }
    return (EditingState(text, selection: shown).normalized(), rest)
  }

  /// Returns a state as the field shows it, whether its text is formatted or not.
  func shown(_ state: EditingState) -> EditingState {
    if state.hasMarkedText { return state }
    if format.isPrefix(state.text) { return state }
    let raw = format.rawState(state)
    // In formatted text, the caret may be on either side of a literal.
    let shown = shownState(raw).state
    return shown.text.hasSameScalars(as: state.text) ? state : shown
  }

  /// Maps violations of an unformatted text to the formatted text.
  func inShown(_ violations: Violations, _ shown: String) -> Violations {
    let raw = format.unformattedText(of: shown)
    if format.definition.dropsPrefix,
      !format.unformattedText(ofFinished: shown).hasSameScalars(as: raw)
    {
      // The digits of a number as dialed have no places in its text.
      let whole = 0..<shown.utf16Length
      return violations.changed { $0 = Violation($0, range: whole, actual: $0.actual) }
    }
    let places = ShownPlaces(format, shown)
    return violations.moved(from: raw, to: shown) { range in
      let lower = places.shown(range.lowerBound, begins: !range.isEmpty)
      return lower..<max(lower, places.shown(range.upperBound, begins: false))
    }
  }
}

extension FormattedIntercepter {
  func validate(_ text: String) -> Validity {
    let raw = format.unformattedText(ofFinished: text)
    // A text that the rules reject is not evaluated again with the format's rule.
    let own = rules.validate(raw)
    let validity = own.status == .invalid ? own : strict.validate(raw)
    if validity.violations.isEmpty { return validity }
    return Validity(validity.status, inShown(validity.violations, text))
  }

  func sanitize(_ text: String) -> String {
    // Without its beginning, the telephone number of another country would be a different one.
    if format.dialing(text)?.effect == .isForeign { return text }
    let sanitized = strict.sanitize(format.unformattedText(ofFinished: text))
    // A text of literals alone would become empty.
    return sanitized.isEmpty ? text : sanitized
  }
}

extension TextFormat {
  /// Returns the unformatted state of a state that may be formatted.
  func rawState(_ state: EditingState) -> EditingState {
    let selection = state.selection.map { state.text.utf8Range(utf16: $0) }
    var places = FormatPlaces(
      .toUnformatted, selection?.lowerBound ?? 0, selection?.upperBound)
    let raw = raw(state.text, &places).text
    return EditingState(
      raw,
      selection: selection.map { _ in
        raw.utf16Range(utf8: places[0]..<max(places[0], places[1]))
      }
    ).normalized()
  }
}

extension EditingState {
  /// A Boolean value that indicates whether all of a non-empty text is selected.
  fileprivate var selectsAll: Bool { !text.isEmpty && selection == 0..<text.utf16Length }
}

extension Proposal {
  /// Creates a proposal for a state that differs from the host's.
  init(_ previous: EditingState, becameShown state: EditingState) {
    guard let change = Change(judging: previous, became: state, isAmended: true) else {
      self.init(previous, keptTextAs: state)
      return
    }
    self.init(previous: previous, state: state, change: change)
  }
}
