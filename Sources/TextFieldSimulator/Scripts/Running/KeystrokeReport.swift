internal import TextInputIntercepter

/// The decisions on the edits of one command, summed up.
final class KeystrokeReport {
  /// The worst outcome.
  private(set) var outcome: Decision.Outcome?
  /// The first violation of each rule and code.
  private(set) var violations: [Violation] = []

  /// Forgets the edits of the command before.
  func clear() { (outcome, violations) = (nil, []) }

  /// Adds the decision on one edit.
  func add(_ decision: Decision) {
    if outcome.map({ $0.severity < decision.outcome.severity }) ?? true {
      outcome = decision.outcome
    }
    for violation in decision.violations
    where !violations.contains(where: { $0.code == violation.code && $0.rule == violation.rule }) {
      violations.append(violation)
    }
  }
}

extension Decision.Outcome {
  fileprivate var severity: Int {
    switch self {
    case .accepted: 0
    case .composing: 1
    case .amended: 2
    case .rejected: 3
    }
  }
}
