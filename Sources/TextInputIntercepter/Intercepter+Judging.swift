extension Intercepter {
  /// How often the rules are asked again about what they have amended themselves, before the edit is
  /// refused: one rule can bring together what another objects to.
  static let passes = 8

  /// A step of a composition: only rules that insist are asked, unless all are.
  func judgeComposition(_ current: EditingState, after previous: EditingState) -> Decision {
    let applying = rules.filter { ($0.composition ?? composition) != .whenCommitted }
    let change = Change(from: previous, to: current)
    let chain = Chain(rules: applying, previous: previous)
    let decision = chain.judge(current, change)
    guard decision.outcome == .accepted, composition == .whenCommitted else { return decision }
    return Decision(
      .composing, decision.state, decision.violations,
      change: change, from: previous.text, to: current.text)
  }

  /// An edit of a field that takes marked text for ordinary text.
  func judgeIgnoringMarkedText(
    _ current: EditingState, after previous: EditingState
  ) -> Decision {
    let decision = judge(EditingState(current.text, selection: current.selection), after: previous)
    return decision.outcome == .accepted
      ? decision.marking(current.normalized().markedRange) : decision
  }

  /// An edit of committed text.
  func judge(_ current: EditingState, after previous: EditingState) -> Decision {
    let chain = Chain(rules: rules, previous: previous)
    let change = Change(from: previous, to: current)
    guard let change, ellipsis != .accept, chain.isEllipsis(change, in: current) else {
      return chain.judge(current, change)
    }
    switch ellipsis {
    case .expand: return chain.judgeExpanded(current, change)
    default: return chain.rejected(current, change, [.ellipsis(current, change)])
    }
  }

  /// The longest part at the front of a text that no rule would mend, found by bisection and checked.
  func longestConformingPrefix(of text: String) -> String {
    func conforms(_ prefix: String) -> Bool {
      rules.allSatisfy { $0.sanitize(prefix).hasSameScalars(as: prefix) }
    }
    var (good, bad) = (0, text.utf8.count)
    while bad - good > 1 {
      let middle = text.clusterBoundary(atOrBefore: good + (bad - good) / 2)
      if middle <= good { break }
      if conforms(String(text.substring(utf8: 0..<middle))) { good = middle } else { bad = middle }
    }
    return String(text.substring(utf8: 0..<good))
  }
}

/// The rules that apply to one edit, with the state before it.
private struct Chain {
  let rules: [Rule]
  let previous: EditingState

  func judge(_ current: EditingState, _ change: Change?) -> Decision {
    guard let change else { return unchanged(current) }
    let proposed = current.normalized(caretAt: change.newEnd)
    if change.kind == .deletion {
      return Decision(
        .accepted, proposed, change: change, from: previous.text, to: proposed.text)
    }
    return judge(Proposal(previous: previous, state: proposed, change: change), isAmended: false)
  }

  /// Asks the rules, again after an amendment, until none of them changes anything.
  func judge(
    _ first: Proposal, isAmended: Bool, _ reasons: Violations = []
  ) -> Decision {
    var proposal = first
    var isAmended = isAmended
    var reasons = reasons
    for _ in 0..<Intercepter.passes {
      var reports = Violations()
      var isSettled = true
      for index in rules.indices {
        switch rules[index].judge(proposal) {
        case .accept: continue
        case .report(let violations):
          reports.append(contentsOf: violations.attributed(to: rules[index].identifier))
        case .reject(let violations):
          return rejected(first, violations.attributed(to: rules[index].identifier))
        case .amend(let state, let violations):
          let violations = violations.attributed(to: rules[index].identifier)
          let change = Change(from: previous, to: state)
          // Where nothing of the insertion is left, an overwritten selection would be lost.
          if !violations.isEmpty, change == nil || change?.kind == .deletion {
            return rejected(first, violations)
          }
          guard let change else { return normalizedAway(state, reasons) }
          let amended = Proposal(
            previous: previous, state: state.normalized(caretAt: change.newEnd), change: change)
          if amended.state == proposal.state {
            reports.append(contentsOf: violations)
            continue
          }
          proposal = amended
          reasons.append(contentsOf: violations)
          isSettled = false
          isAmended = true
        }
      }
      if isSettled {
        reasons.append(contentsOf: reports)
        return Decision(
          isAmended ? .amended : .accepted, proposal.state, reasons,
          change: proposal.change, from: previous.text, to: proposal.state.text)
      }
    }
    if reasons.isEmpty { reasons.append(.unsettled(first)) }
    return rejected(first, reasons)
  }
}

extension Chain {
  func rejected(_ current: EditingState, _ change: Change, _ violations: Violations) -> Decision {
    Decision(
      .rejected, previous.normalized(), violations,
      change: change, from: previous.text, to: current.text)
  }

  private func rejected(_ proposal: Proposal, _ violations: Violations) -> Decision {
    rejected(proposal.state, proposal.change, violations)
  }

  /// The same text: only the selection or the marked range can have moved.
  private func unchanged(_ current: EditingState) -> Decision {
    var state = current
    if state.selection == nil { state.selection = previous.selection }
    return Decision(
      .accepted, state.normalized(), change: nil, from: previous.text, to: current.text)
  }

  /// An insertion that is what it replaced, once it is written as the rules write it.
  private func normalizedAway(_ state: EditingState, _ reasons: Violations) -> Decision {
    var state = state
    if state.selection == nil { state.selection = previous.selection }
    return Decision(
      .amended, state.normalized(), reasons, change: nil, from: previous.text, to: state.text)
  }

  /// Whether the edit removed only full stops and inserted exactly `…`.
  func isEllipsis(_ change: Change, in current: EditingState) -> Bool {
    guard !change.removed.isEmpty else { return false }
    let removedOnlyStops = previous.text.withUTF8Bytes { bytes in
      bytes[change.removed].allSatisfy { $0 == UInt8(ascii: ".") }
    }
    return removedOnlyStops && current.text.substring(utf8: change.inserted) == "…"
  }

  /// The same edit with `...` in the place of `…`.
  func judgeExpanded(_ current: EditingState, _ change: Change) -> Decision {
    let text = current.text.replacingUTF8(change.inserted, with: "...")
    let caret = text.utf16Length(inUTF8: 0..<change.prefix) + 3
    let expanded = EditingState(text, caret: caret)
    let reasons: Violations = [.ellipsis(current, change)]
    guard let effective = Change(from: previous, to: expanded) else {
      return normalizedAway(expanded, reasons)
    }
    return judge(
      Proposal(previous: previous, state: expanded, change: effective), isAmended: true, reasons)
  }
}

extension Violation {
  /// The rules amend what each other has amended, without end and without a reason.
  fileprivate static func unsettled(_ proposal: Proposal) -> Violation {
    var violation = proposal.violation(
      .custom, message: "The rules of this field do not agree on how to write this.")
    violation.rule = "intercepter"
    return violation
  }

  fileprivate static func ellipsis(_ current: EditingState, _ change: Change) -> Violation {
    let start = current.text.utf16Length(inUTF8: 0..<change.prefix)
    var violation = Violation(.ellipsis, range: start..<start + 1)
    violation.rule = "ellipsis"
    return violation
  }
}

extension EditingState {
  /// The normalized state; an unknown selection becomes a caret at a UTF-8 offset.
  fileprivate func normalized(caretAt offset: Int) -> EditingState {
    if selection != nil { return normalized() }
    let caret = text.utf16Length(inUTF8: 0..<offset)
    return EditingState(text, caret: caret, markedRange: markedRange).normalized()
  }
}
