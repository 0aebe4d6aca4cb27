/// A grapheme cluster inside a text, valid only as long as the buffer of the text.
///
/// Reading its bytes is free; a `Character` of more than fifteen bytes allocates.
@usableFromInline package struct TextCluster {
  /// The UTF-8 of the whole text.
  @usableFromInline package let text: UnsafeBufferPointer<UInt8>
  /// The range of the cluster in the text, in UTF-8 offsets.
  @usableFromInline package let range: Range<Int>

  @inlinable package init(text: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  @inlinable package var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[range])
  }

  @inlinable package var isOneScalar: Bool {
    text.scalar(at: range.lowerBound).width == range.count
  }

  @inlinable package var string: String { utf8.string }

  @inlinable package var character: Character { utf8.character }
}

extension [UInt8] {
  /// The text in these bytes of valid UTF-8.
  @usableFromInline package var string: String { withUnsafeBufferPointer { $0.string } }

  /// Appends the UTF-8 of a text.
  package static func += (bytes: inout [UInt8], text: String) {
    text.withUTF8Bytes { bytes += $0 }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The text in this buffer of valid UTF-8.
  @usableFromInline @inline(never)
  package var string: String {
    #if hasFeature(Embedded)
      // Code size: decoding links the repair of invalid UTF-8.
      String(copying: UTF8Span(unchecked: Span(_unsafeElements: self), isKnownASCII: isASCII))
    #else
      String(decoding: self, as: UTF8.self)
    #endif
  }

  /// The character in this buffer, which contains one cluster.
  @inlinable package var character: Character {
    let (value, width) = scalar(at: 0)
    // Fast path: most clusters are one scalar.
    if width == count, let scalar = Unicode.Scalar(value) { return Character(scalar) }
    return Character(string)
  }
}

extension String {
  /// Calls `body` with each cluster between two boundaries at UTF-8 offsets, in order.
  @inlinable package func forEachCluster(in range: Range<Int>, _ body: (TextCluster) -> Void) {
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

extension String {
  /// The scalars that are clusters by themselves, in order.
  package var scalarClusters: [UInt32] {
    var scalars: [UInt32] = []
    forEachCluster(in: 0..<utf8.count) {
      let (scalar, width) = $0.text.scalar(at: $0.range.lowerBound)
      if width == $0.range.count { scalars.append(scalar) }
    }
    return scalars
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls `body` once for each run of equal clusters between two boundaries.
  ///
  /// A megabyte of flags or line breaks is then classified once.
  ///
  /// - Parameters:
  ///   - skipped: Printable ASCII to skip where each character is a cluster.
  ///   - joined: Printable ASCII that the caller treats alike.
  ///   - next: Returns the first scalar at or after an offset whose cluster the caller needs.
  @inlinable @inline(__always)
  package func forEachRun(
    in range: Range<Int>, skipping skipped: ASCIISet = ASCIISet(),
    joining joined: ASCIISet = ASCIISet(), next: (Int) -> Int = { $0 },
    _ body: (_ first: TextCluster, _ run: Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      start = end(of: skipped, from: start, upTo: range.upperBound)
      if start == range.upperBound { break }
      let needed = next(start)
      if needed >= range.upperBound { break }
      if needed > start { start = Swift.max(start, clusterBoundary(atOrBefore: needed)) }
      var (first, end) = (start..<start + 1, end(of: joined, from: start, upTo: range.upperBound))
      if end == start {
        first = start..<endOfCluster(from: start)
        end = start + first.count * countOfSame(first, upTo: range.upperBound)
      }
      body(TextCluster(text: self, range: first), start..<end)
      start = end
    }
  }

  /// Returns the end of the following single-scalar clusters that belong to a set.
  @inlinable @inline(__always)
  func end(of set: ASCIISet, from start: Int, upTo boundary: Int) -> Int {
    var end = start
    while end < boundary, self[end] < 0x80, set.contains(self[end]) { end &+= 1 }
    // A scalar that is not ASCII may join the last one.
    return end > start && end < count && self[end] >= 0x80 ? end &- 1 : end
  }

  /// Returns the number of consecutive copies of a cluster before a boundary, including itself.
  ///
  /// The scalar after a cluster shows where it ends. So all copies but the last are clusters, and
  /// the last is one if the boundary follows it.
  @inlinable package func countOfSame(_ cluster: Range<Int>, upTo boundary: Int) -> Int {
    let (start, size) = (cluster.lowerBound, cluster.count)
    guard start &+ 2 &* size <= boundary else { return 1 }
    for offset in cluster where self[offset] != self[offset &+ size] { return 1 }
    let equal = UnsafeBufferPointer(rebasing: self[start..<boundary - size])
      .commonPrefix(with: UnsafeBufferPointer(rebasing: self[cluster.upperBound..<boundary]))
    let copies = equal / size
    return copies > 0 && start + (copies + 1) * size < boundary ? copies : copies + 1
  }
}
