/// A grapheme cluster where it stands in a text, for as long as the bytes of that are lent.
///
/// Its bytes cost nothing to look at; a `Character` of more than fifteen bytes is an allocation.
struct TextCluster {
  /// The UTF-8 of the whole text.
  let text: UnsafeBufferPointer<UInt8>
  /// The cluster in UTF-8 offsets of the text.
  let range: Range<Int>

  /// The cluster's UTF-8.
  var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range]) }

  /// The cluster by itself.
  var string: String { String(decoding: utf8, as: UTF8.self) }

  /// The cluster by itself.
  var character: Character { Character(string) }
}

extension String {
  /// Calls `body` with the clusters between two boundaries at UTF-8 offsets, one after the other.
  func forEachCluster(in range: Range<Int>, _ body: (TextCluster) -> Void) {
    withUTF8Bytes { text in
      var start = range.lowerBound
      while start < range.upperBound {
        let end = text.endOfCluster(from: start)
        body(TextCluster(text: text, range: start..<end))
        start = end
      }
    }
  }
}
