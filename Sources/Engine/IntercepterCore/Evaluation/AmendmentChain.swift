/// The evaluation of an edit to which a rule objects: the other rules, and all of them again after
/// an amendment, until none changes anything.
struct AmendmentChain {
  private let rules: [Rule]
  private let first: Proposal
  private var proposal: Proposal
  private var isAmended: Bool
  private var isSettled = true
  /// The reasons for the amendments, as of removed characters.
  private var reasons: Violations
  /// The violations reported in this pass, for the edit in its current form.
  private var reports = Violations()

  init(
    of rules: [Rule], judging proposal: Proposal, isAmended: Bool = false,
    _ reasons: Violations = Violations()
  ) {
    self.rules = rules
    self.first = proposal
    self.proposal = proposal
    self.isAmended = isAmended
    self.reasons = reasons
  }

  /// Runs the rules until they agree.
  ///
  /// - Parameters:
  ///   - start: The index of the first rule that objects to the edit.
  ///   - faults: The faults that it finds.
  mutating func judge(from start: Int, _ faults: inout Faults) -> Decision {
    var index = start
    for _ in 0..<Intercepter.passes {
      while index < rules.count {
        let verdict = rules.verdict(on: proposal, ofRuleAt: index, faults)
        if let end = take(verdict, of: rules[index]) { return end }
        index = rules.firstObjection(to: proposal, from: index + 1, &faults)
      }
      if isSettled { return decision }
      reports = Violations()
      isSettled = true
      index = rules.firstObjection(to: proposal, from: 0, &faults)
    }
    if reasons.isEmpty {
      reasons.append(first.violation(.custom, of: "intercepter", .rulesDisagree))
    }
    reasons.change { $0.markRemoved(false) }
    return Decision(.rejected, reasons, of: first)
  }

  /// Applies a rule's verdict and returns a decision if the verdict is final.
  private mutating func take(_ verdict: consuming Verdict, of rule: Rule) -> Decision? {
    switch consume verdict {
    case .accept: break
    case .report(var violations):
      violations.attribute(to: rule.identifier)
      reports.append(contentsOf: violations)
    case .reject(var violations):
      violations.attribute(to: rule.identifier)
      return Decision(.rejected, violations, of: first)
    case .amend(let state, var violations):
      violations.attribute(to: rule.identifier)
      return amend(state, violations, rule)
    }
    return nil
  }

  private mutating func amend(
    _ state: EditingState, _ violations: Violations, _ rule: Rule
  ) -> Decision? {
    let change = Change(
      judging: first.previous, became: state,
      isAmended: first.change.kind == .replacementOfSelection, at: first.change.prefix)
    // If nothing of the insertion remains, an overwritten selection would be lost.
    let leavesNothing = change.map { $0.kind == .deletion || $0.inserted.isEmpty } ?? true
    if !violations.isEmpty, leavesNothing {
      return Decision(.rejected, violations, of: first)
    }
    guard let change else {
      // After normalization, the insertion equals the text that it replaced.
      return Decision(.amended, reasons, of: Proposal(first.previous, keptTextAs: state))
    }
    let amended = Proposal(first.previous, became: state, by: change)
    if amended.state == proposal.state {
      reports.append(contentsOf: violations)
      return nil
    }
    proposal = amended
    var violations = violations
    if rule.definition.removesNamedCharacters { violations.change { $0.markRemoved(true) } }
    reasons.append(contentsOf: violations)
    isSettled = false
    isAmended = true
    return nil
  }

  private var decision: Decision {
    var violations = reasons
    violations.append(contentsOf: reports)
    return Decision(isAmended ? .amended : .accepted, violations, of: proposal)
  }
}

extension Intercepter {
  /// The maximum number of passes in which rules, or fixes, process each other's results.
  ///
  /// One rule can join what another rejects. If nothing is settled then, the edit is rejected.
  package static let passes = 8
}
