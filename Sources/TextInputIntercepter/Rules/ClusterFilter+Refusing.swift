extension ClusterFilter {
  /// The violations in a part of a text, and whether a cluster in it needs rewriting.
  typealias Findings = (violations: Violations, hasUnwritten: Bool)

  /// Returns the runs of refused clusters in a part of a text.
  ///
  /// - Parameter utf16Prefix: The number of UTF-16 code units before the part.
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

/// Collects refused clusters, joins adjacent ones, and counts UTF-16 offsets in one pass.
private struct RefusedRuns {
  var violations = Violations()
  /// A Boolean value that indicates whether any cluster needs rewriting.
  var hasUnwritten = false
  private let text: UnsafeBufferPointer<UInt8>
  private var open: Range<Int>?
  private var counted: (utf8: Int, utf16: Int)

  /// Begins at a position whose offset is known in both encodings.
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
