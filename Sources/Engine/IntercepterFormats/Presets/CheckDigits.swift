extension Rule {
  /// Creates a rule that reports a wrong number, and never stops typing.
  ///
  /// - Parameter validity: Returns the validity of a finished text. An unfinished number is
  ///   `.intermediate`.
  static func checkedNumber(
    _ identifier: String, _ validity: @escaping @Sendable (String) -> Validity
  ) -> Rule {
    Rule(
      identifier, validate: validity, sanitize: { $0 },
      judge: { proposal in
        let own = validity(proposal.state.text)
        return own.status == .invalid ? .report(own.violations) : .accept
      })
  }
}

extension Validity {
  /// The validity of a number that needs more characters.
  static func tooShort(_ number: String, of limit: Int) -> Validity {
    let (count, whole) = (number.utf8.count, 0..<number.utf16Length)
    return Validity(
      .intermediate,
      Violations(Violation(.tooShort, range: whole, limit: limit, actual: count, unit: .graphemes)))
  }

  /// The validity of a whole number that is not one.
  static func mismatch(
    _ number: String, _ variant: Violation.Variant? = nil, _ status: Status = .invalid
  ) -> Validity {
    let violation = Violation(.patternMismatch, range: 0..<number.utf16Length, variant: variant)
    return Validity(status, Violations(violation))
  }
}
