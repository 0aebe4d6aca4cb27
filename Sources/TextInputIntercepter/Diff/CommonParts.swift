/// What two texts have in common at their two ends, in whole grapheme clusters of both.
struct CommonParts {
  /// The bytes at the front.
  private(set) var prefix: Int
  /// The bytes at the end.
  ///
  /// Where both parts are as long as they can be, they overlap: `aa` and `aaa`.
  private(set) var suffix = 0
  /// Whether the texts are the same.
  let isWhole: Bool
  /// Whether all scalars of one text are in the other, at its two ends.
  private(set) var holdShorter = true
  /// The bytes at the front and at the end in whole scalars, which may cut clusters.
  private(set) var scalars = (prefix: 0, suffix: 0)

  /// Compares two texts, as far as it is not known what they have in common.
  ///
  /// The scalars before the first difference have the same cluster boundaries in both texts, for
  /// whether two scalars join depends on what stands before them and on the second alone (UAX #29).
  /// From the first boundary on that both texts have in their common end, they agree as well. So it
  /// is enough to look for one boundary to the left and one to the right.
  ///
  /// - Complexity: O(*n* + *m*), at the speed of comparing memory.
  init(of old: String, and new: String, knowing known: KnownParts?) {
    self = old.withUTF8Bytes { old in
      new.withUTF8Bytes { new in CommonParts(old, new, known) }
    }
  }

  private init(
    _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, _ known: KnownParts?
  ) {
    prefix = old.commonFront(with: new, knowing: known?.prefix ?? 0)
    isWhole = prefix == old.count && prefix == new.count
    if isWhole {
      suffix = prefix
      scalars = (prefix, suffix)
      return
    }
    suffix = old.commonBack(with: new, knowing: known?.suffix ?? 0)
    scalars = (prefix, suffix)
    holdShorter = prefix + suffix >= min(old.count, new.count)
    prefix = old.clusterBoundary(atOrBefore: prefix, alsoIn: new)
    suffix = old.commonEnd(with: new, upTo: suffix)
  }
}

extension CommonParts {
  /// The parts before and behind a range of the old text, a selection, where both texts agree there.
  ///
  /// - Parameter range: In UTF-8 offsets, on cluster boundaries of the old text.
  /// - Returns: The bytes before it and those behind it, in whole clusters of both texts; `nil` where
  ///   the texts differ outside the range.
  func parts(
    around range: Range<Int>, of old: String, and new: String
  ) -> (prefix: Int, suffix: Int)? {
    let behind = old.utf8.count - range.upperBound
    guard scalars.prefix >= range.lowerBound, scalars.suffix >= behind,
      new.utf8.count >= range.lowerBound + behind
    else { return nil }
    return old.withUTF8Bytes { old in
      new.withUTF8Bytes { new in
        (
          old.clusterBoundary(atOrBefore: range.lowerBound, alsoIn: new),
          old.commonEnd(with: new, upTo: behind)
        )
      }
    }
  }
}

/// What two texts are known to have in common, as one was made from the other.
struct KnownParts {
  /// The bytes at the front, in whole scalars.
  let prefix: Int
  /// The bytes at the end, in whole scalars.
  let suffix: Int
  /// The UTF-16 code units at the front.
  let utf16Prefix: Int
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes at the front that are equal in both, in whole scalars.
  ///
  /// - Parameter known: How many are known to be equal.
  @inline(__always)
  func commonFront(with other: Self, knowing known: Int = 0) -> Int {
    var length = known + dropped(front: known).commonPrefix(with: other.dropped(front: known))
    while length > 0, isInsideScalar(length) || other.isInsideScalar(length) { length -= 1 }
    return length
  }

  /// The number of bytes at the back that are equal in both, in whole scalars.
  ///
  /// - Parameter known: How many are known to be equal.
  @inline(__always)
  func commonBack(with other: Self, knowing known: Int = 0) -> Int {
    var length = known + dropped(back: known).commonSuffix(with: other.dropped(back: known))
    while length > 0, isInsideScalar(count - length) { length -= 1 }
    return length
  }

  @inline(__always)
  private func dropped(front: Int = 0, back: Int = 0) -> Self {
    UnsafeBufferPointer(rebasing: self[front..<count - back])
  }

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
