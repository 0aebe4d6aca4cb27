// Text stacked with accents (U+0300–036F) need not repeat, so `Repetition` does not help. Eight
// marks are tested together.

/// Eight scalars of two bytes each.
private typealias Pairs = SIMD8<UInt16>

extension Pairs {
  /// A Boolean value that indicates whether all are U+0300–036F, which extend clusters.
  @inline(__always)
  fileprivate var areCombiningMarks: Bool {
    // The first byte of a scalar is the higher one.
    let scalars = (self &<< Pairs(repeating: 8)) | (self &>> Pairs(repeating: 8))
    let areOthers =
      (scalars .< Pairs(repeating: 0xCC80)) .| (scalars .> Pairs(repeating: 0xCDAF))
    return !unsafeBitCast(areOthers, to: ByteVector.Mask.self).isAnySet
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of a run of U+0300–036F that begins at an offset, or an offset shortly before
  /// it.
  package func endOfCombiningMarks(from offset: Int) -> Int {
    guard let start = UnsafeRawPointer(baseAddress) else { return offset }
    var end = offset
    while end &+ 16 <= count {
      let pairs = start.loadUnaligned(fromByteOffset: end, as: Pairs.self)
      guard pairs.areCombiningMarks else { break }
      end &+= 16
    }
    return end
  }

  /// Returns the start of a run of U+0300–036F that ends at an offset, or an offset shortly after
  /// it.
  package func startOfCombiningMarks(endingAt offset: Int) -> Int {
    guard let first = UnsafeRawPointer(baseAddress) else { return offset }
    var start = offset
    while start >= 16 {
      let pairs = first.loadUnaligned(fromByteOffset: start &- 16, as: Pairs.self)
      guard pairs.areCombiningMarks else { break }
      start &-= 16
    }
    return start
  }
}
