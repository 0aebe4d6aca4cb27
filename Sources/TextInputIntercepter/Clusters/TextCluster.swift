/// A grapheme cluster where it stands in a text.
///
/// Its bytes cost nothing to look at; a `Character` of more than fifteen bytes is an allocation.
struct TextCluster {
  let text: String
  /// The cluster in UTF-8 offsets of the text.
  let range: Range<Int>

  /// The cluster by itself.
  var character: Character { Character(String(text.substring(utf8: range))) }

  /// Calls `body` with the cluster's UTF-8 bytes.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withUTF8Bytes { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension String {
  /// Calls `body` with the clusters between two boundaries at UTF-8 offsets, one after the other.
  func forEachCluster(in range: Range<Int>, _ body: (TextCluster) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      let cluster = cluster(at: start)
      body(cluster)
      start = cluster.range.upperBound
    }
  }

  /// The cluster that begins at a UTF-8 offset.
  func cluster(at start: Int) -> TextCluster {
    TextCluster(text: self, range: start..<withUTF8Bytes { $0.endOfCluster(from: start) })
  }
}
