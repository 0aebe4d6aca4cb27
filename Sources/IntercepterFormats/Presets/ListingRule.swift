extension Rule {
  /// Creates a rule that accepts every edit and reports a text's violation, as with the policy
  /// `.flag`.
  static func listing(
    _ identifier: String, incomplete: (@Sendable (String) -> Violation?)? = nil,
    _ fault: @escaping @Sendable (String) -> Violation?
  ) -> Rule {
    Rule(
      identifier,
      validate: { text in
        if let violation = incomplete?(text) {
          return Validity(.intermediate, Violations(violation))
        }
        return fault(text).map { Validity(.invalid, Violations($0)) } ?? Validity(.valid)
      },
      sanitize: { $0 },
      judge: { proposal in
        fault(proposal.state.text).map { .report(Violations($0)) } ?? .accept
      })
  }
}
