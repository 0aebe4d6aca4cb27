extension Rule {
  /// The rule `matches`, with an engine.
  package static func matches(_ engine: some PatternEngine, onViolation: ViolationPolicy) -> Rule {
    Rule(
      "matches",
      validate: { validity(of: $0, engine, onViolation) },
      sanitize: { text in
        guard !onViolation.isAdvisory, engine.compare(text) == .mismatch,
          let end = engine.endOfBeginning(in: text)
        else { return text }
        return String(text.substring(utf8: 0..<end))
      },
      judge: { verdict(on: $0, engine, onViolation) }
    ).with(onViolation)
  }

  private static func verdict(
    on proposal: Proposal, _ engine: some PatternEngine, _ onViolation: ViolationPolicy
  ) -> Verdict {
    let comparison = engine.compare(proposal.state.text)
    if comparison == .match || comparison == .beginning { return .accept }
    let violation =
      comparison.variant.map { proposal.violation(.patternMismatch, $0) }
      ?? Violation(.patternMismatch, of: .matches, range: proposal.insertedRange)
    return onViolation.verdict(
      Violations(violation),
      amended: comparison == .mismatch ? proposal.longestBeginning(of: engine) : nil)
  }

  private static func validity(
    of text: String, _ engine: some PatternEngine, _ onViolation: ViolationPolicy
  ) -> Validity {
    let comparison = engine.compare(text)
    if comparison == .match { return Validity(.valid) }
    let start = comparison == .mismatch ? engine.endOfBeginning(in: text) ?? 0 : 0
    let violation = Violation(
      .patternMismatch, range: text.utf16Range(utf8: start..<text.utf8.count),
      variant: comparison.variant)
    let validity = onViolation.validity(Violations(violation))
    guard comparison == .beginning, validity.status == .invalid else { return validity }
    return Validity(.intermediate, validity.violations)
  }
}

extension PatternComparison {
  /// The case of the violation's code that this is.
  fileprivate var variant: Violation.Variant? {
    switch self {
    case .match, .mismatch: nil
    case .beginning: .patternIncomplete
    case .undecided(let reason): reason
    }
  }
}

extension Proposal {
  /// The number of places that are tried, from the last on, for a cut that fits what follows the insertion.
  private static var attempts: Int { 16 }

  /// The proposed state with the longest front of the insertion that leaves the beginning of a match;
  /// `nil` if there is none, or it was not found.
  fileprivate func longestBeginning(of engine: some PatternEngine) -> EditingState? {
    let text = state.text
    guard let end = engine.endOfBeginning(in: text), end >= change.prefix else { return nil }
    var cuts = [change.prefix]
    text.forEachCluster(in: change.inserted) { cluster in
      if cluster.range.upperBound <= end { cuts.append(cluster.range.upperBound) }
    }
    // What stands behind the insertion has to fit as well, and that can be so at any one cut: only at
    // the end of a text is the last cut good.
    for cut in cuts.reversed().prefix(Self.attempts) {
      switch engine.compare(text.replacingUTF8(cut..<change.newEnd, with: "")) {
      case .match, .beginning:
        return rewritingClusters { $0.range.lowerBound < cut ? $0.string : nil }
      case .mismatch: continue
      case .undecided: return nil
      }
    }
    return nil
  }
}
