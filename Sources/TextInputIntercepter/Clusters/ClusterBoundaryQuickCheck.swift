extension UnsafeBufferPointer<UInt8> {
  /// A quick check that returns whether a scalar boundary is a cluster boundary.
  ///
  /// `true` is certain: an end of the text, or a boundary between single-scalar clusters. `false`
  /// is not; then evaluate ``isClusterBoundary(_:)``.
  @inline(__always)
  func quickCheckIsClusterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let (last, next) = (self[offset &- 1], self[offset])
    // CR LF.
    if last < 0x80, next < 0x80 { return last != 0x0D }
    return (last < 0x80 || endsSingleScalarCluster(offset))
      && (next < 0x80 || beginsSingleScalarCluster(offset))
  }

  /// Returns whether an ideograph or a pictograph ends at an offset.
  @inline(__always)
  private func endsSingleScalarCluster(_ offset: Int) -> Bool {
    if offset >= 3, Self.isIdeograph(lead: self[offset &- 3]) { return true }
    return offset >= 4 && isPictograph(offset &- 4)
  }

  /// Returns whether an ideograph or a pictograph begins at an offset.
  @inline(__always)
  private func beginsSingleScalarCluster(_ offset: Int) -> Bool {
    Self.isIdeograph(lead: self[offset]) || isPictograph(offset)
  }

  /// Returns whether a lead byte begins U+4000–9FFF.
  @inline(__always)
  private static func isIdeograph(lead: UInt8) -> Bool { 0xE4 <= lead && lead <= 0xE9 }

  /// Returns whether U+1F400–1F7FF or U+1F900–1FBFF begins at an offset.
  ///
  /// These include neither skin tones nor regional indicators.
  @inline(__always)
  private func isPictograph(_ offset: Int) -> Bool {
    guard self[offset] == 0xF0, self[offset &+ 1] == 0x9F else { return false }
    return 0x90...0x9F ~= self[offset &+ 2] || 0xA4...0xAF ~= self[offset &+ 2]
  }
}
