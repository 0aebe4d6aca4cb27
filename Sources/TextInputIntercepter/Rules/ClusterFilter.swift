/// What all rules have in common that judge an edit by the grapheme clusters it inserts, one by one:
/// they differ in the test alone.
///
/// Clusters that were there before are never judged again; a filter can be put on any text.
struct ClusterFilter: Sendable {
  let identifier: String
  let code: Violation.Code
  var composition: CompositionPolicy?
  var judgesMarkedText = true
  /// Whether a finished text is wrong where a cluster is still written as the test would rewrite it.
  var requiresRewriting = true
  let onViolation: ViolationPolicy
  /// A condition on the bytes of a text under which the test surely keeps all of its clusters.
  var screen: Screen?
  let test: @Sendable (Character) -> Finding

  /// What the test says of a cluster.
  enum Finding {
    case keep
    /// Not wrong, but written differently here: a full-width digit.
    case rewrite(String)
    /// Wrong. An amendment drops it, or puts something harmless in its place.
    case refuse(amendedTo: String = "")
  }

  var rule: Rule {
    Rule(
      identifier,
      composition: composition,
      validate: { text in
        guard mayFind(in: text, 0..<text.utf8.count) else { return Validity(.valid) }
        return onViolation.validity(
          violations(in: text, 0..<text.utf8.count, includingUnwritten: requiresRewriting))
      },
      sanitize: { text in
        guard mayFind(in: text, 0..<text.utf8.count) else { return text }
        var mended = ""
        mended.reserveCapacity(text.utf8.count)
        for cluster in text { mended += mend(cluster) ?? String(cluster) }
        return mended
      },
      judge: judge
    ).screened(by: screen)
  }

  private func mayFind(in text: String, _ range: Range<Int>) -> Bool {
    guard let screen else { return true }
    return text.withUTF8Bytes { !screen.admits(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func judge(_ proposal: Proposal) -> Verdict {
    guard mayFind(in: proposal.state.text, proposal.change.inserted) else { return .accept }
    let exempt = judgesMarkedText ? nil : proposal.state.markedUTF8Range
    let violations = violations(in: proposal.state.text, proposal.change.inserted, except: exempt)
    if violations.isEmpty {
      // Where nothing is to be rewritten, this finds nothing either.
      return rewritten(proposal, except: exempt) { finding in
        if case .rewrite(let text) = finding { text } else { nil }
      }.map { .amend($0, []) } ?? .accept
    }
    return onViolation.verdict(
      violations,
      amended: rewritten(proposal, except: exempt) { finding in
        switch finding {
        case .keep: nil
        case .rewrite(let text), .refuse(let text): text
        }
      })
  }

  /// What takes the place of a cluster in a sanitized text; `nil` keeps it.
  private func mend(_ cluster: Character) -> String? {
    switch test(cluster) {
    case .keep: nil
    case .rewrite(let text), .refuse(let text): text
    }
  }

  private func rewritten(
    _ proposal: Proposal, except exempt: Range<Int>?, _ replacement: (Finding) -> String?
  ) -> EditingState? {
    let needsRewriting = proposal.insertedText.contains { replacement(test($0)) != nil }
    guard needsRewriting else { return nil }
    return proposal.rewritingInsertion { cluster, offset in
      if let exempt, exempt.contains(offset) { return String(cluster) }
      return replacement(test(cluster)) ?? String(cluster)
    }
  }

  /// The runs of refused clusters in a part of a text.
  private func violations(
    in text: String, _ range: Range<Int>, includingUnwritten: Bool = false,
    except exempt: Range<Int>? = nil
  ) -> Violations {
    var runs = ViolationRuns(code: code, text: text)
    var offset = range.lowerBound
    for cluster in text.substring(utf8: range) {
      let end = offset + cluster.utf8.count
      if exempt?.contains(offset) != true {
        switch test(cluster) {
        case .keep: break
        case .rewrite: if includingUnwritten { runs.add(offset..<end) }
        case .refuse: runs.add(offset..<end)
        }
      }
      offset = end
    }
    return runs.finish()
  }
}

/// Collects the ranges of offending clusters, joins neighbours, and counts UTF-16 once through.
private struct ViolationRuns {
  let code: Violation.Code
  let text: String
  private var open: Range<Int>?
  private var counted = (utf8: 0, utf16: 0)
  private var violations = Violations()

  init(code: Violation.Code, text: String) {
    self.code = code
    self.text = text
  }

  mutating func add(_ range: Range<Int>) {
    if let run = open, run.upperBound == range.lowerBound {
      open = run.lowerBound..<range.upperBound
    } else {
      close()
      open = range
    }
  }

  mutating func finish() -> Violations {
    close()
    return violations
  }

  private mutating func close() {
    guard let run = open else { return }
    let start = count(to: run.lowerBound)
    violations.append(Violation(code, range: start..<count(to: run.upperBound)))
    open = nil
  }

  private mutating func count(to offset: Int) -> Int {
    counted = (offset, counted.utf16 + text.utf16Length(inUTF8: counted.utf8..<offset))
    return counted.utf16
  }
}

extension EditingState {
  /// The marked text, in UTF-8 offsets.
  fileprivate var markedUTF8Range: Range<Int>? { markedRange.map { text.utf8Range(utf16: $0) } }
}
