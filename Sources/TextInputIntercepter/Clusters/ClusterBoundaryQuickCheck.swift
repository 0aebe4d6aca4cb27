extension UnsafeBufferPointer<UInt8> {
  /// Whether it is plain that a cluster boundary lies at the boundary of a scalar: at an end of the
  /// text, or between scalars that are a cluster each.
  ///
  /// `false` is not certain; then ``isClusterBoundary(_:)`` knows.
  @inline(__always)
  func quickCheckIsClusterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let (last, next) = (self[offset &- 1], self[offset])
    // CR LF.
    if last < 0x80, next < 0x80 { return last != 0x0D }
    return (last < 0x80 || endsSingleScalarCluster(offset))
      && (next < 0x80 || beginsSingleScalarCluster(offset))
  }

  /// Whether an ideograph or a pictograph ends at an offset.
  @inline(__always)
  private func endsSingleScalarCluster(_ offset: Int) -> Bool {
    if offset >= 3, Self.isIdeograph(lead: self[offset &- 3]) { return true }
    return offset >= 4 && isPictograph(offset &- 4)
  }

  /// Whether an ideograph or a pictograph begins at an offset.
  @inline(__always)
  private func beginsSingleScalarCluster(_ offset: Int) -> Bool {
    Self.isIdeograph(lead: self[offset]) || isPictograph(offset)
  }

  /// Whether a lead byte begins U+4000–9FFF.
  @inline(__always)
  private static func isIdeograph(lead: UInt8) -> Bool { 0xE4 <= lead && lead <= 0xE9 }

  /// Whether U+1F400–1F7FF or U+1F900–1FBFF begins at an offset: neither skin tones nor regional
  /// indicators.
  @inline(__always)
  private func isPictograph(_ offset: Int) -> Bool {
    guard self[offset] == 0xF0, self[offset &+ 1] == 0x9F else { return false }
    return 0x90...0x9F ~= self[offset &+ 2] || 0xA4...0xAF ~= self[offset &+ 2]
  }
}
