extension UnsafeBufferPointer<UInt8> {
  /// The UTF-16 code units of valid UTF-8: one for each scalar, and one more beyond U+FFFF.
  ///
  /// - Complexity: O(*n*), some gigabytes a second.
  var utf16Length: Int {
    guard let start = baseAddress else { return 0 }
    var length = 0
    var offset = 0
    while offset &+ UTF8Words.size(16) <= count {
      length &+= UTF8Words.utf16Length(of: 16, at: start + offset)
      offset &+= UTF8Words.size(16)
    }
    while offset &+ UTF8Words.size(1) <= count {
      length &+= UTF8Words.utf16Length(of: 1, at: start + offset)
      offset &+= UTF8Words.size(1)
    }
    while offset < count {
      length &+= Self.utf16Length(startingWith: start[offset])
      offset &+= 1
    }
    return length
  }

  /// The place of a UTF-16 offset, clamped to the text and out of surrogate pairs, in both encodings.
  ///
  /// - Parameter roundingUp: Where an offset inside a surrogate pair goes: behind it or before it.
  /// - Complexity: O(*n*), some gigabytes a second.
  func place(utf16 target: Int, roundingUp: Bool) -> (utf8: Int, utf16: Int) {
    guard let start = baseAddress else { return (0, 0) }
    var (offset, units) = (0, 0)
    for words in [16, 1] {
      while offset &+ UTF8Words.size(words) <= count {
        let next = units &+ UTF8Words.utf16Length(of: words, at: start + offset)
        if next >= target { break }
        units = next
        offset &+= UTF8Words.size(words)
      }
    }
    while offset < count {
      let length = Self.utf16Length(startingWith: start[offset])
      // A length of 0 is a continuation byte of a scalar that has been counted already.
      if length > 0, units &+ length > target, !(roundingUp && units < target) { break }
      units &+= length
      offset &+= 1
    }
    return (offset, units)
  }

  /// The UTF-16 code units of the scalar that begins with a byte; 0 for a continuation byte.
  @inline(__always)
  private static func utf16Length(startingWith byte: UInt8) -> Int {
    (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
  }
}

/// Counts eight bytes of UTF-8 together, and up to 255 such words before it sums up.
private enum UTF8Words {
  @inline(__always)
  static func size(_ words: Int) -> Int { words &* 8 }

  /// The UTF-16 code units of some words: all bytes count one, less the continuation bytes, and once
  /// more the leads of four bytes.
  @inline(__always)
  static func utf16Length(of words: Int, at start: UnsafePointer<UInt8>) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Eight counts in one word, one for each place of a byte.
    var (continuations, leadsOfFour) = (UInt64(0), UInt64(0))
    for index in 0..<words {
      let word = UnsafeRawPointer(start)
        .loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
      // The highest bit of each byte says what the byte is.
      continuations &+= ((word & ~(word << 1)) >> 7) & ones
      leadsOfFour &+= ((word & (word << 1) & (word << 2) & (word << 3)) >> 7) & ones
    }
    return size(words) &- sum(continuations) &+ sum(leadsOfFour)
  }

  /// The sum of the eight counts in a word.
  @inline(__always)
  private static func sum(_ counts: UInt64) -> Int {
    let pairs = (counts & 0x00FF_00FF_00FF_00FF) &+ ((counts >> 8) & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
  }
}
