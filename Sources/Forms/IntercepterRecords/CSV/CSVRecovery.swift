/// A record whose opening quotation mark is a mistake, because lines of the field are records.
struct CSVMistake {
  let start: Int
  let quote: Int
  /// The start of the next record.
  let end: Int

  func moved(by offset: Int) -> CSVMistake {
    CSVMistake(start: start + offset, quote: quote + offset, end: end + offset)
  }
}

/// Finds records within a quoted field of several lines, whose quotation mark may be a mistake.
struct CSVRecovery {
  private let bytes: UnsafeRawBufferPointer
  private let delimiter: UInt8
  private let columnCount: Int
  /// The end of the record with the field.
  private let end: Int

  /// - Parameter parser: A parser that has just read the record.
  init(_ parser: CSVParser) {
    bytes = parser.bytes
    delimiter = parser.delimiter
    columnCount = parser.layout.columnCount
    end = parser.offset
  }

  /// Returns the mistake in a record that cannot be read, or `nil` if no line in it is a record.
  static func mistake(
    in record: UnsafeRawBufferPointer, _ format: CSVFormat, _ columnCount: Int, isStart: Bool
  ) -> CSVMistake? {
    let layout = CSVLayout(format: format, columnCount: columnCount, fields: [], columns: [])
    var parser = CSVParser(record, layout, isStart: isStart)
    let (fault, _) = parser.readFields()
    guard fault != nil || parser.fields.count != columnCount, let quote = parser.suspect
    else { return nil }
    return CSVRecovery(parser).nextRecord(after: quote).map {
      CSVMistake(start: 0, quote: quote, end: $0)
    }
  }

  /// Returns the start of the first line after a quotation mark that has one field for each column,
  /// or `nil` if there is none.
  private func nextRecord(after quote: Int) -> Int? {
    var line = bytes.lineEnds(from: quote).line
    while line < end {
      let (textEnd, next) = bytes.lineEnds(from: line)
      if isRecord(line..<textEnd) { return line }
      line = next
    }
    return nil
  }

  /// Returns whether all lines after a quotation mark have one field for each of several columns.
  ///
  /// - Parameter isFirst: Whether the quoted field is the first of its record. The last line then
  ///   has one field for each column in any case.
  func areRecords(after quote: Int, isFirst: Bool) -> Bool {
    var (line, isAny) = (bytes.lineEnds(from: quote).line, false)
    while line < end {
      let (textEnd, next) = bytes.lineEnds(from: line)
      if isFirst, next >= end { break }
      if !isRecord(line..<textEnd) { return false }
      (line, isAny) = (next, true)
    }
    return isAny && columnCount > 1
  }

  /// Returns whether a line has one field for each column.
  ///
  /// A quoted field that the line does not close is its last.
  private func isRecord(_ line: Range<Int>) -> Bool {
    let text = bytes[raw: line]
    if text.isEmpty || text.elementsEqual([UInt8(ascii: "\r")]) { return false }
    var (count, position) = (1, 0)
    while true {
      if position < text.count, text[position] == UInt8(ascii: "\"") {
        guard let quote = text.closingQuote(from: position + 1) else { break }
        position = quote.offset + 1
      }
      guard let next = text.firstOffset(of: delimiter, from: position) else { break }
      count += 1
      position = next + 1
    }
    return count == columnCount
  }
}
