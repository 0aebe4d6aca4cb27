// Randomly joined people and animals form one cluster of any length without repetition. A
// pictograph and its joiner are tested together.

extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of a run of U+1F400–1F4BF, each followed by a joiner, or an offset shortly
  /// before it.
  ///
  /// - Parameter offset: The offset behind a joiner that follows a pictograph, so that the whole
  ///   run joins.
  package func endOfJoinedPictographs(from offset: Int) -> Int {
    var end = offset
    while end &+ 8 <= count, isJoinedPictograph(at: end) { end &+= 7 }
    return end
  }

  /// Returns the start of a run of U+1F400–1F4BF, each followed by a joiner.
  ///
  /// - Parameter offset: The start of a pictograph.
  package func startOfJoinedPictographs(endingAt offset: Int) -> Int {
    var start = offset
    while start >= 7, start < count, isJoinedPictograph(at: start &- 7) { start &-= 7 }
    return start
  }

  /// Returns whether a pictograph and a joiner begin at an offset.
  ///
  /// - Precondition: At least eight bytes follow the offset.
  @inline(__always)
  private func isJoinedPictograph(at offset: Int) -> Bool {
    guard let start = UnsafeRawPointer(baseAddress) else { return false }
    let word = UInt64(
      bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return word & 0xFFFF_FCC0_FFFF_FF00 == 0xF09F_9080_E280_8D00 && word >> 40 & 3 != 3
  }
}
