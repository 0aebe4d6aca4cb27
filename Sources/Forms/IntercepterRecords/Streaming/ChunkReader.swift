/// Reads an input in chunks of complete records, in memory for one chunk and its longest record.
struct ChunkReader: ~Copyable {
  private(set) var byteCount = 0

  private let source: RecordSource
  /// The scanner of CSV, or `nil` if each line is a record.
  private var scanner: CSVScanner?
  private let chunkSize: Int
  private var memory: UnsafeMutableRawBufferPointer
  /// The number of bytes of the memory that have been filled.
  private var filled = 0
  private var line = 1
  private var isAtEnd = false
  /// The number of bytes in which there is no line feed.
  private var searched = 0

  init(_ source: RecordSource, _ scanner: CSVScanner?, chunkSize: Int) {
    self.source = source
    self.scanner = scanner
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
      if let end = endOfRecords() { return .chunk(take(end)) }
      if isAtEnd { return filled > 0 ? .chunk(take(filled)) : .end }
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

  /// Returns the end of the last complete record, or `nil` if there is none.
  private mutating func endOfRecords() -> Int? {
    let unread = UnsafeRawBufferPointer(rebasing: memory[..<filled])
    if scanner != nil { return scanner!.scan(unread, isAtEnd: isAtEnd) }
    defer { searched = filled }
    return unread[searched...].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }

  /// Returns the memory as a chunk, and copies the bytes after its records to new memory.
  private mutating func take(_ end: Int) -> Chunk {
    let rest = filled - end
    let next = memory(of: max(chunkSize, rest + rest / 2), beginningWith: end..<filled)
    let chunk = Chunk(
      memory, count: end, firstLine: line, table: scanner?.take(upTo: end))
    memory = next
    filled = rest
    searched = rest
    line += chunk.lineFeeds
    return chunk
  }

  private mutating func grow() {
    let larger = memory(of: memory.count * 2, beginningWith: 0..<filled)
    memory.deallocate()
    memory = larger
  }

  /// Returns new memory that begins with a part of the bytes.
  private func memory(
    of size: Int, beginningWith part: Range<Int>
  ) -> UnsafeMutableRawBufferPointer {
    let new = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    new.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[part]))
    return new
  }
}
