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
    let plainEnd: Int? = withUTF8Bytes { bytes in
      var end = offset + 1
      while end < boundary, bytes[end] & 0xC0 == 0x80 { end += 1 }
      return end == boundary || bytes.isPlainClusterBoundary(end) ? end : nil
    }
    let end = plainEnd ?? index(after: index(utf8: offset)).utf8Offset(in: self)
    return TextCluster(text: self, range: offset..<end)
  }
}
