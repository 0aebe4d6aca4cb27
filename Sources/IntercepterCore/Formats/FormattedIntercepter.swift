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
    if let change = Change(asciiTypedBetween: previous, and: current),
      let verdict = verdict(onTyping: change, current, after: previous)
    {
      return decision(by: verdict, change, current, after: previous)
    }
    guard let change = Change(judging: previous, became: current) else {
      return Decision(.accepted, of: Proposal(previous, keptTextAs: current))
    }
    if change.kind == .typing, change.newEnd == change.prefix + 1,
      let verdict = verdict(onTyping: change, current, after: previous)
    {
      return decision(by: verdict, change, current, after: previous)
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
    let end = current.text.utf16.count
    guard end > 0, previous.selectsAll || format.isPrefix(previous.text) else { return nil }
    if change.kind == .deletion, let caret = current.caret, caret < end { return nil }
    let decision = judge(current, after: EditingState("", caret: 0))
    return Decision(
      decision.outcome, decision.violations,
      of: decision.outcome == .rejected
        ? Proposal(previous, became: current, by: change)
        : Proposal(previous, becameShown: decision.state))
  }

  private func judge(_ step: FormattedEdit) -> Decision {
    if let caret = step.caretBehindLiteral {
      let state = EditingState(step.previous.text, caret: caret)
      return Decision(.amended, of: Proposal(step.previous, keptTextAs: state))
    }
    if step.isForeign {
      let proposal = step.proposal
      let violation = proposal.violation(.patternMismatch)
      return Decision(
        .rejected, Violations(violation).attributed(to: TextFormat.ruleName), of: proposal)
    }
    let decision = rules.judge(step.rawCurrent, after: step.rawPrevious)
    if decision.outcome == .rejected { return refusal(decision, of: step) }
    // A value with its unit is complete: beside a currency, no part of a number is cut.
    if step.droppedAffix, decision.outcome == .amended, !decision.violations.isEmpty {
      return refusal(decision, of: step)
    }
    let (state, rest) = shownState(decision.state)
    if rest > 0 {
      let decision = strict.judge(step.rawCurrent, after: step.rawPrevious)
      if decision.outcome == .rejected { return refusal(decision, of: step) }
      return conclusion(decision, showing: shownState(decision.state).state, of: step)
    }
    return conclusion(decision, showing: state, of: step)
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

  /// Returns the decision on a state that the rules accept.
  private func conclusion(
    _ decision: Decision, showing state: EditingState, of step: FormattedEdit
  ) -> Decision {
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
    // After the last literal, all ranges move by the same distance.
    var places = FormatPlaces(.toUnformatted)
    let raw = format.raw(shown, &places).text
    if format.definition.dropsPrefix,
      !format.unformattedText(ofFinished: shown).hasSameScalars(as: raw)
    {
      // The digits of a number as dialed have no places in its text.
      let whole = 0..<shown.utf16.count
      return violations.changed { $0 = Violation($0, range: whole, actual: $0.actual) }
    }
    let last = places.lastLiteral
    let end = last < 0 ? -1 : raw.utf16Length(inUTF8: 0..<last)
    let length = raw.utf16.count
    let growth = shown.utf16.count - length
    return violations.changed {
      let known = $0.range.clamped(to: 0..<length)
      if known.lowerBound > end {
        let range = known.lowerBound + growth..<known.upperBound + growth
        $0 = Violation($0, range: range, actual: $0.actual)
        return
      }
      let range = raw.utf8Range(utf16: known)
      let moved = format.shownRange(range, in: shown)
      $0 = Violation($0, range: shown.utf16Range(utf8: moved), actual: $0.actual)
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
    if format.dialing(text)?.isForeign == true { return text }
    let sanitized = strict.sanitize(format.unformattedText(ofFinished: text))
    // A text of literals alone would become empty.
    return sanitized.isEmpty ? text : sanitized
  }
}

extension TextFormat {
  /// Maps a range of a text's unformatted text to the text, in UTF-8 offsets.
  func shownRange(_ range: Range<Int>, in text: String) -> Range<Int> {
    var places = FormatPlaces(
      .toFormatted, range.lowerBound, range.upperBound, beginsRange: !range.isEmpty)
    _ = raw(text, &places)
    return places[0]..<max(places[0], places[1])
  }

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
  fileprivate var selectsAll: Bool { !text.isEmpty && selection == 0..<text.utf16.count }
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
