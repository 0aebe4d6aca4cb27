extension UnsafeBufferPointer<UInt8> {
  /// The number of UTF-16 code units of valid UTF-8: one for each scalar, and one more above
  /// U+FFFF.
  ///
  /// - Complexity: O(*n*), tens of gigabytes per second.
  @inlinable package var utf16Length: Int {
    guard let start = baseAddress else { return 0 }
    var length = 0
    var offset = 0
    while offset &+ CountedBlock.size <= count {
      length &+= CountedBlock.utf16Length(at: start + offset)
      offset &+= CountedBlock.size
    }
    while offset &+ CountedWord.size <= count {
      length &+= CountedWord.utf16Length(at: start + offset)
      offset &+= CountedWord.size
    }
    if count >= CountedWord.size {
      return length &+ CountedWord.utf16Length(of: count &- offset, endingAt: start + count)
    }
    while offset < count {
      length &+= Int(start[offset].utf16Length)
      offset &+= start[offset].scalarWidth
    }
    return length
  }

  /// Returns the position of a UTF-16 offset in both encodings, clamped to the text and outside
  /// surrogate pairs.
  ///
  /// - Parameter roundingUp: Whether an offset inside a surrogate pair moves behind the pair,
  ///   instead of before it.
  /// - Complexity: O(*n*), tens of gigabytes per second.
  @inlinable package func place(utf16 target: Int, roundingUp: Bool) -> (utf8: Int, utf16: Int) {
    guard let start = baseAddress else { return (0, 0) }
    var (offset, units) = (0, 0)
    while offset &+ CountedBlock.size <= count {
      let next = units &+ CountedBlock.utf16Length(at: start + offset)
      if next >= target { break }
      (offset, units) = (offset &+ CountedBlock.size, next)
    }
    while offset &+ CountedWord.size <= count {
      let next = units &+ CountedWord.utf16Length(at: start + offset)
      if next >= target { break }
      (offset, units) = (offset &+ CountedWord.size, next)
    }
    if count >= CountedWord.size, target > units {
      // The rest, or eight bytes of it: if all are ASCII, each is one unit.
      let word = Swift.min(offset, count &- CountedWord.size)
      if CountedWord.isASCII(at: start + word) {
        let left = Swift.min(target &- units, count &- offset)
        return (offset &+ left, units &+ left)
      }
    }
    while offset < count {
      let length = Int(start[offset].utf16Length)
      // A length of 0 is a continuation byte of a scalar that is already counted.
      if length > 0, units &+ length > target, !(roundingUp && units < target) { break }
      (offset, units) = (offset &+ 1, units &+ length)
    }
    return (offset, units)
  }
}

extension UInt8 {
  /// The number of UTF-16 code units of the scalar that begins with the byte, or 0 for a
  /// continuation byte.
  @inlinable @inline(__always)
  var utf16Length: UInt8 { (self & 0xC0 == 0x80 ? 0 : 1) &+ (self >= 0xF0 ? 1 : 0) }

  /// The number of bytes of the scalar that begins with the byte, or 1 for a continuation byte.
  @inlinable @inline(__always)
  package var scalarWidth: Int { self < 0xC0 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : 4 }
}

/// A block of bytes whose code units are counted in one byte, which compilers vectorize.
@usableFromInline enum CountedBlock {
  @inlinable @inline(__always) static var size: Int { 128 }

  @inlinable @inline(__always)
  static func utf16Length(at start: UnsafePointer<UInt8>) -> Int {
    // No scalar has more code units than bytes, so this does not overflow.
    var length: UInt8 = 0
    for offset in 0..<size { length &+= start[offset].utf16Length }
    return Int(length)
  }
}

/// Eight bytes that are counted together.
@usableFromInline enum CountedWord {
  @inlinable @inline(__always) static var size: Int { 8 }

  @inlinable @inline(__always)
  static func utf16Length(at start: UnsafePointer<UInt8>) -> Int {
    utf16Length(UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  @inlinable @inline(__always)
  static func isASCII(at start: UnsafePointer<UInt8>) -> Bool {
    UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).isASCII
  }

  /// Returns the code units of the last `count` bytes, fewer than eight, of a text of at least
  /// eight bytes.
  @inlinable @inline(__always)
  static func utf16Length(of count: Int, endingAt end: UnsafePointer<UInt8>) -> Int {
    let word = UnsafeRawPointer(end - size).loadUnaligned(as: UInt64.self)
    let others = size &- count
    // Zeros replace the other bytes and count one each.
    return utf16Length(UInt64(littleEndian: word) >> UInt64(others &* 8)) &- others
  }

  @inlinable @inline(__always)
  static func utf16Length(_ word: UInt64) -> Int {
    if word.isASCII { return size }
    // The highest bits of a byte give its role.
    let lowest: UInt64 = 0x0101_0101_0101_0101
    let starts = (~word >> 7 | word >> 6) & lowest
    let leadsOfFour = (word >> 7 & word >> 6 & word >> 5 & word >> 4) & lowest
    // The highest byte of the product is the sum of all bytes.
    return Int(truncatingIfNeeded: ((starts &+ leadsOfFour) &* lowest) >> 56)
  }
}
