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
  /// end of the text, or before ASCII, an ideograph or a pictograph.
  ///
  /// Nothing joins these to what is before them but CR × LF (GB3), a prepended mark (GB9b) and, for
  /// pictographs, U+200D ZERO WIDTH JOINER (GB11).
  func isPlainClusterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let (last, next) = (self[offset - 1], self[offset])
    if next < 0x80 {
      return last < 0x80 ? !(next == 0x0A && last == 0x0D) : !mayJoin(scalarEndingAt: offset)
    }
    guard Self.isIdeograph(lead: next) || isPictograph(at: offset) else { return false }
    return last < 0x80 || !mayJoin(scalarEndingAt: offset)
  }

  /// Whether a lead byte begins U+4000–9FFF: ideographs, trigrams.
  private static func isIdeograph(lead: UInt8) -> Bool { 0xE4 <= lead && lead <= 0xE9 }

  /// Whether U+1F400–1F7FF or U+1F900–1FBFF begins at an offset: pictographs, and neither skin tones
  /// nor regional indicators.
  private func isPictograph(at offset: Int) -> Bool {
    guard self[offset] == 0xF0, offset &+ 2 < count, self[offset &+ 1] == 0x9F else { return false }
    return 0x90...0x9F ~= self[offset &+ 2] || 0xA4...0xAF ~= self[offset &+ 2]
  }

  /// Whether the scalar of several bytes before an offset is U+200D, or lies where the scalars of the
  /// property Prepend are: U+0600–073F, U+0800–0FFF, U+11000–11FFF.
  private func mayJoin(scalarEndingAt offset: Int) -> Bool {
    var lead = offset &- 2
    while lead > 0, self[lead] & 0xC0 == 0x80 { lead &-= 1 }
    switch self[lead] {
    case 0xD8...0xDC, 0xE0: return true
    case 0xE2: return self[lead &+ 1] == 0x80 && self[lead &+ 2] == 0x8D
    case 0xF0: return self[lead &+ 1] == 0x91
    default: return false
    }
  }
}
