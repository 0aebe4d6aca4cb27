// Grapheme cluster boundaries in valid UTF-8, at scalar boundaries.
//
// Every search reads each scalar a bounded number of times, however long a cluster is.

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a scalar boundary is a cluster boundary.
  ///
  /// - Complexity: O(1), except before regional indicators, pictographs and Indic consonants, which
  ///   need the text that they may join.
  @usableFromInline package func isClusterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let (before, after) = (self[offset &- 1], self[offset])
    if before < 0x80, after < 0x80 { return !(before == 0x0D && after == 0x0A) }
    let (previous, width) = clusterBreak(endingAt: offset)
    return !joins(previous, clusterBreak(at: offset).class, previousAt: offset &- width)
  }

  /// Returns the last cluster boundary at or before a scalar boundary.
  @usableFromInline package func clusterBoundary(atOrBefore offset: Int) -> Int {
    if isClusterBoundary(offset) { return offset }
    let last = clusterBreak(endingAt: offset)
    var (start, next) = (offset &- last.width, last.class)
    var repetition = Repetition(from: start)
    while start > 0 {
      let previous = clusterBreak(endingAt: start)
      if !joins(previous.class, next, previousAt: start &- previous.width) { break }
      start = repetition.previous(start &- previous.width, in: self)
      if previous.class == .extend, next == .extend {
        start = startOfCombiningMarks(endingAt: start)
      } else if previous.class == .pictograph, next == .joiner {
        start = startOfJoinedPictographs(endingAt: start)
      }
      next = previous.class
    }
    return start
  }

  /// Returns the first cluster boundary at or after a scalar boundary.
  @usableFromInline package func clusterBoundary(atOrAfter offset: Int) -> Int {
    if isClusterBoundary(offset) { return offset }
    var previous = clusterBreak(at: offset)
    var end = offset &+ previous.width
    var repetition = Repetition(from: end)
    while end < count {
      let next = clusterBreak(at: end)
      if !joins(previous.class, next.class, previousAt: end &- previous.width) { break }
      end = repetition.next(end &+ next.width, in: self)
      if previous.class == .extend, next.class == .extend {
        end = endOfCombiningMarks(from: end)
      } else if previous.class == .pictograph, next.class == .joiner {
        end = endOfJoinedPictographs(from: end)
      }
      previous = next
    }
    return end
  }

  /// Returns the end of the cluster that begins at an offset.
  @usableFromInline package func endOfCluster(from start: Int) -> Int {
    // Fast path: most clusters are one scalar.
    let next = start &+ self[start].scalarWidth
    if quickCheckIsClusterBoundary(next) { return next }
    if self[start] == 0x0D { return self[next] == 0x0A ? start &+ 2 : next }
    let first = clusterBreak(at: start)
    var end = start &+ first.width
    if first.class == .control { return end }
    var state = ClusterState(first: first.class)
    var repetition = Repetition(from: end)
    while end < count {
      let next = clusterBreak(at: end)
      guard let joined = state.joined(by: next.class) else { break }
      end = repetition.next(end &+ next.width, in: self)
      if next.class == .extend, joined == state { end = endOfCombiningMarks(from: end) }
      if joined == .joinedPictograph { end = endOfJoinedPictographs(from: end) }
      state = joined
    }
    return end
  }

  /// Returns the class of the scalar that begins at an offset, and the number of its bytes.
  @inline(__always)
  package func clusterBreak(at offset: Int) -> (class: ClusterBreak, width: Int) {
    let scalar = scalar(at: offset)
    return (ClusterBreak(of: scalar.value), scalar.width)
  }

  /// Returns the class of the scalar that ends at an offset, and the number of its bytes.
  @inline(__always)
  package func clusterBreak(endingAt offset: Int) -> (class: ClusterBreak, width: Int) {
    let width = widthOfScalar(endingAt: offset)
    return (clusterBreak(at: offset &- width).class, width)
  }
}
