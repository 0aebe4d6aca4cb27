/// The numbers of bytes that two texts share at their ends, in whole scalars.
///
/// The ends may split clusters. Both are maximal and so may overlap, as in `aa` and `aaa`.
struct CommonEnds {
  /// The number of bytes in the common prefix.
  let prefix: Int
  /// The number of bytes in the common suffix.
  let suffix: Int

  /// Compares two texts, except for the ends known to be equal.
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

  /// Returns the lengths of the common texts before and behind a range of the old text, in whole
  /// clusters of both.
  ///
  /// - Parameter range: A range in UTF-8 offsets, on cluster boundaries of the old text.
  /// - Returns: The numbers of bytes, or `nil` if the texts differ outside the range.
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

/// The ends that two texts are known to share because one was made from the other.
struct KnownEnds {
  /// The number of bytes in the prefix, in whole scalars.
  let prefix: Int
  /// The number of bytes in the suffix, in whole scalars.
  let suffix: Int
  /// The number of UTF-16 code units in the prefix.
  let utf16Prefix: Int
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of bytes in the common prefix, in whole scalars.
  ///
  /// - Parameter known: The number of bytes known to be equal.
  @inline(__always)
  fileprivate func commonFront(with other: Self, knowing known: Int) -> Int {
    var length = known + dropped(front: known).commonPrefix(with: other.dropped(front: known))
    while length > 0, isInsideScalar(length) || other.isInsideScalar(length) { length -= 1 }
    return length
  }

  /// Returns the number of bytes in the common suffix, in whole scalars.
  ///
  /// - Parameter known: The number of bytes known to be equal.
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
