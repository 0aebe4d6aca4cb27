// Offsets in UTF-16 code units, which states are made of, and places in a text.
//
// The standard library finds them with a table that it builds once for each string. Here every
// keystroke makes a new string, so the bytes are counted instead, eight at a time.

extension String {
  /// The number of UTF-16 code units.
  var utf16Length: Int { utf16Offset(of: endIndex) }

  /// The place at an offset, on a scalar boundary; the end where the text is shorter.
  func index(utf16 offset: Int) -> Index {
    withUTF8Bytes { bytes in
      utf8.index(startIndex, offsetBy: bytes.utf8Offset(utf16: offset))
    }
  }

  /// The offset of a place.
  func utf16Offset(of place: Index) -> Int {
    let end = utf8.distance(from: startIndex, to: place)
    return withUTF8Bytes { UnsafeBufferPointer(rebasing: $0[..<end]).utf16Length }
  }

  /// The text in a range of offsets that lie on scalar boundaries.
  func substring(utf16 range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    return String(self[index(utf16: range.lowerBound)..<index(utf16: range.upperBound)])
  }

  private func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var native = self
    return native.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The UTF-16 code units of valid UTF-8.
  fileprivate var utf16Length: Int {
    var (length, offset) = (0, 0)
    while offset + 8 <= count {
      length += word(at: offset).utf16Units
      offset += 8
    }
    while offset < count {
      length += UInt64(self[offset]).utf16Units - 7
      offset += 1
    }
    return length
  }

  /// The UTF-8 offset of a UTF-16 offset.
  fileprivate func utf8Offset(utf16 target: Int) -> Int {
    var (length, offset) = (0, 0)
    while offset + 8 <= count {
      let next = length + word(at: offset).utf16Units
      if next >= target { break }
      length = next
      offset += 8
    }
    // A scalar's units are counted at its first byte; the scalar ends before the next first byte.
    while offset < count, length < target || self[offset] & 0xC0 == 0x80 {
      length += UInt64(self[offset]).utf16Units - 7
      offset += 1
    }
    return offset
  }

  private func word(at offset: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

extension UInt64 {
  /// The UTF-16 code units that begin in eight bytes of UTF-8: one for each byte that begins a scalar,
  /// and one more where it is the first of four.
  fileprivate var utf16Units: Int {
    let lowestBits: UInt64 = 0x0101_0101_0101_0101
    let continuing = (self >> 7) & ~(self >> 6) & lowestBits
    let ofFour = (self >> 7) & (self >> 6) & (self >> 5) & (self >> 4) & lowestBits
    return 8 - continuing.nonzeroBitCount + ofFour.nonzeroBitCount
  }
}
