/// What one rule says to one proposal.
public enum Verdict: Sendable {
  /// Let it in as it is.
  case accept
  /// Let it in as it is, and list the violations: a soft limit.
  case report(Violations)
  /// Let this in instead. The violations say why; there are none where a text is only normalized.
  indirect case amend(EditingState, Violations)
  /// Let nothing in; the field stays as it was.
  case reject(Violations)
}

extension Verdict {
  /// A refusal for one reason.
  public static func reject(_ violation: Violation) -> Verdict { .reject(Violations(violation)) }

  /// An admission with one reservation.
  public static func report(_ violation: Violation) -> Verdict { .report(Violations(violation)) }
}
