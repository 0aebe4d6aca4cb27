/// Finds the ends of records in a stream of bytes.
enum RecordBoundaries {
  /// A record is a line.
  case lines(searched: Int = 0)
  /// A record is a line, but may contain line feeds in quotation marks.
  case csv(CSVBoundaries)

  /// A Boolean value that indicates whether a CSV field that is too long is open after the last
  /// end.
  var isInLongField: Bool {
    if case .csv(let boundaries) = self { boundaries.isInLongField } else { false }
  }

  /// The quotation marks before the last end that are mistakes.
  var mistakes: [CSVMistake] {
    if case .csv(let boundaries) = self { boundaries.mistakes } else { [] }
  }

  /// Returns the end of the last complete record, or `nil` if there is none yet.
  ///
  /// Before the next call, the caller removes the bytes before this end and appends more.
  ///
  /// - Parameter isAtEnd: Whether the input has ended, so the remaining bytes are a record.
  mutating func end(ofRecordsIn bytes: UnsafeRawBufferPointer, isAtEnd: Bool) -> Int? {
    switch self {
    case .lines(let searched):
      let lineFeed = bytes[searched...].lastIndex(of: UInt8(ascii: "\n"))
      self = .lines(searched: lineFeed.map { bytes.count - $0 - 1 } ?? bytes.count)
      if let lineFeed { return lineFeed + 1 }
    case .csv(var boundaries):
      let end = boundaries.end(ofRecordsIn: bytes, isAtEnd: isAtEnd)
      self = .csv(boundaries)
      if let end { return end }
    }
    guard isAtEnd, !bytes.isEmpty else { return nil }
    self = .lines()
    return bytes.count
  }
}
