/// A rule that judges grapheme clusters one by one; filters differ only in their test.
///
/// A filter judges the clusters that an edit inserts, so it suits a field with any existing text.
/// Only an advisory filter judges the whole text.
struct ClusterFilter: Sendable {
  let identifier: Violation.Detail.Rule
  let code: Violation.Code.Standard
  var composition: CompositionPolicy?
  var judgesMarkedText = true
  /// A Boolean value that indicates whether validation reports clusters that the test would
  /// rewrite.
  var requiresRewriting = true
  let onViolation: ViolationPolicy
  /// A quick check of a text's bytes; if it accepts, the test keeps every cluster.
  var prefilter: Prefilter?
  /// A Boolean value that indicates whether the test refuses a cluster of every text that the
  /// prefilter rejects.
  var rejectsByPrefilter = true
  /// The replacement for a refused cluster in an amendment.
  var substitute: @Sendable (TextCluster) -> String = { _ in "" }
  let test: @Sendable (TextCluster) -> Treatment

  /// The treatment of a cluster.
  enum Treatment {
    case keep
    /// The cluster is accepted, but written differently: a full-width digit.
    case rewrite(String)
    /// The cluster is a violation.
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

  /// Returns the text without refused clusters and with others rewritten, or `nil` if nothing
  /// changes.
  private func sanitized(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var sanitized: [UInt8] = []
    sanitized.reserveCapacity(text.count)
    // Copies kept clusters in pieces as long as possible.
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

  /// The printable ASCII characters that the test keeps as single-character clusters.
  var keptASCII: ASCIISet {
    switch prefilter {
    case .list(let list, let isAllowed):
      list._withUnsafeGuaranteedRef { isAllowed ? $0.ascii : $0.ascii.inverted }
    case .digitsOnly: .digits
    case .noEmoji, .emojiIn, .noLineBreak, .noFullWidthForms: .printable
    default: ASCIISet()
    }
  }

  /// The printable ASCII characters that the test refuses as single-character clusters.
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
      found.violations, amended: rewritten(proposal, except: exempt, keepsRefused: false))
  }

  /// Returns the verdict on one typed cluster, or `nil` if the edit needs the general judgement.
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

  /// Returns the replacement for a cluster, or `nil` to keep it.
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
  /// The range of the marked text in UTF-8 offsets.
  fileprivate var markedUTF8Range: Range<Int>? { markedRange.map { text.utf8Range(utf16: $0) } }
}
