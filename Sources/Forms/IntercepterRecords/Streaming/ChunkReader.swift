/// Reads an input in chunks of complete records, in memory for one chunk and its longest record.
struct ChunkReader: ~Copyable {
  private(set) var byteCount = 0

  private let source: RecordSource
  private var boundaries: RecordBoundaries
  private let chunkSize: Int
  private var memory: UnsafeMutableRawBufferPointer
  /// The number of bytes of the memory that have been filled.
  private var filled = 0
  private var line = 1
  private var isAtEnd = false
  /// A Boolean value that indicates whether a field that is too long is open at the start of the
  /// memory.
  private var isInLongField = false

  init(_ source: RecordSource, _ boundaries: RecordBoundaries, chunkSize: Int) {
    self.source = source
    self.boundaries = boundaries
    self.chunkSize = chunkSize
    memory = .allocate(byteCount: chunkSize, alignment: 16)
  }

  deinit { memory.deallocate() }

  /// The result of reading the next chunk.
  enum Next {
    case chunk(Chunk)
    case end
    case stopped
  }

  /// Returns the next chunk.
  ///
  /// It returns the bytes received so far rather than wait for more.
  ///
  /// - Parameter shouldContinue: A closure that is called before each read.
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

  /// Returns the memory as a chunk, and copies the bytes after its records to new memory.
  private mutating func take(_ end: Int) -> Chunk {
    let rest = filled - end
    let next = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(chunkSize, rest + rest / 2),
      alignment: 16
    )
    next.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[end..<filled]))
    let chunk = Chunk(
      memory, count: end, firstLine: line, longField: (isInLongField, boundaries.isInLongField),
      mistakes: boundaries.mistakes)
    isInLongField = boundaries.isInLongField
    memory = next
    filled = rest
    line += chunk.lineFeeds
    return chunk
  }

  private mutating func grow() {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: memory.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(memory))
    memory.deallocate()
    memory = larger
  }
}
