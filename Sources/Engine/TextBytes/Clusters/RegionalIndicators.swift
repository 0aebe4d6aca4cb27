// Regional indicators join in pairs (GB12, GB13). Their position in a run decides whether one is
// the first or the second of a pair.

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether U+1F1E6–1F1FF begins at an offset.
  package func isRegionalIndicator(at offset: Int) -> Bool {
    self[offset] == 0xF0 && self[offset &+ 1] == 0x9F && self[offset &+ 2] == 0x87
      && self[offset &+ 3] >= 0xA6
  }

  /// Returns whether an even number of regional indicators precedes the one at an offset.
  ///
  /// - Complexity: O(*n*) in that number, some gigabytes per second.
  package func isFirstOfPair(at offset: Int) -> Bool {
    var start = offset
    while start >= 8, areRegionalIndicators(at: start &- 8) { start &-= 8 }
    return start < 4 || !isRegionalIndicator(at: start &- 4)
  }

  /// Returns the end of the regional indicators that begin at an offset.
  package func endOfRegionalIndicators(from offset: Int) -> Int {
    var end = offset
    while end &+ 8 <= count, areRegionalIndicators(at: end) { end &+= 8 }
    return end < count && isRegionalIndicator(at: end) ? end &+ 4 : end
  }

  /// Returns whether two regional indicators begin at an offset.
  @inline(__always)
  private func areRegionalIndicators(at offset: Int) -> Bool {
    guard let start = UnsafeRawPointer(baseAddress) else { return false }
    let word = UInt64(
      bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    // The last byte of each is A6–BF.
    return word & 0xFFFF_FF00_FFFF_FF00 == 0xF09F_8700_F09F_8700
      && word & 0xFF >= 0xA6 && word >> 32 & 0xFF >= 0xA6
  }
}
