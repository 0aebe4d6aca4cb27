internal import Platform

extension UnsafeRawBufferPointer {
  /// Returns the offset of the first occurrence of a byte from a start, or `nil` if there is none.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count else { return nil }
    guard let found = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// Returns the offset of the first occurrence of one of two or three bytes from a start, or the
  /// count if there is none.
  @inline(__always)
  func firstOffset(of first: UInt8, _ second: UInt8, _ third: UInt8?, from start: Int) -> Int {
    guard let base = baseAddress else { return 0 }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let wanted = (ones &* UInt64(first), ones &* UInt64(second), ones &* UInt64(third ?? second))
    var offset = start
    while offset + 8 <= count {
      let word = UInt64(littleEndian: (base + offset).loadUnaligned(as: UInt64.self))
      // The lowest of the set bits is that of the first zero byte.
      let (a, b, c) = (word ^ wanted.0, word ^ wanted.1, word ^ wanted.2)
      let zeros =
        ((a &- ones) & ~a | (b &- ones) & ~b | (c &- ones) & ~c) & 0x8080_8080_8080_8080
      if zeros != 0 { return offset + zeros.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, self[offset] != first, self[offset] != second,
      self[offset] != third ?? second
    {
      offset += 1
    }
    return offset
  }

  /// Returns the ends of the line at an offset: of its text, and after its line feed, if it has one.
  func lineEnds(from start: Int) -> (text: Int, line: Int) {
    let lineFeed = firstOffset(of: UInt8(ascii: "\n"), from: start)
    return (lineFeed ?? count, lineFeed.map { $0 + 1 } ?? count)
  }

  subscript(raw range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  /// Returns a part of the bytes, typed as UTF-8.
  subscript(utf8 range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(rebasing: self[range]).assumingMemoryBound(to: UInt8.self)
  }
}
