/// What one rule says to one proposal.
public enum Verdict: Sendable {
  /// Let it in as it is.
  case accept
  /// Let it in as it is, and list the violations. Their severity says whether the text is wrong.
  case report(Violations)
  /// Let this in instead. The violations say why; there are none where a text is only normalized.
  indirect case amend(EditingState, Violations)
  /// Let nothing in; the field stays as it was.
  case reject(Violations)
}

extension Verdict {
  /// A refusal for one reason.
  public static func reject(_ violation: Violation) -> Verdict { .reject(Violations(violation)) }

  /// Lets the edit in and lists an error: a finished text with it is invalid.
  public static func flag(_ violation: Violation) -> Verdict {
    .report(Violations(violation).with(.error))
  }

  /// Lets the edit in and lists a warning: a finished text with it is valid.
  public static func warn(_ violation: Violation) -> Verdict {
    .report(Violations(violation).with(.warning))
  }
}
