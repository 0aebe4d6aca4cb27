extension GB18030 {
  /// Returns an upper bound on the length of valid UTF-8 in bytes, for all editions.
  ///
  /// The bound is exact for ASCII and all but a few ideographs, and twice the length for most other
  /// characters. Sixteen bytes are processed together, each with the one after it, without branches
  /// on their values.
  ///
  /// - Complexity: O(*n*), some gigabytes per second.
  static func mostBytes(ofUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let size = 17
    guard ByteVector.isInHardware, let start = UnsafeRawPointer(bytes.baseAddress),
      bytes.count >= size
    else { return bytes.count * 2 }
    var most = 0
    var offset = 0
    while offset + size <= bytes.count {
      // A byte of a sum can contain at most 63 times 4.
      let end = min(offset + 16 * 63, bytes.count - 1)
      var sum = ByteVector.all(0)
      while offset + 16 <= end {
        sum = sum &+ weights(at: start + offset)
        offset += 16
      }
      most += sum.total
    }
    // The last byte is ASCII, or was counted with the first byte of its character. Some of the
    // sixteen bytes before it were counted already.
    let left = bytes.count - 1 - offset
    let isNew = ByteVector.lanes .>= .all(UInt8(16 - left))
    most +=
      weights(at: start + bytes.count - size)
      .replacing(with: .all(0), where: .!isNew).total
    return most + (bytes[bytes.count - 1] < 0x80 ? 1 : 0)
  }

  /// Returns the maximum number of bytes of each character that begins in the sixteen bytes at an
  /// address.
  @inline(__always)
  private static func weights(at address: UnsafeRawPointer) -> ByteVector {
    let first = address.vector(at: 0)
    let second = address.vector(at: 1)
    let isASCII = first .< .all(0x80)
    let beginsOther = first .>= .all(0xC0)
    // U+5000–8FFF, U+4E00–4FFF and U+9000–9F7F.
    let beginsIdeograph =
      ((first .>= .all(0xE5)) .& (first .<= .all(0xE8)))
      .| ((first .== .all(0xE4)) .& (second .>= .all(0xB8)))
      .| ((first .== .all(0xE9)) .& (second .<= .all(0xBD)))
    return ByteVector.number(1, where: isASCII) &+ ByteVector.number(4, where: beginsOther)
      &- ByteVector.number(2, where: beginsIdeograph)
  }
}
