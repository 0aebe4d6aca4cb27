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

  private func peek() -> (scalar: Unicode.Scalar, end: Int)? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    // The bits after the length: seven of one byte, five, four or three of the first of several.
    var value = UInt32(first) & (length == 1 ? 0x7F : 0x7F >> UInt32(length))
    for byte in bytes[offset..<(offset + length)].dropFirst() {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", offset + length)
  }
}
