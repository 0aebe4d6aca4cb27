// Whether two scalars join depends only on the text before them and on the second scalar (UAX #29).
// So the common prefix of two texts has the same cluster boundaries in both. The common suffix has
// the same boundaries from the first one that both texts share. It is enough to find one boundary
// on each side.

extension UnsafeBufferPointer<UInt8> {
  /// Returns the last boundary of both texts in their common prefix.
  func clusterBoundary(atOrBefore offset: Int, alsoIn other: Self) -> Int {
    if other.isClusterBoundary(offset) { return clusterBoundary(atOrBefore: offset) }
    return other.clusterBoundary(atOrBefore: offset)
  }

  /// Returns the length of the common suffix behind the first boundary that both texts share in it.
  func commonEnd(with other: Self, upTo length: Int) -> Int {
    var end = clusterBoundary(atOrAfter: count - length)
    // The other text nearly always has a boundary at the same place.
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

  /// Returns whether two boundaries lie one regional indicator apart.
  ///
  /// The pairs that begin there share no other boundary up to the end of the run.
  private func areOutOfStep(_ rest: Int, _ otherRest: Int) -> Bool {
    abs(rest - otherRest) == 4 && otherRest > 0 && rest > 0
      && isRegionalIndicator(at: count - rest) && isRegionalIndicator(at: count - otherRest)
  }

  /// Returns the boundary after one, or the first one at or after an offset that is far away.
  ///
  /// Nearby clusters are walked one by one, because a search from an arbitrary offset counts all
  /// regional indicators before it.
  private func clusterEnd(from boundary: Int, nearest offset: Int) -> Int {
    offset - boundary > 64
      ? clusterBoundary(atOrAfter: offset) : endOfCluster(from: boundary)
  }
}
