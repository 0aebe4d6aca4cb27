/// Reads an input in chunks of whole records, in memory for one chunk and its longest record.
struct ChunkReader: ~Copyable {
  /// The number of bytes that have been read.
  private(set) var byteCount = 0

  private let source: RecordSource
  private var boundaries: RecordBoundaries
  private let chunkSize: Int
  private var memory: UnsafeMutableRawBufferPointer
  /// The number of bytes of the memory that have been read into.
  private var filled = 0
  private var line = 1
  private var isAtEnd = false
  /// Whether a field that is too long is open where the memory begins.
  private var isInLongField = false

  init(_ source: RecordSource, _ boundaries: RecordBoundaries, chunkSize: Int) {
    self.source = source
    self.boundaries = boundaries
    self.chunkSize = chunkSize
    memory = .allocate(byteCount: chunkSize, alignment: 16)
  }

  deinit { memory.deallocate() }

  /// The next result of reading.
  enum Next {
    case chunk(Chunk)
    case end
    case stopped
  }

  /// The next chunk.
  ///
  /// Bytes that have come so far are handed out before the program may have to wait for more.
  ///
  /// - Parameter shouldContinue: Asked before each reading.
  mutating func next(while shouldContinue: (_ byteCount: Int) -> Bool) throws -> Next {
    while true {
      let unread = UnsafeRawBufferPointer(rebasing: memory[..<filled])
      if let end = boundaries.end(ofRecordsIn: unread, isAtEnd: isAtEnd) {
        return .chunk(take(end))
      }
      if isAtEnd { return .end }
      if !shouldContinue(byteCount) { return .stopped }
      if filled == memory.count { grow() }
      let room = UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
      switch try source.read(room) {
      case .bytes(let count):
        filled += count
        byteCount += count
      case .nothingYet: continue
      case .end: isAtEnd = true
      }
    }
  }

  /// Hands out the memory, and keeps what stands behind the records in memory of its own.
  private mutating func take(_ end: Int) -> Chunk {
    let rest = filled - end
    let next = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(chunkSize, rest + rest / 2),
      alignment: 16
    )
    next.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[end..<filled]))
    let lineFeeds = UnsafeRawBufferPointer(rebasing: memory[..<end]).count(of: UInt8(ascii: "\n"))
    var chunk = Chunk(memory: memory, count: end, firstLine: line, lineFeeds: lineFeeds)
    chunk.longField = (isInLongField, boundaries.isInLongField)
    isInLongField = boundaries.isInLongField
    memory = next
    filled = rest
    line += lineFeeds
    return chunk
  }

  private mutating func grow() {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: memory.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(memory))
    memory.deallocate()
    memory = larger
  }
}
