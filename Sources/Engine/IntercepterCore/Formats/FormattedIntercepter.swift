/// An intercepter for a field with a format.
///
/// It maps an edit of the formatted text to the unformatted text, has the rules judge it, and
/// formats the result. It is a class, so that an intercepter without a format has no more to copy.
final class FormattedIntercepter: Sendable {
  let mapping: TextMapping
  /// The rules without the format.
  let rules: Intercepter
  /// The rules and, last, the format's own rule.
  let strict: Intercepter

  init(
    _ mapping: TextMapping, _ rules: [Rule], composition: CompositionPolicy,
    ellipsis: EllipsisPolicy
  ) {
    self.mapping = mapping
    self.rules = Intercepter(rules: rules, composition: composition, ellipsis: ellipsis)
    strict = Intercepter(
      rules: rules + [mapping.rule], composition: composition, ellipsis: ellipsis)
  }

  func intercept(
    _ current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState?
  ) -> Decision {
    current.markedRange == nil && previous.markedRange == nil && admitted == nil
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
    switch mapping.beginning(of: current, after: previous, by: change) {
    case .literal(let typed):
      let empty = EditingState("", caret: 0)
      let violations = rules.judge(empty, after: mapping.unformatted(previous)).violations
      return typed == current
        ? Decision(.accepted, violations, of: Proposal(previous, became: current, by: change))
        : Decision(.amended, violations, of: Proposal(previous, becameShown: typed))
    case .emptyField:
      let decision = judge(current, after: EditingState("", caret: 0))
      if decision.outcome == .amended, decision.state.text.isEmpty, change.removed.isEmpty {
        // A separator behind the beginning of a literal adds nothing to it.
        return Decision(.amended, of: Proposal(previous, keptTextAs: previous))
      }
      return Decision(
        decision.outcome, decision.violations,
        of: decision.outcome == .rejected
          ? Proposal(previous, became: current, by: change)
          : Proposal(previous, becameShown: decision.state))
    case nil: return judge(current, after: previous, by: change)
    }
  }

  /// Judges an edit that continues the text.
  private func judge(
    _ current: EditingState, after previous: EditingState, by change: Change
  ) -> Decision {
    let edit = mappedEdit(from: previous, to: current, by: change)
    var proposal: Proposal { Proposal(previous, became: current, by: change) }
    func refusal(_ decision: Decision) -> Decision {
      // The decision may be an amendment, of which nothing remains.
      let violations = decision.violations.changed { $0.markRemoved(false) }
      return Decision(.rejected, edit.proposed(violations), of: proposal)
    }
    switch edit.effect {
    case .movesCaret(let caret):
      let state = EditingState(previous.text, caret: caret)
      return Decision(.amended, of: Proposal(previous, keptTextAs: state))
    case .isRefused(let violation):
      return Decision(
        .rejected, Violations(violation).attributed(to: mapping.rule.identifier), of: proposal)
    case .replacesText: break
    }
    var decision = rules.judge(edit.current, after: edit.previous)
    // A value with its unit is complete: beside a currency, no part of a number is cut.
    let isCut = decision.outcome == .amended && !decision.violations.isEmpty
    if decision.outcome == .rejected || edit.isComplete && isCut { return refusal(decision) }
    var shown = mapping.formatted(decision.state)
    if shown.rest > 0 {
      decision = strict.judge(edit.current, after: edit.previous)
      if decision.outcome == .rejected { return refusal(decision) }
      shown = mapping.formatted(decision.state)
    }
    if mapping.completesText, change.kind != .deletion {
      let completed = rules.judge(mapping.unformatted(shown.state), after: edit.previous)
      if completed.outcome != .accepted { return refusal(completed) }
      if decision.outcome == .accepted { decision = completed }
    }
    let (state, isAccepted) = (shown.state, decision.outcome == .accepted)
    let violations =
      decision.violations.isEmpty
      ? decision.violations
      : isAccepted
        ? mapping.shown(decision.violations, in: state.text) : edit.proposed(decision.violations)
    if isAccepted, state.text.hasSameScalars(as: current.text),
      current.selection == nil || current.selection == state.selection
    {
      let proposal = Proposal(previous: previous, state: state, change: change)
      return Decision(.accepted, violations, of: proposal)
    }
    return Decision(.amended, violations, of: Proposal(previous, becameShown: state))
  }

  /// Returns the same edit of the unformatted text.
  func mappedEdit(
    from previous: EditingState, to current: EditingState, by change: Change
  ) -> MappedEdit {
    mapping.edit(
      from: previous, to: current,
      by: change.kind == .typing || change.inserted.isEmpty
        ? change : change.ofScalars(from: previous, to: current))
  }
}

extension FormattedIntercepter {
  func validate(_ text: String) -> Validity {
    let (raw, violation) = mapping.unformatted(finished: text)
    if let violation {
      return Validity(
        .invalid, Violations(violation).attributed(to: mapping.rule.identifier))
    }
    // A text that the rules reject is not evaluated again with the format's rule.
    let own = rules.validate(raw)
    let validity = own.status == .invalid ? own : strict.validate(raw)
    if validity.violations.isEmpty { return validity }
    return Validity(validity.status, mapping.shown(validity.violations, in: text))
  }

  func sanitize(_ text: String) -> String {
    let (raw, violation) = mapping.unformatted(finished: text)
    // Without its beginning, the telephone number of another country would be a different one.
    if violation != nil { return text }
    var sanitized = strict.sanitize(raw)
    if mapping.completesText { sanitized = mapping.unformatted(finished: sanitized).text }
    // A text of literals alone would become empty, and one that cannot conform stays unchanged.
    let stored = stored(sanitized, of: text)
    return sanitized.isEmpty || !validate(stored).isValid ? text : stored
  }

  /// Returns an unformatted text as forms store it.
  ///
  /// A stored text is read again, as when a form is submitted twice. If the unformatted text would
  /// then be another, because it begins like the format's own literal, the formatted text is
  /// stored: 2020 and not 20, with the mask `20##`.
  ///
  /// - Parameter text: The finished text, which remains if neither can be stored.
  func stored(_ raw: String, of text: String) -> String {
    let stored = mapping.stored(raw)
    if !mapping.hasPrefix || isRead(stored, as: raw) { return stored }
    let (shown, rest) = mapping.formatted(EditingState(raw))
    return rest == 0 && isRead(shown.text, as: raw) ? shown.text : text
  }

  private func isRead(_ text: String, as raw: String) -> Bool {
    let (read, violation) = mapping.unformatted(finished: text)
    return violation == nil && read.hasSameScalars(as: raw)
  }
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

extension Change {
  /// Returns the change without the parts of clusters that remain.
  ///
  /// A literal that an inserted mark joins is not inserted with it. A selection that was replaced
  /// stays a part of the change.
  func ofScalars(from old: EditingState, to new: EditingState) -> Change {
    let (oldCount, newCount) = (old.text.utf8.count, new.text.utf8.count)
    let common = old.text.withUTF8Bytes { old in
      new.text.withUTF8Bytes { CommonEnds(of: old, and: $0) }
    }
    let shorter = min(oldCount, newCount)
    let selected =
      kind == .replacementOfSelection ? old.selection.map { old.text.utf8Range(utf16: $0) } : nil
    let start = min(selected?.lowerBound ?? max(prefix, shorter - common.suffix), common.prefix)
    let suffix = min(common.suffix, shorter - start, oldCount - (selected?.upperBound ?? 0))
    return Change(
      prefix: start, oldEnd: oldCount - suffix, newEnd: newCount - suffix,
      utf16Prefix: new.text.utf16Length(inUTF8: 0..<start), kind: kind)
  }
}
