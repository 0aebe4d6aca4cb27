internal import TextBytes

/// Complete consecutive records of an input, in their own memory.
///
/// The reading thread creates a chunk and passes it to a validating thread.
final class Chunk: @unchecked Sendable {
  private let memory: UnsafeMutableRawBufferPointer
  /// The number of bytes of the memory that contain records.
  let count: Int
  /// The line on which the first record begins, counted from 1.
  let firstLine: Int
  let lineFeeds: Int
  /// The records, if they are CSV.
  let table: CSVTable?

  /// - Parameter memory: The memory, which the chunk deallocates.
  init(
    _ memory: UnsafeMutableRawBufferPointer, count: Int, firstLine: Int, table: CSVTable?
  ) {
    self.table = table
    self.memory = memory
    self.count = count
    self.firstLine = firstLine
    lineFeeds = UnsafeRawBufferPointer(memory)[raw: 0..<count].count(of: UInt8(ascii: "\n"))
  }

  deinit { memory.deallocate() }

  /// The bytes of the records, while the chunk exists.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// The line on which the last record ends.
  var lastLine: Int {
    let endsLine = count > 0 && memory[count - 1] == UInt8(ascii: "\n")
    return firstLine + lineFeeds - (endsLine ? 1 : 0)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the number of occurrences of a byte.
  ///
  /// - Complexity: O(*n*), at some gigabytes a second.
  func count(of byte: UInt8) -> Int {
    guard let start = baseAddress else { return 0 }
    let wanted = ByteVector.all(byte)
    var (total, offset) = (0, 0)
    while offset + 16 <= count {
      // A lane counts to 255 at most.
      let end = Swift.min(count - 15, offset + 16 * 255)
      var counts = ByteVector.all(0)
      while offset < end {
        counts &+= .number(1, where: start.vector(at: offset) .== wanted)
        offset += 16
      }
      total += counts.total
    }
    for position in offset..<count where self[position] == byte { total += 1 }
    return total
  }
}
