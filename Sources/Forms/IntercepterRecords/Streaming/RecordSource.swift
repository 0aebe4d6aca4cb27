internal import Platform

/// A source of records: a file, a pipe, memory, or a custom closure.
public struct RecordSource: Sendable {
  /// Reads into a non-empty buffer.
  package let read: @Sendable (UnsafeMutableRawBufferPointer) throws -> Piece

  /// The result of one attempt to read.
  public enum Piece: Hashable, Sendable {
    /// The number of bytes that were read, at least 1.
    ///
    /// If they do not fill the buffer, their records are checked and written before the next read.
    /// A reader that would have to wait should return the bytes that it has.
    case bytes(Int)
    /// No bytes yet, for example because a signal interrupted the wait.
    case nothingYet
    /// The end of the input.
    case end
  }

  /// Creates a custom source.
  ///
  /// - Parameter read: A closure that reads into the given buffer, on the thread that runs the
  ///   check.
  public init(_ read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws -> Piece) {
    self.read = read
  }

  /// A file, a pipe or a terminal that is open for reading.
  ///
  /// One read returns all available bytes that fit into the buffer.
  public static func descriptor(_ descriptor: Int32) -> RecordSource {
    RecordSource { memory in
      // A signal just before the read would not interrupt it, so poll first.
      if !canRead(descriptor, within: 200) { return .nothingYet }
      var filled = 0
      repeat {
        let room = UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
        let count = systemRead(descriptor, room.baseAddress, room.count)
        if count < 0, filled == 0 {
          if errno == EINTR { return .nothingYet }
          throw RecordFileError(code: errno)
        }
        if count <= 0 { break }
        filled += count
      } while filled < memory.count && canRead(descriptor, within: 0)
      return filled > 0 ? .bytes(filled) : .end
    }
  }

  /// Bytes in memory.
  public static func bytes(_ bytes: [UInt8]) -> RecordSource {
    let rest = Remainder(bytes)
    return RecordSource { memory in
      let count = rest.take(into: memory)
      return count > 0 ? .bytes(count) : .end
    }
  }
}

/// The unread bytes of a source in memory, used by one thread.
private final class Remainder: @unchecked Sendable {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func take(into memory: UnsafeMutableRawBufferPointer) -> Int {
    let part = bytes[offset..<min(bytes.count, offset + memory.count)]
    memory.copyBytes(from: part)
    offset = part.endIndex
    return part.count
  }
}

private let systemRead = read

/// Returns whether a read would not block, now or within the given time: there are bytes, the end,
/// or an error.
private func canRead(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
  var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&state, 1, milliseconds) > 0
}
