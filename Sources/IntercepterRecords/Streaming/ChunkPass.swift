/// One pass over the records of a chunk, which puts down what it finds.
protocol ChunkPass {
  var bytes: UnsafeRawBufferPointer { get }
  var reporter: Reporter { get }
  var result: JudgedChunk { get set }
  /// Records that are written as they are, up to the one at hand.
  var kept: Range<Int> { get set }
  /// Judges the records, one after the other.
  mutating func run()
}

extension ChunkPass {
  /// Judges all records of a chunk.
  consuming func judged(_ chunk: Chunk) -> JudgedChunk {
    run()
    flush()
    result.lastLine = chunk.lastLine
    return result
  }

  /// Puts down that a record cannot be judged; fixing leaves it as it is.
  mutating func reject(_ record: Range<Int>, _ fault: RecordFault, at place: Place) {
    result.tally.malformed += 1
    switch reporter.report {
    case .messages: result.output += reporter.message(fault, at: place).utf8
    case .json: reporter.write(fault, at: place, to: &result.output)
    case .counts: break
    case .fixed:
      result.notes += reporter.message(fault, at: place).utf8
      keep(record)
    }
  }

  /// Writes a part of the chunk as it is; neighbours are written together.
  mutating func keep(_ range: Range<Int>) {
    if kept.upperBound == range.lowerBound, !kept.isEmpty {
      kept = kept.lowerBound..<range.upperBound
    } else {
      flush()
      kept = range
    }
  }

  /// Writes what is kept, ahead of what comes next.
  mutating func flush() {
    result.output += bytes[kept]
    kept = 0..<0
  }
}
