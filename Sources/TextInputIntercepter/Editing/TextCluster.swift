/// A grapheme cluster where it stands in a text.
///
/// Its bytes cost nothing to look at; a `Character` of more than fifteen bytes is an allocation.
struct TextCluster {
  let text: String
  /// The cluster in UTF-8 offsets of the text.
  let range: Range<Int>

  /// The cluster by itself.
  var character: Character { text[text.index(utf8: range.lowerBound)] }

  /// Calls `body` with the cluster's UTF-8 bytes.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withUTF8Bytes { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension String {
  /// Calls `body` with the clusters between two boundaries at UTF-8 offsets, one after the other.
  func forEachCluster(in range: Range<Int>, _ body: (TextCluster) -> Void) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let cluster = cluster(at: offset, upTo: range.upperBound)
      body(cluster)
      offset = cluster.range.upperBound
    }
  }

  /// The cluster that begins at a UTF-8 offset and ends before or at a known boundary.
  func cluster(at offset: Int, upTo boundary: Int) -> TextCluster {
    let plainEnd = withUTF8Bytes {
      $0.endOfPair(from: offset, upTo: boundary)
        ?? $0.plainEndOfCluster(from: offset, upTo: boundary)
    }
    let end = plainEnd ?? index(after: index(utf8: offset)).utf8Offset(in: self)
    return TextCluster(text: self, range: offset..<end)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a pair of regional indicators ends that a third one follows (GB12, GB13).
  ///
  /// `index(after:)` would count the indicators before it, at every step through a run of them.
  fileprivate func endOfPair(from offset: Int, upTo boundary: Int) -> Int? {
    guard offset &+ 12 <= boundary else { return nil }
    for start in stride(from: offset, to: offset &+ 12, by: 4) {
      guard self[start] == 0xF0, self[start &+ 1] == 0x9F, self[start &+ 2] == 0x87,
        self[start &+ 3] >= 0xA6
      else { return nil }
    }
    return offset &+ 8
  }

  /// Where the cluster ends that begins at an offset, as far as that can be told without any property:
  /// it is one scalar, or people and things that are joined, such as a family.
  fileprivate func plainEndOfCluster(from offset: Int, upTo boundary: Int) -> Int? {
    var last = offset
    while true {
      var end = last + 1
      while end < boundary, self[end] & 0xC0 == 0x80 { end += 1 }
      if end == boundary || isPlainClusterBoundary(end) { return end }
      // Pictographs × ZWJ × pictographs (GB9, GB11).
      guard isPerson(at: last), end + 3 < boundary, isJoiner(at: end), isPerson(at: end + 3) else {
        return nil
      }
      last = end + 3
    }
  }

  /// Whether U+1F440–1F4BF begins at an offset: all are Extended_Pictographic.
  private func isPerson(at offset: Int) -> Bool {
    self[offset] == 0xF0 && self[offset + 1] == 0x9F && 0x91...0x92 ~= self[offset + 2]
  }

  /// Whether U+200D ZERO WIDTH JOINER begins at an offset.
  private func isJoiner(at offset: Int) -> Bool {
    self[offset] == 0xE2 && self[offset + 1] == 0x80 && self[offset + 2] == 0x8D
  }
}
