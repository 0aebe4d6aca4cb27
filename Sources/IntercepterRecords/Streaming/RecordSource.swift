internal import Platform

/// Where records are read from: a file, a pipe, memory, or anything that a closure can read.
public struct RecordSource: Sendable {
  /// Reads into memory that is not empty.
  let read: @Sendable (UnsafeMutableRawBufferPointer) throws -> Piece

  /// The result of one attempt to read.
  public enum Piece: Hashable, Sendable {
    /// So many bytes were read, at least 1.
    ///
    /// Where fewer come than there is room for, the records in them are judged and written before more
    /// is asked for: a reader that has to wait should hand out what it has.
    case bytes(Int)
    /// Nothing was read so far, as when a signal came while waiting.
    case nothingYet
    /// There is no more.
    case end
  }

  /// A source of your own.
  ///
  /// - Parameter read: Reads into the memory it gets, on the thread that checks.
  public init(_ read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws -> Piece) {
    self.read = read
  }

  /// A file, a pipe or a terminal that is open for reading.
  ///
  /// Bytes that are available are read at once, as far as there is room.
  public static func descriptor(_ descriptor: Int32) -> RecordSource {
    RecordSource { memory in
      // A signal may come just before reading, which it would not end then.
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

/// The rest of bytes in memory; one thread takes from it.
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

/// Whether there is something to read, or will be within milliseconds: bytes, the end, or an error.
private func canRead(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
  var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&state, 1, milliseconds) > 0
}
