/// A rule that judges an edit by the grapheme clusters it inserts, one by one: such rules differ in the
/// test alone.
///
/// Clusters that were there before are never judged again; a filter can be put on any text.
struct ClusterFilter: Sendable {
  let identifier: Violation.Detail.Rule
  let code: Violation.Code.Standard
  var composition: CompositionPolicy?
  var judgesMarkedText = true
  /// Whether a finished text is wrong where a cluster is still written as the test would rewrite it.
  var requiresRewriting = true
  let onViolation: ViolationPolicy
  /// A condition on the bytes of a text under which the test surely keeps all of its clusters.
  var prefilter: Prefilter?
  /// Whether the test refuses what the prefilter rejects.
  var rejectsByPrefilter = true
  /// The text that an amendment substitutes for a refused cluster.
  var substitute: @Sendable (TextCluster) -> String = { _ in "" }
  let test: @Sendable (TextCluster) -> Treatment

  /// What becomes of a cluster.
  enum Treatment {
    case keep
    /// Not wrong, but written differently here: a full-width digit.
    case rewrite(String)
    /// Wrong.
    case refuse
  }

  var rule: Rule {
    Rule(
      identifier.rawValue,
      composition: composition,
      validate: { text in
        let runs = refused(in: text, 0..<text.utf8.count, includingUnwritten: requiresRewriting)
        return onViolation.validity(runs.violations)
      },
      sanitize: { text in
        if onViolation.isAdvisory, !refused(in: text, 0..<text.utf8.count).violations.isEmpty {
          return text
        }
        return text.withUTF8Bytes { sanitized($0) } ?? text
      },
      judge: { judge($0) }
    ).prefiltered(
      by: prefilter,
      refusing: onViolation.isAdvisory || rejectsByPrefilter
        ? onViolation.quickRefusal(violation(0..<0)) : nil
    ).with(onViolation)
  }

  /// The text without refused clusters, as the rule writes it; `nil` where nothing changes.
  private func sanitized(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var sanitized: [UInt8] = []
    sanitized.reserveCapacity(text.count)
    // What is kept is copied in pieces that are as long as they can be.
    var kept = 0
    text.forEachRun(in: 0..<text.count, skipping: keptASCII, joining: refusedASCII) {
      cluster, run in
      guard let replacement = replacement(for: cluster) else { return }
      sanitized += text[kept..<run.lowerBound]
      replacement.withUTF8Bytes { replacement in
        for _ in 0..<run.count / cluster.range.count { sanitized += replacement }
      }
      kept = run.upperBound
    }
    if kept == 0 { return nil }
    sanitized += text[kept...]
    return String(decoding: sanitized, as: UTF8.self)
  }

  /// Printable characters that the test surely keeps where they are clusters by themselves.
  var keptASCII: ASCIISet {
    switch prefilter {
    case .list(let list, let isAllowed):
      list._withUnsafeGuaranteedRef { isAllowed ? $0.ascii : $0.ascii.inverted }
    case .digitsOnly: .digits
    case .noEmoji, .emojiIn, .noLineBreak, .noFullWidthForms: .printable
    default: ASCIISet()
    }
  }

  /// Printable characters that the test surely refuses there.
  var refusedASCII: ASCIISet {
    switch prefilter {
    case .list, .digitsOnly: keptASCII.inverted
    case .onlyEmoji: .printable
    default: ASCIISet()
    }
  }

  func violation(_ range: Range<Int>) -> Violation {
    Violation(code, of: identifier, range: range)
  }

  private func judge(_ proposal: Proposal) -> Verdict {
    if proposal.change.kind == .typing, proposal.state.markedRange == nil, !onViolation.isAdvisory,
      let verdict = judgeTyping(proposal)
    {
      return verdict
    }
    let exempt = judgesMarkedText ? nil : proposal.state.markedUTF8Range
    let found =
      onViolation.isAdvisory
      ? refused(in: proposal.state.text, 0..<proposal.state.text.utf8.count, except: exempt)
      : refused(
        in: proposal.state.text, proposal.change.inserted, after: proposal.change.utf16Prefix,
        except: exempt)
    if found.hasUnwritten, onViolation.isAdvisory || found.violations.isEmpty,
      let state = rewritten(proposal, except: exempt, keepsRefused: true)
    {
      return .amend(state, [])
    }
    if found.violations.isEmpty { return .accept }
    return onViolation.verdict(
      onViolation == .amend ? found.violations.changed { $0 = $0.removed(true) } : found.violations,
      amended: rewritten(proposal, except: exempt, keepsRefused: false))
  }

  /// The verdict on one cluster that was typed, if it is kept or refused.
  private func judgeTyping(_ proposal: Proposal) -> Verdict? {
    let typed = proposal.change.inserted
    let treatment = proposal.state.text.withUTF8Bytes { text -> Treatment? in
      guard text.endOfCluster(from: typed.lowerBound) == typed.upperBound else { return nil }
      return test(TextCluster(text: text, range: typed))
    }
    switch treatment {
    case .keep: return .accept
    case .refuse where onViolation == .reject:
      return .reject(Violations(proposal.naming(violation(proposal.insertedRange))))
    default: return nil
    }
  }

  /// The text that takes the place of a cluster; `nil` keeps it.
  private func replacement(for cluster: TextCluster, keepsRefused: Bool = false) -> String? {
    switch test(cluster) {
    case .keep: nil
    case .rewrite(let text): text
    case .refuse: keepsRefused ? nil : substitute(cluster)
    }
  }

  private func rewritten(
    _ proposal: Proposal, except exempt: Range<Int>?, keepsRefused: Bool
  ) -> EditingState? {
    proposal.rewritingClusters { cluster in
      if let exempt, exempt.contains(cluster.range.lowerBound) { return cluster.string }
      return replacement(for: cluster, keepsRefused: keepsRefused) ?? cluster.string
    }
  }
}

extension EditingState {
  /// The marked text, in UTF-8 offsets.
  fileprivate var markedUTF8Range: Range<Int>? { markedRange.map { text.utf8Range(utf16: $0) } }
}
