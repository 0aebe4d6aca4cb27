/// A rule that judges an edit by the grapheme clusters it inserts, one by one: such rules differ in the
/// test alone.
///
/// Clusters that were there before are never judged again; a filter can be put on any text.
struct ClusterFilter: Sendable {
  let identifier: Violation.Words.Rule
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
  /// The text that an amendment puts in the place of a refused cluster.
  var substitute = ""
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
        if onViolation.isSoft, !refused(in: text, 0..<text.utf8.count).violations.isEmpty {
          return text
        }
        var sanitized: [UInt8] = []
        sanitized.reserveCapacity(text.utf8.count)
        // What is kept is copied in pieces that are as long as they can be.
        var kept = 0
        text.forEachRun(in: 0..<text.utf8.count) { cluster, count in
          guard let replacement = replacement(for: cluster) else { return }
          sanitized += UnsafeBufferPointer(rebasing: cluster.text[kept..<cluster.range.lowerBound])
          replacement.withUTF8Bytes { replacement in
            for _ in 0..<count { sanitized += replacement }
          }
          kept = cluster.range.lowerBound + cluster.range.count * count
        }
        if kept == 0 { return text }
        sanitized += text.utf8.dropFirst(kept)
        return String(decoding: sanitized, as: UTF8.self)
      },
      judge: { judge($0) }
    ).prefiltered(
      by: prefilter,
      refusing: onViolation == .reject && rejectsByPrefilter ? violation(0..<0) : nil
    ).with(onViolation)
  }

  fileprivate func violation(_ range: Range<Int>) -> Violation {
    Violation(code, of: identifier, range: range)
  }

  private func judge(_ proposal: Proposal) -> Verdict {
    if proposal.change.kind == .typing, proposal.state.markedRange == nil, !onViolation.isSoft,
      let verdict = judgeTyping(proposal)
    {
      return verdict
    }
    let exempt = judgesMarkedText ? nil : proposal.state.markedUTF8Range
    let found =
      onViolation.isSoft
      ? refused(in: proposal.state.text, 0..<proposal.state.text.utf8.count, except: exempt)
      : refused(
        in: proposal.state.text, proposal.change.inserted, after: proposal.change.utf16Prefix,
        except: exempt)
    if found.hasUnwritten, onViolation.isSoft || found.violations.isEmpty,
      let state = rewritten(proposal, except: exempt, keepsRefused: true)
    {
      return .amend(state, [])
    }
    if found.violations.isEmpty { return .accept }
    return onViolation.verdict(
      found.violations,
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
      return .reject(Violations(violation(proposal.insertedRange)))
    default: return nil
    }
  }

  /// The text that takes the place of a cluster; `nil` keeps it.
  private func replacement(for cluster: TextCluster, keepsRefused: Bool = false) -> String? {
    switch test(cluster) {
    case .keep: nil
    case .rewrite(let text): text
    case .refuse: keepsRefused ? nil : substitute
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

  /// The runs of refused clusters in a part of a text, which begins behind so many UTF-16 code units.
  private func refused(
    in text: String, _ range: Range<Int>, after utf16Prefix: Int = 0,
    includingUnwritten: Bool = false, except exempt: Range<Int>? = nil
  ) -> ViolationRuns {
    var runs = ViolationRuns(counted: (range.lowerBound, utf16Prefix))
    func judge(_ part: Range<Int>) {
      text.forEachRun(in: part) { cluster, count in
        let treatment = test(cluster)
        if case .keep = treatment { return }
        if case .rewrite = treatment {
          runs.hasUnwritten = true
          if !includingUnwritten { return }
        }
        let start = cluster.range.lowerBound
        runs.add(start..<start + cluster.range.count * count, in: text, self)
      }
    }
    if let exempt {
      judge(range.clamped(to: 0..<exempt.lowerBound))
      judge(range.clamped(to: exempt.upperBound..<text.utf8.count))
    } else {
      judge(range)
    }
    runs.close(in: text, self)
    return runs
  }
}

/// Collects refused clusters, joins neighbours, and counts UTF-16 once through.
private struct ViolationRuns {
  private(set) var violations = Violations()
  /// Whether a cluster was passed that is to be rewritten.
  var hasUnwritten = false
  private var open: Range<Int>?
  private var counted: (utf8: Int, utf16: Int)

  /// Begins at a place whose offset is known in both encodings.
  init(counted: (utf8: Int, utf16: Int)) { self.counted = counted }

  mutating func add(_ clusters: Range<Int>, in text: String, _ filter: ClusterFilter) {
    if let run = open, run.upperBound == clusters.lowerBound {
      open = run.lowerBound..<clusters.upperBound
    } else {
      close(in: text, filter)
      open = clusters
    }
  }

  mutating func close(in text: String, _ filter: ClusterFilter) {
    guard let run = open else { return }
    let start = counted.utf16 + text.utf16Length(inUTF8: counted.utf8..<run.lowerBound)
    let end = start + text.utf16Length(inUTF8: run)
    violations.append(filter.violation(start..<end))
    counted = (run.upperBound, end)
    open = nil
  }
}

extension EditingState {
  /// The marked text, in UTF-8 offsets.
  fileprivate var markedUTF8Range: Range<Int>? { markedRange.map { text.utf8Range(utf16: $0) } }
}
