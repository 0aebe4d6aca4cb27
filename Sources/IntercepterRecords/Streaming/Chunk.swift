/// Whole records of an input, one after the other, in memory of their own.
///
/// A chunk is made by the thread that reads, and belongs to the one that judges from then on: the last
/// to use it frees it.
struct Chunk: @unchecked Sendable {
  let memory: UnsafeMutableRawBufferPointer
  /// The number of bytes of the memory that are records.
  let count: Int
  /// The line on which the first record begins, from 1.
  let firstLine: Int
  /// The number of line feeds.
  let lineFeeds: Int
  /// Whether a field of CSV that is too long is open where the records begin, and where they end.
  var longField = (start: false, end: false)

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// The line on which the last record ends.
  var lastLine: Int {
    let endsLine = count > 0 && memory[count - 1] == UInt8(ascii: "\n")
    return firstLine + lineFeeds - (endsLine ? 1 : 0)
  }

  func free() { memory.deallocate() }
}

extension UnsafeRawBufferPointer {
  /// The number of times that a byte occurs.
  ///
  /// - Complexity: O(*n*), some gigabytes a second.
  func count(of byte: UInt8) -> Int {
    guard let start = baseAddress else { return 0 }
    var total = 0
    var offset = 0
    // Two vectors are compared at once; a vector and a scalar lane by lane.
    let wanted = SIMD16(repeating: byte)
    let one = SIMD16<UInt8>(repeating: 1)
    while offset + 16 <= count {
      // A lane holds no more than 255.
      let end = Swift.min(count, offset + 16 * 255)
      var counts = SIMD16<UInt8>(repeating: 0)
      while offset + 16 <= end {
        let bytes = (start + offset).loadUnaligned(as: SIMD16<UInt8>.self)
        counts &+= SIMD16(repeating: 0).replacing(with: one, where: bytes .== wanted)
        offset += 16
      }
      for lane in counts.indices { total += Int(counts[lane]) }
    }
    for position in offset..<count where self[position] == byte { total += 1 }
    return total
  }
}
