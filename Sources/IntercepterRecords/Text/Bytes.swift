#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension UnsafeRawBufferPointer {
  /// Whether the bytes begin with U+FEFF.
  var hasByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

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
