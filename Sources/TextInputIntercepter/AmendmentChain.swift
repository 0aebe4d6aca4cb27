/// The rules of a field while they amend an edit: they are asked again, until none of them changes
/// anything.
struct AmendmentChain {
  /// How often the rules are asked again about what they have amended themselves, before the edit is
  /// refused: one rule can bring together what another objects to.
  static let passes = 8

  private let rules: [Rule]
  private let first: Proposal
  private var proposal: Proposal
  private var isAmended: Bool
  private var isSettled = true
  /// Why the edit was amended.
  private var reasons: Violations
  /// The violations that are reported of the edit as it stands in this pass.
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

  /// Asks the rules until they agree.
  ///
  /// - Parameters:
  ///   - start: The rule to go on with in the first pass; those before it have accepted.
  ///   - amendment: What it amends the edit to, and why.
  mutating func judge(
    resumingAt start: Int = 0, with amendment: (state: EditingState, reasons: Violations)? = nil
  ) -> Decision {
    var (start, amendment) = (start, amendment)
    for _ in 0..<Self.passes {
      reports = []
      isSettled = true
      for index in start..<rules.count {
        let rule = rules[index]
        if let (state, reasons) = amendment.take() {
          if let end = amend(state, reasons.attributed(to: rule.identifier)) { return end }
        } else if !rule.accepts(proposal), let end = take(rule.judge(proposal), of: rule) {
          return end
        }
      }
      if isSettled { return decision }
      start = 0
    }
    if reasons.isEmpty { reasons.append(.unsettled(first)) }
    return rejection(for: reasons)
  }

  /// A rejection of the edit, after which nothing is removed.
  private func rejection(for violations: Violations) -> Decision {
    Decision(.rejected, violations.changed { $0 = $0.removed(false) }, of: first)
  }

  /// Takes a rule's verdict into account; gives a decision where it is final.
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
    // Where nothing of the insertion is left, an overwritten selection would be lost.
    let leavesNothing = change.map { $0.kind == .deletion || $0.inserted.isEmpty } ?? true
    if !violations.isEmpty, leavesNothing {
      return rejection(for: violations)
    }
    guard let change else {
      // The insertion is what it replaced, once it is written as the rules write it.
      return Decision(.amended, reasons, of: Proposal(first.previous, keptTextAs: state))
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

  private var decision: Decision {
    var violations = reasons
    violations.append(contentsOf: reports)
    return Decision(isAmended ? .amended : .accepted, violations, of: proposal)
  }
}

extension Violation {
  /// The rules amend what each other has amended, without end and without a reason.
  fileprivate static func unsettled(_ proposal: Proposal) -> Violation {
    var violation = proposal.violation(.custom, .rulesDisagree)
    violation.rule = "intercepter"
    return violation
  }
}
