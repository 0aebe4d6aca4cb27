extension ClusterFilter {
  /// What is refused of a part of a text, and whether a cluster is there that is to be rewritten.
  typealias Findings = (violations: Violations, hasUnwritten: Bool)

  /// The runs of refused clusters in a part of a text, which begins behind so many UTF-16 code units.
  func refused(
    in text: String, _ range: Range<Int>, after utf16Prefix: Int = 0,
    includingUnwritten: Bool = false, except exempt: Range<Int>? = nil
  ) -> Findings {
    text.withUTF8Bytes { text in
      var runs = RefusedRuns(in: text, counted: (range.lowerBound, utf16Prefix))
      if let exempt {
        let front = range.clamped(to: 0..<exempt.lowerBound)
        collect(in: front, of: text, includingUnwritten, into: &runs)
        let rest = range.clamped(to: exempt.upperBound..<text.count)
        collect(in: rest, of: text, includingUnwritten, into: &runs)
      } else {
        collect(in: range, of: text, includingUnwritten, into: &runs)
      }
      runs.close(self)
      return (runs.violations, runs.hasUnwritten)
    }
  }

  private func collect(
    in part: Range<Int>, of text: UnsafeBufferPointer<UInt8>, _ includingUnwritten: Bool,
    into runs: inout RefusedRuns
  ) {
    text.forEachRun(in: part, skipping: keptASCII, joining: refusedASCII) { cluster, run in
      switch test(cluster) {
      case .keep: return
      case .rewrite:
        runs.hasUnwritten = true
        if !includingUnwritten { return }
      case .refuse: break
      }
      runs.add(run, self)
    }
  }
}

/// Collects refused clusters, joins neighbours, and counts UTF-16 once through.
private struct RefusedRuns {
  var violations = Violations()
  /// Whether a cluster was passed that is to be rewritten.
  var hasUnwritten = false
  private let text: UnsafeBufferPointer<UInt8>
  private var open: Range<Int>?
  private var counted: (utf8: Int, utf16: Int)

  /// Begins at a place whose offset is known in both encodings.
  init(in text: UnsafeBufferPointer<UInt8>, counted: (utf8: Int, utf16: Int)) {
    (self.text, self.counted) = (text, counted)
  }

  mutating func add(_ clusters: Range<Int>, _ filter: ClusterFilter) {
    if let run = open, run.upperBound == clusters.lowerBound {
      open = run.lowerBound..<clusters.upperBound
    } else {
      close(filter)
      open = clusters
    }
  }

  mutating func close(_ filter: ClusterFilter) {
    guard let run = open else { return }
    let start = counted.utf16 + utf16Length(of: counted.utf8..<run.lowerBound)
    let end = start + utf16Length(of: run)
    violations.append(
      filter.violation(start..<end).naming(UnsafeBufferPointer(rebasing: text[run])))
    counted = (run.upperBound, end)
    open = nil
  }

  private func utf16Length(of range: Range<Int>) -> Int {
    UnsafeBufferPointer(rebasing: text[range]).utf16Length
  }
}
