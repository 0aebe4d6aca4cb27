extension Rule {
  /// Creates the rule `matches` with an engine.
  package static func matches(_ engine: some PatternEngine, onViolation: ViolationPolicy) -> Rule {
    Rule(
      "matches", code: .patternMismatch, onViolation: onViolation, PatternRule(engine: engine))
  }
}

private struct PatternRule<Engine: PatternEngine>: ByteRule {
  let engine: Engine

  // A pattern that names a joiner or a selector is for texts that need it.
  var describesValue: Bool { !engine.namesInvisibleCharacters }

  func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    engine.compare(utf8) == .match
  }

  func findFaults(in text: EditedText, _ faults: inout Faults) {
    let comparison = engine.compare(text.utf8)
    if comparison == .match || comparison == .beginning && !text.isFinished { return }
    var range = text.inserted
    if text.isFinished {
      let start = comparison == .mismatch ? engine.endOfBeginning(in: text.utf8) ?? 0 : 0
      range = start..<text.utf8.count
    }
    faults.add(range, variant: comparison.variant, isIncomplete: comparison == .beginning)
  }

  /// The first scalar with which no text that matches goes on.
  func offendingCharacter(in text: EditedText) -> Range<Int>? {
    guard engine.compare(text.utf8) == .mismatch,
      var start = engine.endOfBeginning(in: text.utf8), start < text.count
    else { return nil }
    // A mark may be all that is wrong with a character.
    while true {
      let end = start + text.utf8.scalar(at: start).width
      let beginning = UnsafeBufferPointer(rebasing: text.utf8[..<end])
      if end == text.count || engine.compare(beginning) == .mismatch { return start..<end }
      start = end
    }
  }

  func amended(_ proposal: Proposal, _ faults: Faults) -> EditingState? {
    // Nothing can be cut if the comparison was given up.
    faults.first?.variant == nil ? proposal.longestBeginning(of: engine) : nil
  }

  func sanitized(_ text: String) -> String? {
    let end = text.withUTF8Bytes { utf8 in
      engine.compare(utf8) == .mismatch ? engine.endOfBeginning(in: utf8) : nil
    }
    return end.map { String(text.substring(utf8: 0..<$0)) } ?? text
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
    let (text, inserted) = (state.text, insertedUTF8Range)
    guard let end = text.withUTF8Bytes({ engine.endOfBeginning(in: $0) }),
      end >= inserted.lowerBound
    else { return nil }
    var cuts = [inserted.lowerBound]
    text.forEachCluster(in: inserted) { cluster in
      if cluster.range.upperBound <= end { cuts.append(cluster.range.upperBound) }
    }
    // The text after the insertion must fit as well, and it may do so at any cut. The last cut is
    // sure to fit only at the end of a text.
    for cut in cuts.reversed().prefix(Self.attempts) {
      let rest = text.replacingUTF8(cut..<inserted.upperBound, with: "")
      switch rest.withUTF8Bytes({ engine.compare($0) }) {
      case .match, .beginning: return truncatingInsertion(toUTF8Offset: cut)
      case .mismatch: continue
      case .undecided: return nil
      }
    }
    return nil
  }
}
