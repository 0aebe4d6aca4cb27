extension TextFormat {
  /// The identifier of the format's rule in violations.
  static var ruleName: String { "format" }

  /// A rule that rejects an edit if more of the unformatted text does not fit than before.
  var rule: Rule {
    Rule(
      Self.ruleName,
      validate: { text in
        guard let violation = violation(of: text) else { return Validity(.valid) }
        return Validity(.invalid, Violations(violation))
      },
      sanitize: { $0 },
      judge: { proposal in
        let rest = rest(of: proposal.state.text)
        let before = proposal.replacesWholeText ? 0 : self.rest(of: proposal.previous.text)
        guard rest > before else { return .accept }
        return .reject(
          Violations(violation(of: proposal.state.text) ?? proposal.violation(.patternMismatch)))
      })
  }

  /// Returns the violation of an unformatted text that does not fit.
  private func violation(of raw: String) -> Violation? {
    let rest = rest(of: raw)
    if rest == 0 {
      // A national number does not begin with what people dial before it.
      return definition.droppedPrefix(of: raw, isInternational: false) == 0
        ? nil : Violation(.patternMismatch, range: 0..<raw.utf16Length)
    }
    let violation = definition.violation(of: raw, rest: rest)
    return raw.withUTF8Bytes { raw in
      let first = raw.count - rest..<raw.endOfCluster(from: raw.count - rest)
      return violation.naming(UnsafeBufferPointer(rebasing: raw[first]))
    }
  }
}
