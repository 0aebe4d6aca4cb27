internal import TextTools
internal import IntercepterProfiles
internal import Platform
internal import SystemPackage

/// One line of a text, without its end.
struct Line {
  /// The line's number, from 1.
  let number: Int
  /// The line's bytes; valid until the next line is read.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The line's text; `nil` if it is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The first byte that is not UTF-8, from 1, in a line that has no text.
  var firstInvalidByte: Int { (bytes.firstInvalidUTF8Offset ?? 0) + 1 }
}

/// Reads lines of any length, in memory for the longest of them.
struct LineReader: ~Copyable {
  private let descriptor: FileDescriptor
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  /// The bytes that were read and not yet handed out.
  private var pending = 0..<0
  private var lastNumber = 0

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { buffer.deallocate() }

  /// The next line; `nil` at the end.
  ///
  /// - Parameter waiting: Called before the program may have to wait for input: what others wait for
  ///   must be written then.
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
      bytes: UnsafeRawBufferPointer(rebasing: content).assumingMemoryBound(to: UInt8.self)
    )
  }

  /// Reads more behind what is pending; `false` at the end of the input.
  private mutating func fill() throws -> Bool {
    if pending.lowerBound > 0 {
      let count = pending.count
      buffer.copyBytes(from: buffer[pending])
      pending = 0..<count
    }
    if pending.count == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: buffer.count * 2,
        alignment: 1
      )
      larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
      buffer.deallocate()
      buffer = larger
    }
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[pending.upperBound...])
    let count = try descriptor.read(into: room)
    pending = 0..<pending.upperBound + count
    return count > 0
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func hasSuffix(_ suffix: String) -> Bool {
    self[Swift.max(0, count - suffix.utf8.count)...].elementsEqual(suffix.utf8)
  }
}
