// Grapheme cluster boundaries at UTF-8 offsets, which may lie inside scalars.

extension String {
  /// Whether a cluster begins or ends at an offset.
  func isClusterBoundary(_ offset: Int) -> Bool {
    withUTF8Bytes { !$0.isInsideScalar(offset) && $0.isClusterBoundary(offset) }
  }

  /// The last cluster boundary that is not behind an offset.
  func clusterBoundary(atOrBefore offset: Int) -> Int {
    withUTF8Bytes { bytes in
      var offset = offset
      while bytes.isInsideScalar(offset) { offset -= 1 }
      return bytes.clusterBoundary(atOrBefore: offset)
    }
  }

  /// The first cluster boundary that is not before an offset.
  func clusterBoundary(atOrAfter offset: Int) -> Int {
    withUTF8Bytes { bytes in
      var offset = offset
      while bytes.isInsideScalar(offset) { offset += 1 }
      return bytes.clusterBoundary(atOrAfter: offset)
    }
  }

  /// Whether a part of the text is exactly one cluster of it.
  func holdsOneCluster(_ range: Range<Int>) -> Bool {
    if range.count == 1 { return true }
    return !range.isEmpty
      && withUTF8Bytes { $0.endOfCluster(from: range.lowerBound) } == range.upperBound
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether an offset lies inside a scalar of valid UTF-8.
  func isInsideScalar(_ offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }
}
