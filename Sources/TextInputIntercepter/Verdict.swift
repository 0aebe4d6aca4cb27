/// The answer of one rule to one proposal.
public enum Verdict: Sendable {
  /// Accept the edit as it is.
  case accept
  /// Accept the edit as it is, and list the violations. Their severity says whether the text is wrong.
  case report(Violations)
  /// Accept this state instead. The violations say why; there are none where a text is only normalized.
  indirect case amend(EditingState, Violations)
  /// Refuse the edit; the field stays as it was.
  case reject(Violations)
}

extension Verdict {
  /// A refusal for one reason.
  public static func reject(_ violation: Violation) -> Verdict { .reject(Violations(violation)) }

  /// Accepts the edit and lists an error: a finished text with it is invalid.
  public static func flag(_ violation: Violation) -> Verdict {
    .report(Violations(violation).with(.error))
  }

  /// Accepts the edit and lists a warning: a finished text with it is valid.
  public static func warn(_ violation: Violation) -> Verdict {
    .report(Violations(violation).with(.warning))
  }
}
