internal import TextTools

/// Finds where the records of a CSV text end, from its quotation marks alone.
///
/// A quotation mark opens a field where it is the first byte of it, and a line feed ends a record unless
/// it stands in such a field (RFC 4180). What follows a closing quotation mark, and quotation marks
/// elsewhere, do not matter here; `CSVParser` goes by the same rules.
struct CSVBoundaries {
  let format: CSVFormat
  /// The greatest length of a field in quotation marks, in bytes.
  ///
  /// Where no quotation mark closes the field before, and the lines behind the one that opens it are records, that
  /// one is taken to be a mistake, and the record to end with its line: no more than that is lost. Otherwise the
  /// field is too long.
  let longestField: Int
  /// Whether the bytes behind the last end are in a field that is too long.
  private(set) var isInLongField = false

  /// The number of bytes that have been searched.
  private var searched = 0
  /// Where the field begins that is open at that place.
  private var opening: Int?
  /// Whether the bytes are the first ones of the text.
  private var isAtStart = true
  /// The number of fields of the first record.
  private var columnCount = 0

  init(_ format: CSVFormat, longestField: Int) {
    self.format = format
    self.longestField = longestField
  }

  /// Where the last whole record ends; `nil` if there is none yet.
  mutating func end(ofRecordsIn bytes: UnsafeRawBufferPointer, isAtEnd: Bool) -> Int? {
    var end: Int?
    while searched < bytes.count || opening != nil {
      if let start = opening {
        switch closingQuote(in: bytes, openedAt: start, isAtEnd: isAtEnd) {
        case .found(let quote):
          opening = nil
          isInLongField = false
          searched = quote + 1
        case .needsMore:
          if isInLongField { end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } }
          return took(end)
        case .missing:
          guard let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
            // The line is not complete, and is looked at again when it is.
            if isAtEnd { opening = nil }
            return took(isAtEnd ? bytes.count : end)
          }
          searched = lineFeed + 1
          let limit = max(searched, start + longestField)
          isInLongField =
            bytes.count - start > longestField && !areRecords(in: bytes[searched..<limit])
          if !isInLongField { opening = nil }
          return took(lineFeed + 1)
        }
      } else {
        let start = searched
        let quote = openingQuote(in: bytes)
        searched = quote.map { $0 + 1 } ?? bytes.count
        opening = quote
        if let lineFeed = bytes[start..<(quote ?? bytes.count)].lastIndex(of: UInt8(ascii: "\n")) {
          end = lineFeed + 1
          if isAtStart, columnCount == 0 {
            columnCount = CSVParser.names(inHeaderOf: bytes, format).count
          }
        }
      }
    }
    return took(end)
  }

  /// Whether the first whole lines have a field for each column.
  private func areRecords(in bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 8, omittingEmptySubsequences: false
    ).dropLast()
    return !lines.isEmpty
      && lines.allSatisfy { line in
        line.count { $0 == format.delimiterByte } + 1 == columnCount
      }
  }

  /// The next quotation mark that is the first byte of a field.
  private func openingQuote(in bytes: UnsafeRawBufferPointer) -> Int? {
    var start = searched
    while let quote = bytes.firstOffset(of: UInt8(ascii: "\""), from: start) {
      if isFirstOfField(quote, in: bytes) { return quote }
      start = quote + 1
    }
    return nil
  }

  private func isFirstOfField(_ offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    if offset == 0 || offset == 3 && isAtStart && bytes.hasByteOrderMark { return true }
    return bytes[offset - 1] == format.delimiterByte || bytes[offset - 1] == UInt8(ascii: "\n")
  }

  private enum Closing {
    case found(Int)
    case missing
    case needsMore
  }

  private mutating func closingQuote(
    in bytes: UnsafeRawBufferPointer, openedAt start: Int, isAtEnd: Bool
  ) -> Closing {
    while let quote = bytes.firstOffset(of: UInt8(ascii: "\""), from: searched) {
      let next = quote + 1
      if next == bytes.count, !isAtEnd {
        searched = quote
        return .needsMore
      }
      if next == bytes.count || bytes[next] != UInt8(ascii: "\"") {
        let isTooLong = quote - start > longestField && !isInLongField
        // On one line it closes the field, whatever its length.
        return isTooLong && bytes[start..<quote].contains(UInt8(ascii: "\n"))
          ? .missing : .found(quote)
      }
      searched = next + 1
    }
    searched = bytes.count
    if isInLongField { return isAtEnd ? .found(bytes.count - 1) : .needsMore }
    return isAtEnd || bytes.count - start > longestField ? .missing : .needsMore
  }

  /// Takes note that records are gone.
  private mutating func took(_ end: Int?) -> Int? {
    guard let end, end > 0 else { return nil }
    searched -= end
    if let start = opening { opening = max(0, start - end) }
    isAtStart = false
    return end
  }
}
