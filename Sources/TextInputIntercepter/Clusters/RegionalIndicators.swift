// Regional indicators join in pairs (GB12, GB13), so that where one is in a run of them decides whether
// it is the first or the second of a pair.

extension UnsafeBufferPointer<UInt8> {
  /// Whether U+1F1E6–1F1FF begins at an offset.
  func isRegionalIndicator(at offset: Int) -> Bool {
    self[offset] == 0xF0 && self[offset &+ 1] == 0x9F && self[offset &+ 2] == 0x87
      && self[offset &+ 3] >= 0xA6
  }

  /// Whether the regional indicator at an offset has an even number of them before it.
  ///
  /// - Complexity: O(*n*) in that number, some gigabytes a second.
  func isFirstOfPair(at offset: Int) -> Bool {
    var start = offset
    while start >= 8, areRegionalIndicators(at: start &- 8) { start &-= 8 }
    return start < 4 || !isRegionalIndicator(at: start &- 4)
  }

  /// Where the regional indicators end that begin at an offset.
  func endOfRegionalIndicators(from offset: Int) -> Int {
    var end = offset
    while end &+ 8 <= count, areRegionalIndicators(at: end) { end &+= 8 }
    return end < count && isRegionalIndicator(at: end) ? end &+ 4 : end
  }

  /// Whether two regional indicators begin at an offset.
  @inline(__always)
  private func areRegionalIndicators(at offset: Int) -> Bool {
    guard let start = UnsafeRawPointer(baseAddress) else { return false }
    let word = UInt64(
      bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    // The last bytes of both are A6–BF.
    return word & 0xFFFF_FF00_FFFF_FF00 == 0xF09F_8700_F09F_8700
      && word & 0xFF >= 0xA6 && word >> 32 & 0xFF >= 0xA6
  }
}
