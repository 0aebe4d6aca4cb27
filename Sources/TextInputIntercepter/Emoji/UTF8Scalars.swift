/// The scalars of valid UTF-8, one after the other.
struct UTF8Scalars {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next scalar begins.
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads a scalar, or gives `nil` after the last one.
  mutating func next() -> Unicode.Scalar? {
    guard let (scalar, end) = peek() else { return nil }
    offset = end
    return scalar
  }

  /// Goes on behind what repeats what has been read.
  mutating func pass(_ repetition: inout Repetition) {
    offset = repetition.next(offset, in: bytes)
  }

  /// Skips the next scalar if it is a certain part of an emoji, and says whether it was.
  mutating func skip(_ part: EmojiPart) -> Bool {
    guard let (scalar, end) = peek(), EmojiPart(scalar) == part else { return false }
    offset = end
    return true
  }

  /// Skips all scalars from here on that are a certain part of an emoji, and says whether any was.
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
