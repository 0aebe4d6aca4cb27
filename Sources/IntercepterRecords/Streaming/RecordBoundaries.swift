/// Finds where records end, in bytes that keep coming.
enum RecordBoundaries {
  /// A record is a line.
  case lines(searched: Int = 0)
  /// A record is a line, unless a line feed stands in quotation marks.
  case csv(CSVBoundaries)

  /// Whether a field of CSV that is too long is open behind the last end.
  var isInLongField: Bool {
    if case .csv(let boundaries) = self { boundaries.isInLongField } else { false }
  }

  /// Where the last whole record ends; `nil` if there is none yet.
  ///
  /// The bytes before that place are gone at the next call, and more have come behind the rest.
  ///
  /// - Parameter isAtEnd: Whether nothing more will come: what is left is a record then.
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
