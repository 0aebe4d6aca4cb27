/// The evaluation of an edit that a rule has amended: the rules run again until none changes
/// anything.
struct AmendmentChain {
  private let rules: [Rule]
  private let first: Proposal
  private var proposal: Proposal
  private var isAmended: Bool
  private var isSettled = true
  /// The reasons for the amendments.
  private var reasons: Violations
  /// The violations reported in this pass, for the edit in its current form.
  private var reports = Violations()

  init(
    of rules: [Rule], judging proposal: Proposal, isAmended: Bool = false,
    _ reasons: Violations = []
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
  ///   - start: The index of the first rule to run in the first pass. The rules before it have
  ///     accepted.
  ///   - amendment: The state to which that rule amends the edit, and its reasons.
  mutating func judge(
    resumingAt start: Int = 0, with amendment: (state: EditingState, reasons: Violations)? = nil
  ) -> Decision {
    var (start, amendment) = (start, amendment)
    for _ in 0..<Intercepter.passes {
      reports = []
      isSettled = true
      for index in start..<rules.count {
        let rule = rules[index]
        if let (state, reasons) = amendment.take() {
          if let end = amend(state, reasons.attributed(to: rule.identifier)) { return end }
        } else if let end = take(rule.judge(proposal), of: rule) {
          return end
        }
      }
      if isSettled { return decision }
      start = 0
    }
    if reasons.isEmpty { reasons.append(.unsettled(first)) }
    return Decision(.rejected, reasons, of: first)
  }

  /// Applies a rule's verdict and returns a decision if the verdict is final.
  private mutating func take(_ verdict: Verdict, of rule: Rule) -> Decision? {
    switch verdict {
    case .accept: break
    case .report(let violations):
      reports.append(contentsOf: violations.attributed(to: rule.identifier))
    case .reject(let violations):
      return Decision(.rejected, violations.attributed(to: rule.identifier), of: first)
    case .amend(let state, let violations):
      return amend(state, violations.attributed(to: rule.identifier))
    }
    return nil
  }

  private mutating func amend(_ state: EditingState, _ violations: Violations) -> Decision? {
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
      return Decision(
        .amended, amendmentReasons, of: Proposal(first.previous, keptTextAs: state))
    }
    let amended = Proposal(first.previous, became: state, by: change)
    if amended.state == proposal.state {
      reports.append(contentsOf: violations)
      return nil
    }
    proposal = amended
    reasons.append(contentsOf: violations)
    isSettled = false
    isAmended = true
    return nil
  }

  /// The reasons of an amended edit, from which the named characters were removed.
  private var amendmentReasons: Violations { reasons.changed { $0.markRemoved(true) } }

  private var decision: Decision {
    var violations = amendmentReasons
    violations.append(contentsOf: reports)
    return Decision(isAmended ? .amended : .accepted, violations, of: proposal)
  }
}

extension Violation {
  /// The violation to report if the rules amend each other's amendments without end and without a
  /// reason.
  fileprivate static func unsettled(_ proposal: Proposal) -> Violation {
    var violation = proposal.violation(.custom, .rulesDisagree)
    violation.rule = "intercepter"
    return violation
  }
}

extension Intercepter {
  /// The maximum number of passes in which rules, or normalizers, process each other's results.
  ///
  /// One rule can join what another rejects. If nothing is settled then, the edit is rejected.
  package static let passes = 8
}
