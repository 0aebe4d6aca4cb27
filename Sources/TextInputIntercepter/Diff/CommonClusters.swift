// The scalars before the first difference of two texts have the same cluster boundaries in both, for
// whether two scalars join depends on what stands before them and on the second alone (UAX #29). From the
// first boundary on that both texts have in their common end, they agree as well. So it is enough to look
// for one boundary to the left and one to the right.

extension UnsafeBufferPointer<UInt8> {
  /// The last boundary of both texts in their common front.
  func clusterBoundary(atOrBefore offset: Int, alsoIn other: Self) -> Int {
    if other.isClusterBoundary(offset) { return clusterBoundary(atOrBefore: offset) }
    return other.clusterBoundary(atOrBefore: offset)
  }

  /// The length of the common end behind the first boundary that both texts have in it.
  func commonEnd(with other: Self, upTo length: Int) -> Int {
    var end = clusterBoundary(atOrAfter: count - length)
    // Where one text has its first boundary, the other nearly always has one, too.
    if other.isClusterBoundary(end - count + other.count) { return count - end }
    var otherEnd = other.clusterBoundary(atOrAfter: other.count - length)
    while true {
      let (rest, otherRest) = (count - end, other.count - otherEnd)
      if rest == otherRest { return rest }
      if areOutOfStep(rest, otherRest) {
        let length = count - endOfRegionalIndicators(from: end)
        end = clusterBoundary(atOrAfter: count - length)
        otherEnd = other.clusterBoundary(atOrAfter: other.count - length)
      } else if rest > otherRest {
        end = clusterEnd(from: end, nearest: count - otherRest)
      } else {
        otherEnd = other.clusterEnd(from: otherEnd, nearest: other.count - rest)
      }
    }
  }

  /// Whether two boundaries, by what is behind them, are at one regional indicator and at the next: the
  /// pairs that begin there have no other boundary in common up to the end of the run.
  private func areOutOfStep(_ rest: Int, _ otherRest: Int) -> Bool {
    abs(rest - otherRest) == 4 && otherRest > 0 && rest > 0
      && isRegionalIndicator(at: count - rest) && isRegionalIndicator(at: count - otherRest)
  }

  /// The next boundary behind one, or the first one that is not before an offset if that is far.
  ///
  /// Clusters that are near are walked through, as the search for one from anywhere counts all the
  /// regional indicators before it.
  private func clusterEnd(from boundary: Int, nearest offset: Int) -> Int {
    offset - boundary > 64
      ? clusterBoundary(atOrAfter: offset) : endOfCluster(from: boundary)
  }
}
