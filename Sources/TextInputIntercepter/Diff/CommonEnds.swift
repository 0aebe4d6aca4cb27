/// The bytes that two texts have in common at their two ends, in whole scalars, which may cut clusters.
///
/// Where both ends are as long as they can be, they overlap: `aa` and `aaa`.
struct CommonEnds {
  /// The bytes at the front.
  let prefix: Int
  /// The bytes at the end.
  let suffix: Int

  /// Compares two texts, as far as it is not known what they have in common.
  ///
  /// - Complexity: O(*n* + *m*), at the speed of comparing memory.
  @inline(__always)
  init(
    of old: UnsafeBufferPointer<UInt8>, and new: UnsafeBufferPointer<UInt8>,
    knowing known: KnownEnds? = nil
  ) {
    prefix = old.commonFront(with: new, knowing: known?.prefix ?? 0)
    let areSame = prefix == old.count && prefix == new.count
    suffix = areSame ? prefix : old.commonBack(with: new, knowing: known?.suffix ?? 0)
  }

  /// The parts before and behind a range of the old text, where both texts agree there, in whole
  /// clusters of both.
  ///
  /// - Parameter range: In UTF-8 offsets, on cluster boundaries of the old text.
  /// - Returns: The bytes before it and those behind it; `nil` where the texts differ outside the range.
  func parts(
    around range: Range<Int>, of old: UnsafeBufferPointer<UInt8>,
    and new: UnsafeBufferPointer<UInt8>
  ) -> (prefix: Int, suffix: Int)? {
    let behind = old.count - range.upperBound
    guard prefix >= range.lowerBound, suffix >= behind, new.count >= range.lowerBound + behind
    else { return nil }
    return (
      old.clusterBoundary(atOrBefore: range.lowerBound, alsoIn: new),
      old.commonEnd(with: new, upTo: behind)
    )
  }
}

/// The ends that two texts are known to have in common, as one was made from the other.
struct KnownEnds {
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
  fileprivate func commonFront(with other: Self, knowing known: Int) -> Int {
    var length = known + dropped(front: known).commonPrefix(with: other.dropped(front: known))
    while length > 0, isInsideScalar(length) || other.isInsideScalar(length) { length -= 1 }
    return length
  }

  /// The number of bytes at the back that are equal in both, in whole scalars.
  ///
  /// - Parameter known: How many are known to be equal.
  @inline(__always)
  fileprivate func commonBack(with other: Self, knowing known: Int) -> Int {
    var length = known + dropped(back: known).commonSuffix(with: other.dropped(back: known))
    while length > 0, isInsideScalar(count - length) { length -= 1 }
    return length
  }

  @inline(__always)
  private func dropped(front: Int = 0, back: Int = 0) -> Self {
    UnsafeBufferPointer(rebasing: self[front..<count - back])
  }
}
