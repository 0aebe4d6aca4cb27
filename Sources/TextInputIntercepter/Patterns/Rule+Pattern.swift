extension Rule {
  /// Creates the rule `matches` with an engine.
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
  /// The variant of the violation for this result.
  fileprivate var variant: Violation.Variant? {
    switch self {
    case .match, .mismatch: nil
    case .beginning: .patternIncomplete
    case .undecided(let reason): reason
    }
  }
}

extension Proposal {
  /// The maximum number of cuts to try, from the last on, for one that fits the text after the
  /// insertion.
  private static var attempts: Int { 16 }

  /// Returns the proposed state with the longest prefix of the insertion that leaves the beginning
  /// of a match; `nil` if there is none, or none was found.
  fileprivate func longestBeginning(of engine: some PatternEngine) -> EditingState? {
    let text = state.text
    guard let end = engine.endOfBeginning(in: text), end >= change.prefix else { return nil }
    var cuts = [change.prefix]
    text.forEachCluster(in: change.inserted) { cluster in
      if cluster.range.upperBound <= end { cuts.append(cluster.range.upperBound) }
    }
    // The text after the insertion must fit as well, and it may do so at any cut. The last cut is
    // sure to fit only at the end of a text.
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
