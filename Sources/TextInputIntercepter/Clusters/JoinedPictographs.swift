// People and animals that are joined at random do not repeat, and are one cluster for as long as it goes on. A
// pictograph and its joiner are looked at together.

extension UnsafeBufferPointer<UInt8> {
  /// Where a run of U+1F400–1F4BF ends each of which has a joiner behind it, or a place close before that.
  ///
  /// - Parameter offset: Behind a joiner that follows a pictograph, so that all of the run is joined.
  func endOfJoinedPictographs(from offset: Int) -> Int {
    var end = offset
    while end &+ 8 <= count, isJoinedPictograph(at: end) { end &+= 7 }
    return end
  }

  /// Where a run of U+1F400–1F4BF begins each of which has a joiner behind it.
  ///
  /// - Parameter offset: Where a pictograph begins.
  func startOfJoinedPictographs(endingAt offset: Int) -> Int {
    var start = offset
    while start >= 7, start < count, isJoinedPictograph(at: start &- 7) { start &-= 7 }
    return start
  }

  /// Whether a pictograph and a joiner begin at an offset that at least eight bytes follow.
  @inline(__always)
  private func isJoinedPictograph(at offset: Int) -> Bool {
    guard let start = UnsafeRawPointer(baseAddress) else { return false }
    let word = UInt64(
      bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return word & 0xFFFF_FCC0_FFFF_FF00 == 0xF09F_9080_E280_8D00 && word >> 40 & 3 != 3
  }
}
