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

  /// Whether the cluster is a single scalar.
  var isOneScalar: Bool { text.scalar(at: range.lowerBound).width == range.count }

  /// The cluster by itself.
  var string: String { String(decoding: utf8, as: UTF8.self) }

  /// The cluster by itself.
  var character: Character { utf8.character }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character that these bytes are, of one cluster.
  var character: Character {
    let (value, width) = scalar(at: 0)
    // Most are one scalar, which needs no reading of UTF-8.
    if width == count, let scalar = Unicode.Scalar(value) { return Character(scalar) }
    return Character(String(decoding: self, as: UTF8.self))
  }
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

extension UnsafeBufferPointer<UInt8> {
  /// Calls `body` once for each run of the same cluster between two boundaries: whatever is found out of a
  /// cluster is found out once where a megabyte of flags or line breaks follow one another.
  ///
  /// - Parameters:
  ///   - skipped: Printable characters to pass over, where they are clusters by themselves.
  ///   - joined: Printable characters that are the same to the caller, in the same way.
  @inline(__always)
  func forEachRun(
    in range: Range<Int>, skipping skipped: ASCIISet = ASCIISet(),
    joining joined: ASCIISet = ASCIISet(),
    _ body: (_ first: TextCluster, _ run: Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      start = end(of: skipped, from: start, upTo: range.upperBound)
      if start == range.upperBound { break }
      var (first, end) = (start..<start + 1, end(of: joined, from: start, upTo: range.upperBound))
      if end == start {
        first = start..<endOfCluster(from: start)
        end = start + first.count * countOfSame(first, upTo: range.upperBound)
      }
      body(TextCluster(text: self, range: first), start..<end)
      start = end
    }
  }

  /// Behind the characters of a set that come next and are clusters by themselves.
  @inline(__always)
  private func end(of set: ASCIISet, from start: Int, upTo boundary: Int) -> Int {
    var end = start
    while end < boundary, self[end] < 0x80, set.contains(self[end]) { end &+= 1 }
    // What is no ASCII may join the last one.
    return end > start && end < count && self[end] >= 0x80 ? end &- 1 : end
  }

  /// The number of times that a cluster follows itself, once included, in front of a boundary.
  ///
  /// Where a cluster ends is seen from the scalar behind it, so that all copies but the last one are
  /// surely clusters, and so is that at the boundary.
  func countOfSame(_ cluster: Range<Int>, upTo boundary: Int) -> Int {
    let (start, size) = (cluster.lowerBound, cluster.count)
    guard start &+ 2 &* size <= boundary else { return 1 }
    for offset in cluster where self[offset] != self[offset &+ size] { return 1 }
    let equal = UnsafeBufferPointer(rebasing: self[start..<boundary - size])
      .commonPrefix(with: UnsafeBufferPointer(rebasing: self[cluster.upperBound..<boundary]))
    let copies = equal / size
    return copies > 0 && start + (copies + 1) * size < boundary ? copies : copies + 1
  }
}
