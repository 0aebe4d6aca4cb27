internal import TextTools

/// Finds the ends of the records in a CSV text, from its quotation marks alone.
///
/// A quotation mark at the first byte of a field opens a quoted field. A line feed outside quoted
/// fields ends a record (RFC 4180). Text after a closing quotation mark and quotation marks
/// elsewhere do not matter here. `CSVParser` follows the same rules.
struct CSVBoundaries {
  private(set) var format: CSVFormat
  /// The maximum length of a quoted field, in bytes.
  ///
  /// If no quotation mark closes a field within this length, the lines after the opening mark
  /// decide. If they are records, the mark is treated as a mistake, and only its line is lost: the
  /// record ends there. Otherwise the field is too long.
  let longestField: Int
  /// A Boolean value that indicates whether the bytes after the last end are in a field that is too
  /// long.
  private(set) var isInLongField = false

  /// The number of bytes that have been searched.
  private var searched = 0
  /// The start of the field that is open there.
  private var opening: Int?
  /// A Boolean value that indicates whether the bytes are the first of the text.
  private var isAtStart = true
  /// The number of fields that each record must have, or `nil` before the header.
  private var columnCount: Int?
  /// The end of a first line such as `sep=;` at the start of the text, or 0.
  private var separatorLineEnd = 0
  /// The start of the record that is open after the searched bytes.
  private var recordStart = 0
  /// A Boolean value that indicates whether this record has a quoted field of several lines.
  private var hasLineFeeds = false
  /// The quotation marks before the last end that are mistakes, in order.
  private(set) var mistakes: [CSVMistake] = []
  /// The mistakes after the last end.
  private var nextMistakes: [CSVMistake] = []

  /// - Parameter columnCount: The number of columns, or `nil` if the header defines it.
  init(_ format: CSVFormat, columnCount: Int? = nil, longestField: Int) {
    self.format = format
    self.columnCount = columnCount
    self.longestField = longestField
  }

  /// Returns the end of the last complete record, or `nil` if there is none yet.
  mutating func end(ofRecordsIn bytes: UnsafeRawBufferPointer, isAtEnd: Bool) -> Int? {
    var end: Int?
    if isAtStart, searched == 0 {
      if !isAtEnd, CSVFormat.mayBeginSeparatorLine(bytes) { return nil }
      (format, searched) = format.following(separatorLineOf: bytes)
      separatorLineEnd = searched
      recordStart = searched
    }
    while searched < bytes.count || opening != nil || isAtEnd && hasLineFeeds {
      if let start = opening {
        switch closingQuote(in: bytes, openedAt: start, isAtEnd: isAtEnd) {
        case .found(let quote):
          opening = nil
          hasLineFeeds =
            hasLineFeeds
            || !isInLongField
              && bytes[raw: start..<quote].firstOffset(of: UInt8(ascii: "\n"), from: 0) != nil
          isInLongField = false
          searched = quote + 1
        case .needsMore:
          if isInLongField { end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } }
          return took(end, in: bytes)
        case .missing:
          guard let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
            // The line is incomplete. Search it again when more bytes arrive.
            if isAtEnd { opening = nil }
            return took(isAtEnd ? bytes.count : end, in: bytes)
          }
          searched = lineFeed + 1
          let limit = max(searched, start + longestField)
          isInLongField =
            bytes.count - start > longestField && !areRecords(in: bytes[searched..<limit])
          if !isInLongField { opening = nil }
          hasLineFeeds = false
          return took(lineFeed + 1, in: bytes)
        }
      } else {
        let start = searched
        let quote = openingQuote(in: bytes)
        let segment = bytes[start..<(quote ?? bytes.count)]
        if hasLineFeeds {
          let lineFeed = segment.firstIndex(of: UInt8(ascii: "\n"))
          if lineFeed != nil || isAtEnd && quote == nil {
            searched = endOfRecord(in: bytes, upTo: lineFeed.map { $0 + 1 } ?? bytes.count)
            hasLineFeeds = false
            recordStart = searched
            end = searched
            continue
          }
        }
        searched = quote.map { $0 + 1 } ?? bytes.count
        opening = quote
        if let lineFeed = segment.lastIndex(of: UInt8(ascii: "\n")) {
          end = lineFeed + 1
          recordStart = lineFeed + 1
          readHeader(in: bytes)
        }
      }
    }
    return took(end, in: bytes)
  }

  /// Returns the end of the open record, which ends earlier if its quotation mark is a mistake.
  private mutating func endOfRecord(in bytes: UnsafeRawBufferPointer, upTo end: Int) -> Int {
    readHeader(in: bytes)
    let isStart = isAtStart && recordStart == separatorLineEnd
    if isStart, format.hasHeader { return end }
    let record = bytes[raw: recordStart..<end]
    guard let found = CSVRecovery.mistake(in: record, format, columnCount ?? 0, isStart: isStart)
    else { return end }
    nextMistakes.append(found.moved(by: recordStart))
    return recordStart + found.end
  }

  /// Counts the columns, after the first record is complete.
  private mutating func readHeader(in bytes: UnsafeRawBufferPointer) {
    if columnCount == nil { columnCount = CSVParser.names(inHeaderOf: bytes, format).count }
  }

  /// Returns whether the first complete lines have one field for each column.
  private func areRecords(in bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 8, omittingEmptySubsequences: false
    ).dropLast()
    return !lines.isEmpty
      && lines.allSatisfy { line in
        line.count { $0 == format.delimiterByte } + 1 == columnCount
      }
  }

  /// Returns the next quotation mark at the first byte of a field.
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
    if let (quote, _) = bytes.closingQuote(from: searched) {
      if quote + 1 == bytes.count, !isAtEnd {
        searched = quote
        return .needsMore
      }
      let isTooLong = quote - start > longestField && !isInLongField
      // On one line, the mark closes the field, whatever its length.
      return isTooLong && bytes[start..<quote].contains(UInt8(ascii: "\n"))
        ? .missing : .found(quote)
    }
    searched = bytes.count
    if isInLongField { return isAtEnd ? .found(bytes.count - 1) : .needsMore }
    return isAtEnd || bytes.count - start > longestField ? .missing : .needsMore
  }

  /// Adjusts the offsets after the caller has removed the records.
  private mutating func took(_ end: Int?, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let end, end > 0 else { return nil }
    separatorLineEnd = 0
    readHeader(in: bytes)
    mistakes = nextMistakes.filter { $0.start < end }
    nextMistakes = nextMistakes[mistakes.count...].map { $0.moved(by: -end) }
    searched -= end
    recordStart = max(0, recordStart - end)
    if let start = opening { opening = max(0, start - end) }
    isAtStart = false
    return end
  }
}
