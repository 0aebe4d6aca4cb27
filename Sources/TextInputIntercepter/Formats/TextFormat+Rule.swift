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
      return dialingPrefix(of: raw, isInternational: false) == 0
        ? nil : Violation(.patternMismatch, range: 0..<raw.utf16.count)
    }
    guard case .pattern(let format) = layout else {
      return Violation(.patternMismatch, range: 0..<raw.utf16.count)
    }
    let end = raw.utf8.count
    let range = raw.utf16Range(utf8: end - rest..<end)
    if let slots = raw.withUTF8Bytes({ format.slotsFilled(by: $0) }) {
      return Violation(
        .tooLong, range: range, limit: slots, actual: raw.count, unit: .graphemes)
    }
    return raw.withUTF8Bytes { raw in
      let first = end - rest..<raw.endOfCluster(from: end - rest)
      return Violation(.characterNotAllowed, range: range)
        .naming(UnsafeBufferPointer(rebasing: raw[first]))
    }
  }
}

extension PatternFormat {
  /// Returns the number of slots if the beginning of an unformatted text fills them all.
  fileprivate func slotsFilled(by raw: UnsafeBufferPointer<UInt8>) -> Int? {
    let layout = alternatives[choice(for: raw)]
    let slots = layout.fittingFront(of: raw).slots
    return slots == layout.slotCount ? slots : nil
  }
}
