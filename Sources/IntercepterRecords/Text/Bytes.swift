internal import Platform

extension UnsafeRawBufferPointer {
  /// Where a byte first occurs from an offset on.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count else { return nil }
    guard let found = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// A part of the bytes.
  subscript(raw range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  /// A part of the bytes, as UTF-8 is passed around.
  subscript(utf8 range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(rebasing: self[range]).assumingMemoryBound(to: UInt8.self)
  }
}
