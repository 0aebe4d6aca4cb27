extension UnsafeBufferPointer<UInt8> {
  /// A quick check that returns whether a scalar boundary is a cluster boundary.
  ///
  /// `true` is certain: an end of the text, or a boundary between single-scalar clusters. `false`
  /// is not; then evaluate ``isClusterBoundary(_:)``.
  @inlinable @inline(__always)
  package func quickCheckIsClusterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let (last, next) = (self[offset &- 1], self[offset])
    // CR LF.
    if last < 0x80, next < 0x80 { return last != 0x0D }
    return (last < 0x80 || endsSingleScalarCluster(offset))
      && (next < 0x80 || beginsSingleScalarCluster(offset))
  }

  /// Returns whether an ideograph, a Hangul syllable or a pictograph ends at an offset.
  @inlinable @inline(__always)
  func endsSingleScalarCluster(_ offset: Int) -> Bool {
    if offset >= 3, isIdeographOrSyllable(offset &- 3) { return true }
    return offset >= 4 && isPictograph(offset &- 4)
  }

  /// Returns whether an ideograph, a Hangul syllable or a pictograph begins at an offset.
  @inlinable @inline(__always)
  package func beginsSingleScalarCluster(_ offset: Int) -> Bool {
    isIdeographOrSyllable(offset) || isPictograph(offset)
  }

  /// Returns whether U+4000–9FFF or one of the syllables U+AC00–D77F begins at an offset.
  @inlinable @inline(__always)
  func isIdeographOrSyllable(_ offset: Int) -> Bool {
    switch self[offset] {
    case 0xE4...0xE9, 0xEB, 0xEC: true
    case 0xEA: self[offset &+ 1] >= 0xB0
    case 0xED: self[offset &+ 1] <= 0x9D
    default: false
    }
  }

  /// Returns whether U+1F400–1F7FF or U+1F900–1FBFF begins at an offset.
  ///
  /// These include neither skin tones nor regional indicators.
  @inlinable @inline(__always)
  func isPictograph(_ offset: Int) -> Bool {
    guard self[offset] == 0xF0, self[offset &+ 1] == 0x9F else { return false }
    return 0x90...0x9F ~= self[offset &+ 2] || 0xA4...0xAF ~= self[offset &+ 2]
  }
}
