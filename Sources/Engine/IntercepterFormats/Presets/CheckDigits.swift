extension Rule {
  /// Creates a rule that reports a number with wrong check digits, and never stops typing.
  ///
  /// - Parameters:
  ///   - shortest: Returns the minimum length of a number with its beginning. A shorter one is
  ///     `.intermediate`.
  ///   - longest: Returns the maximum length of a number with its beginning, if there is one.
  ///   - isCorrect: Returns whether a number of that length or longer is correct.
  static func checkDigits(
    _ identifier: String, shortest: @escaping @Sendable (String) -> Int,
    longest: @escaping @Sendable (String) -> Int? = { _ in nil },
    _ isCorrect: @escaping @Sendable (String) -> Bool
  ) -> Rule {
    @Sendable func validity(_ text: String) -> Validity {
      let (limit, count, whole) = (shortest(text), text.utf8.count, 0..<text.utf16Length)
      if count < limit {
        let violation = Violation(
          .tooShort, range: whole, limit: limit, actual: count, unit: .graphemes)
        return Validity(.intermediate, Violations(violation))
      }
      if let limit = longest(text), count > limit {
        return Validity(.invalid, Violations(Violation(.patternMismatch, range: whole)))
      }
      return isCorrect(text)
        ? Validity(.valid)
        : Validity(
          .invalid,
          Violations(Violation(.patternMismatch, range: whole, variant: .wrongCheckDigit)))
    }
    return Rule(
      identifier, validate: validity, sanitize: { $0 },
      judge: { proposal in
        let own = validity(proposal.state.text)
        return own.status == .invalid ? .report(own.violations) : .accept
      })
  }
}
