/// An iterator over the scalars of valid UTF-8.
package struct UTF8Scalars {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The start of the next scalar.
  package private(set) var offset = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the next scalar, or `nil` after the last one.
  package mutating func next() -> Unicode.Scalar? {
    guard let (scalar, end) = peek() else { return nil }
    offset = end
    return scalar
  }

  /// Skips repetitions of the scalars read so far.
  mutating func pass(_ repetition: inout Repetition) {
    offset = repetition.next(offset, in: bytes)
  }

  /// Skips the next scalar if it has a role, and returns whether it was skipped.
  mutating func skip(_ part: EmojiPart) -> Bool {
    guard let (scalar, end) = peek(), EmojiPart(scalar) == part else { return false }
    offset = end
    return true
  }

  /// Skips all following scalars that have a role, and returns whether any was skipped.
  mutating func skipAll(_ part: EmojiPart) -> Bool {
    let start = offset
    while skip(part) {}
    return offset > start
  }

  @inline(__always)
  private func peek() -> (scalar: Unicode.Scalar, end: Int)? {
    guard offset < bytes.count else { return nil }
    let (value, width) = bytes.scalar(at: offset)
    return (Unicode.Scalar(value) ?? "\u{FFFD}", offset &+ width)
  }
}
