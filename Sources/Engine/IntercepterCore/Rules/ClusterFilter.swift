/// A rule that evaluates grapheme clusters one by one; filters differ only in their treatment.
///
/// A filter evaluates the clusters that an edit inserts, so it suits a field with any existing
/// text. Only an advisory filter evaluates the whole text.
class ClusterFilter: RuleObject, @unchecked Sendable {
  /// The treatment of a cluster.
  enum Treatment {
    case keep
    /// The cluster is accepted, but written differently: a full-width digit.
    case rewrite(String)
    /// The cluster is a violation.
    case refuse
    /// The cluster is a violation with another code than the rule's.
    case refuseAs(Violation.Code.Standard)
  }

  /// The printable ASCII characters that the filter keeps as single-character clusters.
  private let keptASCII: ASCIISet
  /// The printable ASCII characters that the filter refuses as single-character clusters.
  private let refusedASCII: ASCIISet

  init(keeping keptASCII: ASCIISet, refusing refusedASCII: ASCIISet = ASCIISet()) {
    self.keptASCII = keptASCII
    self.refusedASCII = refusedASCII
  }

  /// Returns the treatment of a cluster.
  func treatment(of cluster: TextCluster) -> Treatment { .keep }

  /// Returns the first scalar at or after an offset whose cluster may not be kept.
  ///
  /// All clusters before that cluster are kept.
  func firstDoubt(in utf8: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int { offset }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    firstDoubt(in: utf8, from: 0) == utf8.count
  }

  /// Returns the replacement for a refused cluster in an amendment.
  func substitute(for cluster: TextCluster) -> String { "" }

  final override var removesNamedCharacters: Bool { true }

  /// A Boolean value that indicates whether validation reports clusters that the filter rewrites.
  var reportsRewriting: Bool { true }

  /// A Boolean value that indicates whether the filter evaluates text that is being composed.
  var evaluatesMarkedText: Bool { true }

  final override func findFaults(in text: EditedText, _ faults: inout Faults) {
    let part = text.evaluated
    if part.count == 1 {
      // A cluster of one byte is ASCII.
      let byte = text.utf8[part.lowerBound]
      if keptASCII.contains(byte) { return }
      if refusedASCII.contains(byte), text.marked == nil { return faults.add(Fault(range: part)) }
    }
    if text.marked == nil, !part.isEmpty,
      text.utf8[part.lowerBound].scalarWidth == part.count
    {
      // Fast path: most edits insert one scalar, which is a cluster.
      var code: Violation.Code.Standard?
      let cluster = TextCluster(text: text.utf8, range: part)
      if isFault(cluster, in: text, &faults, &code) { faults.add(Fault(range: part, code: code)) }
      return
    }
    if quickCheckIsFaultless(text[part]) { return }
    var run = Fault(range: 0..<0)
    if let marked = text.marked, !evaluatesMarkedText {
      find(&faults, in: part.clamped(to: 0..<marked.lowerBound), of: text, &run)
      find(&faults, in: part.clamped(to: marked.upperBound..<text.utf8.count), of: text, &run)
    } else {
      find(&faults, in: part, of: text, &run)
    }
    if !run.range.isEmpty { faults.add(run) }
  }

  /// Returns whether a cluster is a fault, and notes whether it is written differently.
  ///
  /// - Parameter code: The code of the fault, if it is not the rule's own.
  @inline(__always)
  private func isFault(
    _ cluster: TextCluster, in text: EditedText, _ faults: inout Faults,
    _ code: inout Violation.Code.Standard?
  ) -> Bool {
    switch treatment(of: cluster) {
    case .keep: return false
    case .refuse: return true
    case .refuseAs(let own):
      code = own
      return true
    case .rewrite:
      faults.needRewriting()
      return text.isFinished && reportsRewriting
    }
  }

  /// Appends the runs of refused clusters in a part of a text.
  ///
  /// - Parameter run: The last run, which the next cluster may extend.
  private func find(
    _ faults: inout Faults, in part: Range<Int>, of text: EditedText, _ run: inout Fault
  ) {
    text.utf8.forEachRun(
      in: part, skipping: keptASCII, joining: refusedASCII,
      next: { firstDoubt(in: text.utf8, from: $0) }
    ) { cluster, clusters in
      var code: Violation.Code.Standard?
      if !isFault(cluster, in: text, &faults, &code) { return }
      if run.range.upperBound == clusters.lowerBound, !run.range.isEmpty, run.code == code {
        run = run.with(run.range.lowerBound..<clusters.upperBound)
      } else {
        if !run.range.isEmpty { faults.add(run) }
        run = Fault(range: clusters, code: code)
      }
    }
  }

  final override func replacement(for cluster: TextCluster, isFault: Bool) -> String? {
    if isFault { return substitute(for: cluster) }
    if case .rewrite(let text) = treatment(of: cluster) { return text }
    return nil
  }

  final override func sanitized(_ text: String, isAdvisory: Bool) -> String {
    let sanitized = text.withUTF8Bytes { utf8 -> String? in
      if quickCheckIsFaultless(utf8) { return nil }
      if isAdvisory {
        var faults = Faults()
        findFaults(in: EditedText(whole: utf8, isFinished: false), &faults)
        if faults.first != nil { return nil }
      }
      return filtered(utf8)
    }
    return sanitized ?? text
  }

  /// Returns the text without refused clusters and with others rewritten, or `nil` if nothing
  /// changes.
  private func filtered(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var filtered: [UInt8] = []
    filtered.reserveCapacity(text.count)
    // Copies kept clusters in pieces as long as possible.
    var kept = 0
    text.forEachRun(
      in: 0..<text.count, skipping: keptASCII, joining: refusedASCII,
      next: { firstDoubt(in: text, from: $0) }
    ) { cluster, run in
      let replacement: String
      switch treatment(of: cluster) {
      case .keep: return
      case .rewrite(let text): replacement = text
      case .refuse, .refuseAs: replacement = substitute(for: cluster)
      }
      filtered += text[kept..<run.lowerBound]
      replacement.withUTF8Bytes { replacement in
        for _ in 0..<run.count / cluster.range.count { filtered += replacement }
      }
      kept = run.upperBound
    }
    if kept == 0 { return nil }
    filtered += text[kept...]
    return filtered.string
  }
}

extension Rule {
  /// Creates a rule from a filter.
  init(
    _ filter: ClusterFilter, _ code: Violation.Code.Standard, of rule: String,
    composition: CompositionPolicy? = nil, onViolation: ViolationPolicy
  ) {
    self.init(
      filter, reporting: Violation(code, of: rule, range: 0..<0), composition: composition,
      onViolation: onViolation)
  }
}
