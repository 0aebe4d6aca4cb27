// Grapheme cluster boundaries (UAX #29) at UTF-8 offsets. The standard library's `Character` is the
// definition; the quick test only answers where both neighbours make it plain.

extension String {
  /// Whether a cluster begins or ends at a UTF-8 offset.
  func isClusterBoundary(_ offset: Int) -> Bool {
    withUTF8Bytes { $0.isPlainClusterBoundary(offset) }
      || (isScalarBoundary(offset) && Index(index(utf8: offset), within: self) != nil)
  }

  /// The last cluster boundary that is not behind a UTF-8 offset.
  func clusterBoundary(atOrBefore offset: Int) -> Int {
    if isClusterBoundary(offset) { return offset }
    // `index(after:)` of an index inside a cluster is the cluster's end.
    return index(before: index(after: index(utf8: offset))).utf8Offset(in: self)
  }

  /// The first cluster boundary that is not before a UTF-8 offset.
  func clusterBoundary(atOrAfter offset: Int) -> Int {
    if isClusterBoundary(offset) { return offset }
    return index(after: index(utf8: offset)).utf8Offset(in: self)
  }

  private func isScalarBoundary(_ offset: Int) -> Bool {
    withUTF8Bytes { offset == $0.count || $0[offset] & 0xC0 != 0x80 }
  }
}

extension String.Index {
  /// The UTF-8 offset of an index; O(1), as the string is native.
  func utf8Offset(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it can be told without any property that a cluster boundary lies at an offset: at an
  /// end of the text, or between two scalars that never join anything.
  func isPlainClusterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let next = self[offset]
    if next < 0x80 {
      guard isPlain(scalarEndingAt: offset) else { return false }
      return !(next == 0x0A && self[offset - 1] == 0x0D)  // GB3: CR × LF
    }
    return (0xE4...0xE9).contains(next) && isPlain(scalarEndingAt: offset)
  }

  /// Whether the scalar before an offset is ASCII or U+4000…U+9FFF (ideographs, trigrams), which
  /// have no grapheme break property but CR, LF and Control.
  private func isPlain(scalarEndingAt offset: Int) -> Bool {
    if self[offset - 1] < 0x80 { return true }
    return offset >= 3 && self[offset - 1] & 0xC0 == 0x80
      && (0xE4...0xE9).contains(self[offset - 3])
      && self[offset - 2] & 0xC0 == 0x80
  }
}
