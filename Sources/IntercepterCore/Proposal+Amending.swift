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
    var tracked = TrackedOffsets(of: state, behind: change.inserted)
    var replacement = ""
    text.forEachCluster(in: change.inserted) { cluster in
      tracked.note(
        old: cluster.range.lowerBound, new: change.prefix + replacement.utf8.count)
      if let kept = transform(cluster) { replacement += kept }
    }
    let count = replacement.utf8.count
    if count == change.inserted.count, text.holds(replacement, atUTF8: change.prefix) { return nil }
    if change.kind == .insertion, !keepsRemovedText(replacement) { return nil }
    tracked.shift = count - change.inserted.count
    return tracked.state(text.replacingUTF8(change.inserted, with: replacement))
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

/// The bounds of the selection and the marked text, in UTF-8 offsets, while the text before them is
/// rewritten.
private struct TrackedOffsets {
  private let selection: Range<Int>?
  private let markedRange: Range<Int>?
  private let rewritten: Range<Int>
  /// The new offsets of the bounds inside the rewritten range, in the order of `bounds`.
  private var moved: [Int?] = [nil, nil, nil, nil]
  /// The distance by which text behind the rewritten range moves.
  var shift = 0

  init(of state: EditingState, behind rewritten: Range<Int>) {
    selection = state.selection.map { state.text.utf8Range(utf16: $0) }
    markedRange = state.markedRange.map { state.text.utf8Range(utf16: $0) }
    self.rewritten = rewritten
  }

  private var bounds: [Int?] {
    [
      selection?.lowerBound, selection?.upperBound,
      markedRange?.lowerBound, markedRange?.upperBound,
    ]
  }

  mutating func note(old: Int, new: Int) {
    for (index, bound) in bounds.enumerated() where bound == old { moved[index] = new }
  }

  func state(_ text: String) -> EditingState {
    let ends = zip(bounds, moved).map { bound, moved in
      bound.map { bound -> Int in
        let new = moved ?? (bound < rewritten.upperBound ? bound : bound + shift)
        return text.utf16Length(inUTF8: 0..<text.clusterBoundary(atOrAfter: new))
      }
    }
    return EditingState(
      text,
      selection: range(ends[0], ends[1]),
      markedRange: range(ends[2], ends[3])
    ).normalized()
  }

  private func range(_ lower: Int?, _ upper: Int?) -> Range<Int>? {
    guard let lower, let upper else { return nil }
    return lower..<max(lower, upper)
  }
}
