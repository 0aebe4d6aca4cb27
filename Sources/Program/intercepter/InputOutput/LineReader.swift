internal import TextTools

/// One line of a text, without its end.
struct Line {
  /// The number of the line, counted from 1.
  let number: Int
  /// The bytes of the line, which are valid until the next line is read.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The text of the line, or `nil` if it is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The position of the first byte that is not UTF-8, counted from 1, in a line without text.
  var firstInvalidByte: Int { (bytes.firstInvalidUTF8Offset ?? 0) + 1 }
}

/// A reader for lines of any length, which needs memory for the longest line only.
struct LineReader: ~Copyable {
  private let descriptor: FileDescriptor
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  /// The range of the bytes that were read but not returned.
  private var pending = 0..<0
  private var lastNumber = 0

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { buffer.deallocate() }

  /// Returns the next line, or `nil` at the end.
  ///
  /// - Parameter waiting: A closure that is called before the program may wait for input. It should
  ///   flush output that others wait for.
  mutating func next(beforeWaiting waiting: () throws -> Void) throws -> Line? {
    var searched = pending.lowerBound
    while true {
      if let found = memchr(
        buffer.baseAddress! + searched, Int32(UInt8(ascii: "\n")), pending.upperBound - searched)
      {
        return take(through: UnsafeRawPointer(found) - UnsafeRawPointer(buffer.baseAddress!) + 1)
      }
      let searchedCount = pending.count
      try waiting()
      guard try fill() else { return pending.isEmpty ? nil : take(through: pending.upperBound) }
      searched = pending.lowerBound + searchedCount
    }
  }

  private mutating func take(through end: Int) -> Line {
    let line = UnsafeRawBufferPointer(rebasing: buffer[pending.lowerBound..<end])
    pending = end..<pending.upperBound
    lastNumber += 1
    let ending = line.hasSuffix("\r\n") ? 2 : line.hasSuffix("\n") ? 1 : 0
    let hasMark = lastNumber == 1 && line.hasByteOrderMark
    let content = line.dropFirst(hasMark ? 3 : 0).dropLast(ending)
    return Line(
      number: lastNumber,
      bytes: UnsafeRawBufferPointer(rebasing: content).assumingMemoryBound(to: UInt8.self))
  }

  /// Reads more bytes after the pending ones, and returns `false` at the end of the input.
  private mutating func fill() throws -> Bool {
    if pending.lowerBound > 0 {
      let count = pending.count
      buffer.copyBytes(from: buffer[pending])
      pending = 0..<count
    }
    if pending.count == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 1)
      larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
      buffer.deallocate()
      buffer = larger
    }
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[pending.upperBound...])
    let count = try descriptor.readWaiting(into: room)
    pending = 0..<pending.upperBound + count
    return count > 0
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func hasSuffix(_ suffix: String) -> Bool {
    self[Swift.max(0, count - suffix.utf8.count)...].elementsEqual(suffix.utf8)
  }
}
