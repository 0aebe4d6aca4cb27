extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are ASCII; nothing is read behind the first eight that are not.
  @inline(__always)
  var isASCII: Bool { allWords({ $0.isASCII }, bytes: { $0 < 0x80 }) }

  /// Whether all bytes are ASCII but no control characters: each is a grapheme cluster.
  @inline(__always)
  var isPrintableASCII: Bool {
    allWords({ $0.isPrintableASCII }, bytes: { 0x20..<0x80 ~= $0 })
  }

  /// Whether a condition holds for all bytes, eight at a time where there are so many.
  @inline(__always)
  private func allWords(_ holds: (UInt64) -> Bool, bytes holdsByte: (UInt8) -> Bool) -> Bool {
    guard count >= 8 else { return allSatisfy(holdsByte) }
    let bytes = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset < count {
      // The last word reaches back over bytes that are known.
      let start = Swift.min(offset, count &- 8)
      guard holds(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) else {
        return false
      }
      offset = start &+ 8
    }
    return true
  }

  /// Eight bytes, the first one in the highest place; zeros stand for what is after the end.
  ///
  /// - Precondition: `offset` is within the buffer.
  func bigEndianWord(at offset: Int) -> UInt64 {
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

  /// The number of bytes from an offset on that are ASCII, in blocks of 128 bytes.
  ///
  /// - Complexity: O(*n*), tens of gigabytes a second.
  func asciiBlocks(from offset: Int) -> Int {
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
  /// Whether none of the eight bytes is part of a longer UTF-8 sequence.
  var isASCII: Bool { self & 0x8080_8080_8080_8080 == 0 }

  /// Whether all eight bytes are ASCII but no C0 control characters, which have neither of two bits.
  var isPrintableASCII: Bool {
    isASCII && (self | self << 1) & 0x4040_4040_4040_4040 == 0x4040_4040_4040_4040
  }
}
