extension UnsafeBufferPointer<UInt8> {
  /// A Boolean value that indicates whether all bytes are ASCII.
  ///
  /// Reading stops at the first eight bytes that are not.
  @inlinable @inline(__always)
  package var isASCII: Bool { allWords({ $0.isASCII }, bytes: { $0 < 0x80 }) }

  /// A Boolean value that indicates whether all bytes are 0x20–7F: ASCII without the C0 control
  /// characters.
  ///
  /// Each byte is then a grapheme cluster.
  @inlinable @inline(__always)
  package var isPrintableASCII: Bool {
    allWords({ $0.isPrintableASCII }, bytes: { 0x20..<0x80 ~= $0 })
  }

  /// Returns whether all bytes satisfy a condition, testing eight bytes at a time if possible.
  @inlinable @inline(__always)
  func allWords(_ holds: (UInt64) -> Bool, bytes holdsByte: (UInt8) -> Bool) -> Bool {
    guard count >= 8 else { return allSatisfy(holdsByte) }
    let bytes = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset < count {
      // The last word overlaps bytes that are already tested.
      let start = Swift.min(offset, count &- 8)
      guard holds(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) else {
        return false
      }
      offset = start &+ 8
    }
    return true
  }

  /// Returns eight bytes, the first one in the highest place, padded with zeros after the end.
  ///
  /// - Precondition: `offset` is within the buffer.
  @inlinable package func bigEndianWord(at offset: Int) -> UInt64 {
    if offset <= count - 8 {
      let bytes = UnsafeRawBufferPointer(self)
      return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var word: UInt64 = 0
    for index in offset..<count {
      word |= UInt64(self[index]) << UInt64(56 - 8 * (index - offset))
    }
    return word
  }

  /// Returns the number of ASCII bytes from an offset on, in blocks of 128 bytes.
  ///
  /// - Complexity: O(*n*), tens of gigabytes per second.
  @inlinable package func asciiBlocks(from offset: Int) -> Int {
    guard let start = baseAddress else { return 0 }
    var end = offset
    while end &+ 128 <= count {
      var bits: UInt64 = 0
      for word in 0..<16 {
        bits |= UnsafeRawPointer(start + end)
          .loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
      }
      guard bits.isASCII else { break }
      end &+= 128
    }
    return end - offset
  }
}

extension UInt64 {
  /// A Boolean value that indicates whether all eight bytes are ASCII.
  @inlinable package var isASCII: Bool { self & 0x8080_8080_8080_8080 == 0 }

  /// A Boolean value that indicates whether all eight bytes are 0x20–7F.
  ///
  /// C0 control characters have neither of two bits.
  @inlinable package var isPrintableASCII: Bool {
    isASCII && (self | self << 1) & 0x4040_4040_4040_4040 == 0x4040_4040_4040_4040
  }
}
