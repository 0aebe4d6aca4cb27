internal import TextInputIntercepter

/// A summary of the decisions on the edits of one command.
final class KeystrokeReport {
  /// The worst outcome.
  private(set) var outcome: Decision.Outcome?
  /// The last edit with this outcome.
  private(set) var edit: JudgedEdit?
  /// The first violation of each rule and code.
  private(set) var violations: [Violation] = []

  func clear() { (outcome, violations, edit) = (nil, [], nil) }

  func add(_ decision: Decision, on edit: JudgedEdit?) {
    if outcome.map({ $0.severity <= decision.outcome.severity }) ?? true {
      (outcome, self.edit) = (decision.outcome, edit)
    }
    for violation in decision.violations
    where !violations.contains(where: { $0.code == violation.code && $0.rule == violation.rule }) {
      violations.append(violation)
    }
  }
}

extension Decision.Outcome {
  fileprivate var severity: Int {
    [Decision.Outcome.accepted, .composing, .amended, .rejected].firstIndex(of: self)!
  }
}
