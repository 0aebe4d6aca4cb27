internal import Platform

extension UnsafeRawBufferPointer {
  /// Returns the offset of the first occurrence of a byte from a start, or `nil` if there is none.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count else { return nil }
    guard let found = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - base
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
