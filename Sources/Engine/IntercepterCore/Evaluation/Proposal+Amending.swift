extension Proposal {
  /// Returns the proposed state with the inserted text rewritten, cluster by cluster.
  ///
  /// ```swift
  /// let upperCase = Rule("upperCase") { proposal in
  ///   proposal.rewritingInsertion { $0.uppercased() }.map { .amend($0, []) } ?? .accept
  /// }
  /// ```
  ///
  /// The selection and the marked text keep their places among the remaining clusters.
  ///
  /// The result is `nil` if nothing changes. It is also `nil` if existing text would be lost:
  /// typing can extend an existing cluster, as an accent turns `e` into `é`. A rule can then reject
  /// the edit, but not drop the cluster.
  ///
  /// - Parameter transform: Returns the replacement of a cluster. An empty string or `nil` drops
  ///   it.
  /// - Returns: The rewritten state, or `nil`.
  /// - Complexity: O(*n*) in the length of the text.
  public func rewritingInsertion(_ transform: (Character) -> String?) -> EditingState? {
    rewritingClusters { transform($0.character) }
  }

  /// Returns the proposed state with the inserted text up to an offset in the proposed text, or
  /// `nil` if nothing changes or existing text would be lost.
  ///
  /// - Parameter end: The offset in UTF-8; a cluster that does not begin before it is dropped.
  /// - Complexity: O(*n*) in the length of the text.
  public func truncatingInsertion(toUTF8Offset end: Int) -> EditingState? {
    rewritingClusters { $0.range.lowerBound < end ? $0.string : nil }
  }

  /// Returns the rewritten state, for a transform that needs the position of each cluster.
  func rewritingClusters(_ transform: (TextCluster) -> String?) -> EditingState? {
    let text = state.text
    var selection = TrackedRange(state.selection, in: text, behind: change.inserted)
    var markedRange = TrackedRange(state.markedRange, in: text, behind: change.inserted)
    var bytes: [UInt8] = []
    text.forEachCluster(in: change.inserted) { cluster in
      let (old, new) = (cluster.range.lowerBound, change.prefix + bytes.count)
      selection?.note(old: old, new: new)
      markedRange?.note(old: old, new: new)
      if let kept = transform(cluster) { bytes += kept }
    }
    let (replacement, count) = (bytes.string, bytes.count)
    if count == change.inserted.count, text.holds(replacement, atUTF8: change.prefix) { return nil }
    if change.kind == .insertion, !keepsRemovedText(replacement) { return nil }
    let shift = count - change.inserted.count
    let rewritten = text.replacingUTF8(change.inserted, with: replacement)
    return EditingState(
      rewritten, selection: selection?.moved(by: shift, in: rewritten),
      markedRange: markedRange?.moved(by: shift, in: rewritten)
    ).normalized()
  }

  /// Returns whether a replacement of the inserted text keeps all scalars of the removed clusters,
  /// at its two ends.
  ///
  /// An edit that only added scalars to a cluster must not lose the others.
  private func keepsRemovedText(_ replacement: String) -> Bool {
    if change.removed.isEmpty { return true }
    return previous.text.withUTF8Bytes { previous in
      replacement.withUTF8Bytes { replacement in
        let removed = UnsafeBufferPointer(rebasing: previous[change.removed])
        return removed.commonPrefix(with: replacement) + removed.commonSuffix(with: replacement)
          >= removed.count
      }
    }
  }
}

/// The selection or the marked text, in UTF-8 offsets, while the text before its end is rewritten.
private struct TrackedRange {
  private let range: Range<Int>
  private let rewritten: Range<Int>
  /// The new offsets of the bounds inside the rewritten text.
  private var lower: Int?
  private var upper: Int?

  init?(_ range: Range<Int>?, in text: String, behind rewritten: Range<Int>) {
    guard let range else { return nil }
    self.range = text.utf8Range(utf16: range)
    self.rewritten = rewritten
  }

  mutating func note(old: Int, new: Int) {
    if range.lowerBound == old { lower = new }
    if range.upperBound == old { upper = new }
  }

  /// Returns the range in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - shift: The distance by which text behind the rewritten text moves.
  ///   - text: The new text.
  func moved(by shift: Int, in text: String) -> Range<Int> {
    func place(_ old: Int, _ moved: Int?) -> Int {
      let new = moved ?? (old < rewritten.upperBound ? old : old + shift)
      return text.utf16Length(inUTF8: 0..<text.clusterBoundary(atOrAfter: new))
    }
    let start = place(range.lowerBound, lower)
    return start..<max(start, place(range.upperBound, upper))
  }
}
