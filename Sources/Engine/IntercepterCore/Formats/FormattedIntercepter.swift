/// An intercepter for a field with a layout.
///
/// The driver of every layout: it maps an edit of the shown text to the raw text, has the layout read
/// the result, has the rules judge it, and lays it out. It is a class, so that an intercepter without
/// a layout has no more to copy.
final class FormattedIntercepter: Sendable {
  let layout: LayoutObject
  /// The rules, which judge the raw text.
  let rules: Intercepter

  /// The identifier of the layout's violations.
  static let identifier = "format"

  init(_ layout: LayoutObject, _ rules: Intercepter) {
    (self.layout, self.rules) = (layout, rules)
  }

  /// Judges an edit of committed text.
  ///
  /// - Parameter replacesAll: Whether the host replaces all of the text, whatever differs.
  func judge(
    _ current: EditingState, after previous: EditingState, replacingAll replacesAll: Bool = false
  ) -> Decision {
    // Both states of a typed ASCII character are normalized.
    if let change = Change(asciiTypedBetween: previous, and: current) {
      return judge(current, after: previous, by: change)
    }
    guard let change = Change(judging: previous, became: current) else {
      return Decision(.accepted, of: Proposal(previous, keptTextAs: current))
    }
    let (previous, current) = (previous.normalized(), current.normalized())
    if previous.selectsAll, change.kind != .deletion || current.endsWithCaret {
      return judgeWhole(current, after: previous, by: change)
    }
    if layout.isValue, !change.mayBeTyped(into: previous, current, replacingAll: replacesAll) {
      let decision = judgeWhole(current, after: previous, by: change)
      // What a deletion leaves always stays.
      return decision.outcome == .rejected && change.kind == .deletion
        ? Decision(.accepted, of: Proposal(previous, became: current, by: change)) : decision
    }
    return judge(
      current, after: previous,
      by: change.kind == .typing || change.inserted.isEmpty
        ? change : change.ofScalars(from: previous, to: current))
  }

  private func judge(
    _ current: EditingState, after previous: EditingState, by change: Change
  ) -> Decision {
    previous.text.withUTF8Bytes { old in
      current.text.withUTF8Bytes { proposed in
        PiecesRoom.with { room in
          var edit = LayoutEdit(layout, from: previous, to: current, proposed, by: change, room)
          edit.read(old)
          var shown = room.pieces(4)
          return judge(edit, &shown)
        }
      }
    }
  }

  /// Judges a text that replaces all of the previous text, as if it were pasted into an empty field.
  private func judgeWhole(
    _ current: EditingState, after previous: EditingState, by change: Change
  ) -> Decision {
    let decision = judge(current, after: EditingState("", caret: 0))
    return Decision(
      decision.outcome, decision.violations,
      of: decision.outcome == .rejected
        ? Proposal(previous, became: current, by: change)
        : Proposal(previous, becameShown: decision.state))
  }

  private func judge(_ edit: borrowing LayoutEdit, _ shown: inout Pieces) -> Decision {
    switch edit.effect {
    case .movesCaret(let caret):
      let state = EditingState(edit.previous.text, caret: caret)
      return Decision(.amended, of: Proposal(edit.previous, keptTextAs: state))
    case .isWrong(let violation):
      let violations = Violations(violation).attributed(to: Self.identifier)
      // A change of scalars may end inside a cluster.
      let proposal = Proposal(edit.previous, became: edit.current, by: edit.change)
      return Decision(
        edit.keepsText ? .accepted : .rejected, violations,
        of: Proposal(
          previous: proposal.previous, state: proposal.state.normalized(), change: edit.change))
    case .replacesText: break
    }
    guard let change = edit.asciiChange else { return judgeTexts(edit, &shown) }
    return judgeBytes(edit, change, &shown)
  }

  private func judgeTexts(_ edit: borrowing LayoutEdit, _ shown: inout Pieces) -> Decision {
    var proposal: Proposal { Proposal(edit.previous, became: edit.current, by: edit.change) }
    let (before, after) = (edit.rawPrevious, edit.rawCurrent)
    let decision = rules.judge(after, after: before)
    var violations = decision.violations
    var isIncomplete = false
    // A value with its unit is complete: beside a currency, no part of a number is cut.
    let isCut = edit.isComplete && decision.outcome == .amended && !violations.isEmpty
    let rest = layout.layOut(decision.state.text, &shown)
    let isTooMuch =
      decision.outcome != .rejected && rest > edit.rest && !edit.isDeletion && !edit.isTyped
    if decision.outcome == .amended, !edit.isDeletion {
      // The rules also judge what the layout adds to their amendment, such as fixed decimals.
      let completed = ShownText(shown.text, layout).rawState(shown.state(decision.state))
      if !completed.text.hasSameScalars(as: decision.state.text) {
        let again = rules.judge(completed, after: before)
        isIncomplete = again.outcome != .accepted
        if isIncomplete { violations = again.violations }
      }
    }
    if isTooMuch {
      violations = Violations(violation(of: decision.state.text, rest: rest))
        .attributed(to: Self.identifier)
    }
    if decision.outcome == .rejected || isCut || isTooMuch || isIncomplete {
      // The decision may be an amendment, of which nothing remains.
      let violations = violations.changed { $0.markRemoved(false) }
      return Decision(.rejected, edit.proposed(violations), of: proposal)
    }
    // What a deletion leaves of a number that keeps wrong keys stays as the host has it.
    let leavesOther = edit.isDeletion && rest > edit.rest && layout.keepsKeys
    let state =
      leavesOther
      ? edit.current : edit.asTyped(decision, rest: rest) ?? shown.state(decision.state)
    let isAccepted = decision.outcome == .accepted
    if edit.isDeletion, layout.keepsKeys, rest > 0 || !edit.old.isLaidOut,
      let reason = reason(against: state.text)
    {
      violations = Violations(reason)
    } else if !violations.isEmpty {
      violations =
        isAccepted
        ? shown.moved(violations, from: decision.state.text, to: state.text)
        : edit.proposed(violations)
    }
    if isAccepted, state.text.hasSameScalars(as: edit.current.text),
      edit.current.selection == nil || edit.current.selection == state.selection
    {
      return Decision(
        .accepted, violations,
        of: Proposal(previous: edit.previous, state: state, change: edit.change))
    }
    return Decision(.amended, violations, of: Proposal(edit.previous, becameShown: state))
  }

  /// Judges an edit that changes only ASCII of the raw text, without strings of it if the bytes decide.
  private func judgeBytes(
    _ edit: borrowing LayoutEdit, _ change: Change, _ shown: inout Pieces
  ) -> Decision {
    if edit.isDeletion {
      if rules.rules.contains(where: { $0.storage.object.reportsOnWholeText }) {
        return judgeTexts(edit, &shown)
      }
    } else {
      var (text, faults) = (EditedText(edit.source, after: change), Faults())
      let index = rules.rules.firstObjection(to: &text, from: 0, &faults)
      if index < rules.rules.count {
        guard let objection = rules.rules.onlyObjection(to: &text, byRuleAt: index, &faults),
          objection.outcome == .rejected
        else { return judgeTexts(edit, &shown) }
        let violation = rules.rules.violation(objection, byRuleAt: index)
        return Decision(
          .rejected,
          Violations(
            Violation(
              violation, range: edit.proposed(violation.range), actual: violation.actual)),
          of: Proposal(edit.previous, became: edit.current, by: edit.change))
      }
    }
    shown.begin(edit.source)
    layout.layOut(&shown)
    if edit.isDeletion ? layout.keepsKeys && shown.rest > 0 : shown.rest > edit.rest {
      return judgeTexts(edit, &shown)
    }
    shown.keepRest()
    let place = shown.target(of: edit.rawCaret)
    let text = shown.written
    let caret = UnsafeBufferPointer(rebasing: text[..<place]).utf16Length
    if caret == edit.current.caret, shown.writes(edit.proposed) {
      return Decision(
        .accepted,
        of: Proposal(previous: edit.previous, state: edit.current, change: edit.change))
    }
    let state = EditingState(text.string, caret: caret).normalized()
    return Decision(.amended, of: Proposal(edit.previous, becameShown: state))
  }

  /// Returns the first reason why a text that stays is invalid.
  private func reason(against text: String) -> Violation? {
    let validity = validate(text)
    return validity.status == .invalid
      ? validity.violations.first { $0.severity == .error } : nil
  }

  /// Returns the violation of a raw text of which a number of bytes do not fit.
  func violation(of raw: String, rest: Int) -> Violation {
    let violation = layout.violation(of: raw, rest: rest)
    let start = raw.clusterBoundary(atOrBefore: raw.utf8Range(utf16: violation.range).lowerBound)
    return raw.withUTF8Bytes { raw in
      let end = start < raw.count ? raw.endOfCluster(from: start) : start
      return violation.naming(UnsafeBufferPointer(rebasing: raw[start..<end]))
    }
  }
}

extension Pieces {
  /// Maps violations of the source to the written text.
  func moved(_ violations: Violations, from source: String, to text: String) -> Violations {
    var (lowers, uppers) = (Cursor(), Cursor())
    return violations.moved(from: source, to: text) { range in
      let lower = min(
        text.utf8.count, target(of: range.lowerBound, begins: !range.isEmpty, from: &lowers))
      return lower..<min(text.utf8.count, max(lower, target(of: range.upperBound, from: &uppers)))
    }
  }

  /// Maps violations of the written text to the source.
  func movedBack(_ violations: Violations, from text: String, to source: String) -> Violations {
    var (lowers, uppers) = (Cursor(), Cursor())
    return violations.moved(from: text, to: source) { range in
      let lower = self.source(of: range.lowerBound, begins: !range.isEmpty, from: &lowers)
      return lower..<max(lower, self.source(of: range.upperBound, from: &uppers))
    }
  }
}

extension EditingState {
  /// A Boolean value that indicates whether all of a non-empty text is selected.
  fileprivate var selectsAll: Bool { !text.isEmpty && selection == 0..<text.utf16Length }

  /// A Boolean value that indicates whether there is a text, and no caret inside it.
  fileprivate var endsWithCaret: Bool {
    guard !text.isEmpty else { return false }
    return caret.map { $0 >= text.utf16Length } ?? true
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
