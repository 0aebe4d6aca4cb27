internal import CICU
public import TextInputIntercepter

extension Rule {
  /// Requires the finished text to match a regular expression of ICU (UTS #18), from its first scalar
  /// to its last.
  ///
  /// While somebody types, only what cannot be the beginning of a match is refused; with `.amend`, as
  /// much of the front of the insertion is kept as can be. Validation calls a beginning
  /// `.intermediate`. Sanitizing keeps the longest front of the text that is a beginning, and with
  /// `.flag` or `.warn` all of it.
  ///
  /// ```swift
  /// let date = try Rule.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")
  /// let form = Intercepter(rules: [date])
  /// form.validate("2024-0").status  // .intermediate
  /// form.validate("2024/0").status  // .invalid
  /// ```
  ///
  /// The pattern is compared scalar by scalar: `é` as one scalar does not match `e` with an accent. A
  /// letter behind a backslash that means nothing (`\q`) is an error.
  ///
  /// A match that is not found within the limits of time and memory counts as a violation, whose
  /// message says so: `(a+)+$` needs years for forty letters.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression; not empty.
  ///   - options: How the pattern is read.
  ///   - timeLimit: The most *steps of ICU's engine* that one match may take, read as 1 if less: 10,000
  ///     saved states each, about a quarter of a millisecond. Counted, not timed, so that the
  ///     answer does not depend on how fast a machine is.
  ///   - onViolation: What happens to an edit that leads nowhere.
  /// - Throws: ``PatternError`` if the pattern cannot be read.
  /// - Complexity: What the pattern makes of it, within the limits. The compiled pattern is shared by
  ///   all copies of the rule and all threads.
  public static func matches(
    _ pattern: String,
    options: PatternOptions = [],
    timeLimit: Int = 100,
    onViolation: ViolationPolicy = .reject
  ) throws(PatternError) -> Rule {
    let pattern = try Pattern(pattern, options: options, timeLimit: timeLimit)
    return Rule(
      "matches",
      validate: { validity(of: $0, pattern, onViolation) },
      sanitize: { text in
        guard onViolation == .reject || onViolation == .amend, pattern.match(text) == .mismatch,
          let kept = Insertion(wholeText: text).lastCut(for: pattern)
        else { return text }
        return String(text.prefix(kept))
      },
      judge: { verdict(on: $0, pattern, onViolation) }
    ).with(onViolation)
  }

  private static func verdict(
    on proposal: Proposal, _ pattern: Pattern, _ onViolation: ViolationPolicy
  ) -> Verdict {
    let outcome = pattern.match(proposal.state.text)
    if outcome == .match || outcome == .beginning { return .accept }
    let violation = proposal.violation(.patternMismatch, message: outcome.message)
    switch onViolation {
    case .flag: return .flag(violation)
    case .warn: return .warn(violation)
    case .reject: return .reject(violation)
    case .amend:
      guard outcome == .mismatch,
        let kept = Insertion(proposal).longestBeginning(of: pattern),
        let state = proposal.keepingInsertion(clusters: kept)
      else { return .reject(violation) }
      return .amend(state, Violations(violation))
    }
  }

  private static func validity(
    of text: String, _ pattern: Pattern, _ onViolation: ViolationPolicy
  ) -> Validity {
    let outcome = pattern.match(text)
    if outcome == .match { return Validity(.valid) }
    let start = outcome == .mismatch ? Insertion(wholeText: text).startOfMismatch(with: pattern) : 0
    let violation = Violation(
      .patternMismatch, range: start..<text.utf16.count, message: outcome.message)
    let status: Validity.Status = outcome == .beginning ? .intermediate : .invalid
    return switch onViolation {
    case .warn: Validity(.valid, Violations(violation))
    default: Validity(status, Violations(violation))
    }
  }
}

extension CICURegexOutcome {
  /// The sentence for people; `nil` gives the standard one of the violation's code.
  fileprivate var message: String? {
    switch self {
    case .match, .mismatch: nil
    case .beginning: "This does not match the required pattern yet."
    case .timeOut: "Comparing this with the required pattern takes too long."
    case .stackOverflow: "Comparing this with the required pattern takes too much memory."
    case .failure: "This cannot be compared with the required pattern."
    }
  }
}

extension Proposal {
  /// The proposed state with a number of inserted clusters, those at the front.
  fileprivate func keepingInsertion(clusters: Int) -> EditingState? {
    var room = clusters
    return rewritingInsertion { cluster in
      room -= 1
      return room >= 0 ? String(cluster) : nil
    }
  }
}
