/// The verdict of one rule on one proposal.
public enum Verdict: Sendable {
  /// Accepts the edit unchanged.
  case accept
  /// Accepts the edit unchanged and reports violations. Their severity decides whether the text is
  /// valid.
  case report(Violations)
  /// Accepts this state instead, for the given violations. There are none if the rule only
  /// normalizes.
  indirect case amend(EditingState, Violations)
  /// Rejects the edit and restores the previous state.
  case reject(Violations)
}

extension Verdict {
  /// Rejects the edit for one violation.
  public static func reject(_ violation: Violation) -> Verdict { .reject(Violations(violation)) }

  /// Accepts the edit and reports an error: a finished text with it is invalid.
  public static func flag(_ violation: Violation) -> Verdict {
    .report(Violations(violation).with(.error))
  }

  /// Accepts the edit and reports a warning: a finished text with it is valid.
  public static func warn(_ violation: Violation) -> Verdict {
    .report(Violations(violation).with(.warning))
  }
}
