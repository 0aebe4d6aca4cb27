// Grapheme cluster boundaries at UTF-8 offsets, which may be inside scalars.

extension String {
  @inlinable package func isClusterBoundary(_ offset: Int) -> Bool {
    withUTF8Bytes { !$0.isInsideScalar(offset) && $0.isClusterBoundary(offset) }
  }

  /// Returns the last cluster boundary at or before an offset.
  @inlinable package func clusterBoundary(atOrBefore offset: Int) -> Int {
    withUTF8Bytes { $0.clusterAligned(offset, roundingUp: false) }
  }

  /// Returns the first cluster boundary at or after an offset.
  @inlinable package func clusterBoundary(atOrAfter offset: Int) -> Int {
    withUTF8Bytes { $0.clusterAligned(offset, roundingUp: true) }
  }

  /// Returns whether a range contains exactly one cluster of the text.
  @inlinable package func holdsOneCluster(_ range: Range<Int>) -> Bool {
    withUTF8Bytes { $0.holdsOneCluster(range) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether an offset is inside a scalar of valid UTF-8.
  @inlinable package func isInsideScalar(_ offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }

  /// Returns whether a range contains exactly one cluster of valid UTF-8.
  @inlinable package func holdsOneCluster(_ range: Range<Int>) -> Bool {
    range.count == 1 || !range.isEmpty && endOfCluster(from: range.lowerBound) == range.upperBound
  }

  /// Returns the cluster boundary nearest to an offset in one direction.
  @inlinable package func clusterAligned(_ offset: Int, roundingUp: Bool) -> Int {
    var offset = offset
    while isInsideScalar(offset) { offset += roundingUp ? 1 : -1 }
    return roundingUp ? clusterBoundary(atOrAfter: offset) : clusterBoundary(atOrBefore: offset)
  }
}
