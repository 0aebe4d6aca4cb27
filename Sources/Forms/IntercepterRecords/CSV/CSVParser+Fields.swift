extension CSVParser {
  typealias Fault = (offset: Int, fault: RecordFault)

  /// Parses the fields of a record and advances to the next.
  mutating func readFields() -> (Fault?, lineFeeds: Int) {
    fields.removeAll(keepingCapacity: true)
    suspect = nil
    var fault: Fault?
    var lineFeeds = 0
    offset += start
    while true {
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
        if let found = readQuotedField(&lineFeeds), fault == nil { fault = found }
      } else {
        readUnquotedField(from: offset)
      }
      guard offset < bytes.count else { return (fault, lineFeeds) }
      let isEnd = bytes[offset] != delimiter
      offset += 1
      if isEnd { return (fault, lineFeeds + 1) }
    }
  }

  /// Reads up to a delimiter or the end of the line.
  private mutating func readUnquotedField(from start: Int) {
    var end = offset
    while end < bytes.count, bytes[end] != delimiter, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    offset = end
    // The CR of a CR LF is not part of the field.
    let isCRLF =
      end < bytes.count && bytes[end] == UInt8(ascii: "\n") && end > start
      && bytes[end - 1] == UInt8(ascii: "\r")
    let field = start..<(isCRLF ? end - 1 : end)
    fields.append(Cell(written: field, content: field, notation: .plain))
  }

  private mutating func readQuotedField(_ lineFeeds: inout Int) -> Fault? {
    let start = offset
    if let (quote, notation) = bytes.closingQuote(from: start + 1) {
      let search = quote + 1
      let lineFeedsInside = bytes[raw: start..<quote].count(of: UInt8(ascii: "\n"))
      if lineFeedsInside > 0, suspect == nil { suspect = start }
      lineFeeds += lineFeedsInside
      offset = search
      if isAtEndOfField {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
        fields.append(
          Cell(written: start..<search, content: start + 1..<quote, notation: notation))
        return quote - start > longestField ? (start, .longField) : nil
      }
      readUnquotedField(from: start)
      if lineFeedsInside == 0 { return (search, .textBehindQuotationMark) }
      suspect = start
      return (start, .openQuotationMark)
    }
    // A chunk ends after the line of an unclosed quotation mark.
    suspect = nil
    offset = start
    readUnquotedField(from: start)
    while offset < bytes.count, bytes[offset] == delimiter {
      offset += 1
      readUnquotedField(from: start)
    }
    return (start, endsInLongField ? .longField : .openQuotationMark)
  }

  private var isAtEndOfField: Bool {
    guard offset < bytes.count else { return true }
    switch bytes[offset] {
    case delimiter, UInt8(ascii: "\n"): return true
    case UInt8(ascii: "\r"):
      return offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
    default: return false
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the quotation mark that closes a field, and the notation of the text before it.
  func closingQuote(from start: Int) -> (offset: Int, notation: Cell.Notation)? {
    var notation = Cell.Notation.quoted
    var search = start
    while let quote = firstOffset(of: UInt8(ascii: "\""), from: search) {
      search = quote + 2
      guard quote + 1 < count, self[quote + 1] == UInt8(ascii: "\"") else {
        return (quote, notation)
      }
      notation = .doubled
    }
    return nil
  }
}
