internal import TextTools

/// Finds the records of a CSV text and their fields, in one pass over its bytes.
///
/// A quotation mark at the first byte of a field opens a quoted field, which ends with the next mark
/// that is neither doubled nor escaped. Any other field ends before the delimiter or the end of the
/// line, and may contain quotation marks. A line feed outside quoted fields ends a record (RFC 4180).
///
/// The decision about a record depends on its bytes and the following ones, but not on the pieces in
/// which they arrive.
struct CSVScanner {
  var table: CSVTable
  /// The number of fields that each record must have, or `nil` before the header.
  var columnCount: Int?
  /// A Boolean value that indicates whether the next record is the header.
  var isAtHeader: Bool
  /// The maximum length of a quoted field of several lines, in bytes.
  let longestField: Int

  /// What the next byte belongs to.
  enum State {
    case text
    case field
    case plain
    case quoted
    /// The rest of the line after a fault.
    case line
  }

  var state = State.text
  /// The first byte that has not been searched.
  var position = 0
  /// The start of the field that contains the position.
  private var opening = 0
  /// The notation of that field so far, and the number of line feeds in it.
  private var notation = Cell.Notation.quoted
  private var inner = 0
  /// The format with the delimiter of options.
  private let format: CSVFormat

  /// The start of the open record.
  var start = 0
  /// The number of fields before the open record.
  var firstField = 0
  /// The number of line feeds in the fields of the open record.
  var lineFeeds = 0
  /// The first quoted field of several lines in the open record, whose mark may be a mistake.
  var suspect: Int?
  var fault: CSVTable.Fault?
  /// A Boolean value that indicates whether the open record is the end of one that has been found to
  /// be faulty.
  var isRest = false
  /// An unreadable record with a quoted field of several lines, which the open line belongs to unless
  /// it begins a record.
  var mistake: CSVMistake?

  /// A Boolean value that indicates whether the open quoted field is too long: every line of it is a
  /// record of its own.
  private var isInLongField: Bool { opening < start }

  /// - Parameter columnCount: The number of columns, or `nil` if the header defines it.
  init(_ format: CSVFormat, columnCount: Int?, longestField: Int) {
    self.format = format
    self.columnCount = columnCount
    self.longestField = longestField
    isAtHeader = format.hasHeader
    table = CSVTable(marks: format.marks)
  }

  /// Scans the bytes after those that have been scanned.
  ///
  /// - Returns: The end of the last complete record, or `nil` if there is none.
  mutating func scan(_ bytes: UnsafeRawBufferPointer, isAtEnd: Bool) -> Int? {
    scanning: while true {
      switch state {
      case .text:
        guard let (format, line) = format.following(separatorLineOf: bytes, isAtEnd: isAtEnd)
        else { break scanning }
        table.marks = format.marks
        if line > 0 { add(.heading, upTo: line, lineFeeds: 1) }
        position = line > 0 ? line : bytes.hasByteOrderMark ? 3 : 0
        table.textStart = position
        state = .field
      case .field:
        scanPlainFields(bytes)
        if position == bytes.count, !isAtEnd || position == start { break scanning }
        opening = position
        state = .plain
        if position < bytes.count, bytes[position] == table.marks.quote {
          position += 1
          (notation, inner, state) = (.quoted, 0, .quoted)
        }
      case .plain:
        let marks = table.marks
        position = bytes.firstOffset(
          of: marks.delimiter, UInt8(ascii: "\n"), marks.plainEscape, from: position)
        if position == bytes.count, !isAtEnd { break scanning }
        if position < bytes.count, bytes[position] == marks.plainEscape {
          notation = .slashed
          if position + 1 == bytes.count, !isAtEnd { break scanning }
          position = min(position + 2, bytes.count)
        } else {
          endField(at: position, notation == .slashed ? .slashed : .plain, in: bytes)
        }
      case .quoted:
        guard scanQuotedField(bytes, isAtEnd: isAtEnd) else { break scanning }
      case .line:
        guard scanLine(bytes, isAtEnd: isAtEnd) else { break scanning }
      }
    }
    // The line with the delimiter is taken with the next record.
    guard let end = table.records.last?.end, table.records.count > 1 || end != table.textStart
    else { return nil }
    return end
  }

  /// Returns the records that have been found, and forgets them and their bytes.
  mutating func take(upTo end: Int) -> CSVTable {
    var taken = table
    let open = taken.ends[firstField...].map { $0.moved(by: -end) }
    taken.ends.removeSubrange(firstField...)
    table = CSVTable(ends: open, marks: table.marks)
    position -= end
    opening -= end
    start -= end
    firstField = 0
    suspect = suspect.map { $0 - end }
    fault?.offset -= end
    mistake?.move(by: -end)
    return taken
  }

  /// Scans fields without quotation marks, up to one that may be quoted or incomplete.
  private mutating func scanPlainFields(_ bytes: UnsafeRawBufferPointer) {
    let marks = table.marks
    let (delimiter, quote) = (marks.delimiter, marks.quote ?? UInt8(ascii: "\n"))
    guard marks.plainEscape == nil else { return }
    while position < bytes.count, bytes[position] != quote {
      let end = bytes.firstOffset(of: delimiter, UInt8(ascii: "\n"), nil, from: position)
      if end == bytes.count { return }
      opening = position
      endField(at: end, .plain, in: bytes)
    }
  }

  /// Ends a field before its delimiter, the end of its line, or the end of the bytes.
  @inline(__always)
  private mutating func endField(
    at end: Int, _ notation: Cell.Notation, in bytes: UnsafeRawBufferPointer
  ) {
    state = .field
    self.notation = .quoted
    if end < bytes.count, bytes[end] == table.marks.delimiter {
      table.ends.append(CSVTable.FieldEnd(end, notation))
      position = end + 1
      return
    }
    // The CR of a CR LF is not part of the field.
    let isCRLF = end > opening && end < bytes.count && bytes[end - 1] == UInt8(ascii: "\r")
    table.ends.append(CSVTable.FieldEnd(isCRLF ? end - 1 : end, notation))
    position = min(end + 1, bytes.count)
    endRecord(at: position, lineFeeds: end < bytes.count ? 1 : 0, in: bytes)
  }

  /// Scans for the end of a quoted field, and returns `false` if it needs more bytes.
  private mutating func scanQuotedField(_ bytes: UnsafeRawBufferPointer, isAtEnd: Bool) -> Bool {
    let marks = table.marks
    let quote = marks.quote!
    position = bytes.firstOffset(of: quote, UInt8(ascii: "\n"), marks.escape, from: position)
    if inner > 0, !isInLongField, position - opening > longestField {
      endLongField(bytes)
      return true
    }
    guard position < bytes.count else {
      if isAtEnd { fail(at: isInLongField ? position : opening, .openQuotationMark) }
      return isAtEnd
    }
    if bytes[position] == UInt8(ascii: "\n") {
      inner += 1
      position += 1
      if isInLongField {
        endRecord(at: position, lineFeeds: 1, in: bytes)
        isRest = true
      }
      return true
    }
    guard position + 1 < bytes.count || isAtEnd else { return false }
    let next = position + 1 < bytes.count ? bytes[position + 1] : UInt8(ascii: "\n")
    if bytes[position] != quote || next == quote {
      // An escaped line feed is one all the same.
      notation = .doubled
      position += next == UInt8(ascii: "\n") ? 1 : 2
      return true
    }
    if isInLongField {
      // The rest of the record is of no interest, but for its end.
      (position, opening, state) = (position + 1, start, .plain)
      return true
    }
    var end = position + 1
    if next == UInt8(ascii: "\r") {
      guard end + 1 < bytes.count || isAtEnd else { return false }
      if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "\n") { end += 1 }
    }
    if inner > 0 {
      lineFeeds += inner
      suspect = suspect ?? opening
      // A surplus field is not followed by another one of several lines.
      if let columnCount, table.ends.count - firstField >= columnCount {
        table.ends.append(CSVTable.FieldEnd(end, notation))
        (position, state) = (position + 1, .line)
        return true
      }
    }
    guard end == bytes.count || bytes[end] == marks.delimiter || bytes[end] == UInt8(ascii: "\n")
    else {
      let isEscaped = marks.escape == nil && bytes[position - 1] == UInt8(ascii: "\\")
      if inner > 0 {
        fail(at: position, .openQuotationMark, of: opening)
      } else {
        fail(at: position + 1, isEscaped ? .escapedQuotationMark : .textBehindQuotationMark)
      }
      return true
    }
    if position - opening > longestField, fault == nil { fault = (opening, .longField) }
    endField(at: end, notation, in: bytes)
    return true
  }

  /// Ends the open record with the line that contains an offset, because of a fault.
  private mutating func fail(at offset: Int, _ fault: RecordFault, of place: Int? = nil) {
    if self.fault == nil { self.fault = (place ?? offset, fault) }
    position = offset
    state = .line
  }

  /// Ends the first line of a quoted field that is too long.
  ///
  /// If the next lines look like records, the quotation mark is a mistake, and only its line is lost.
  private mutating func endLongField(_ bytes: UnsafeRawBufferPointer) {
    let next = bytes.lineEnds(from: opening).line
    let limit = max(next, opening + longestField)
    if mistake != nil || areRecords(next..<limit, in: bytes, limit: 8) {
      return fail(at: opening, .openQuotationMark)
    }
    if fault == nil { fault = (opening, .longField) }
    suspect = nil
    lineFeeds = 0
    endRecord(
      at: next, lineFeeds: bytes[raw: start..<next].count(of: UInt8(ascii: "\n")), in: bytes)
    (position, isRest) = (next, true)
  }

  /// Scans for the end of a line, and returns `false` if it needs more bytes.
  private mutating func scanLine(_ bytes: UnsafeRawBufferPointer, isAtEnd: Bool) -> Bool {
    let (text, line) = bytes.lineEnds(from: position)
    guard text < line || isAtEnd else {
      position = text
      return false
    }
    (position, state) = (line, .field)
    if position > start { endRecord(at: position, lineFeeds: line - text, in: bytes) }
    return true
  }
}
