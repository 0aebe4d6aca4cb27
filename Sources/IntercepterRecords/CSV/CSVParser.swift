internal import TextTools

/// Reads the records of a CSV text (RFC 4180) from a chunk.
///
/// A field that begins with a quotation mark ends with the next one that is not doubled; any other ends
/// before the delimiter or the end of the line, and may hold quotation marks as ordinary characters.
struct CSVParser: RecordParser {
  private(set) var cells: [Cell?] = []

  private let bytes: UnsafeRawBufferPointer
  private let layout: CSVLayout
  private let delimiter: UInt8
  /// Where the next record begins.
  private var offset: Int
  /// Whether the next record names the columns.
  private var isHeader: Bool
  private var fields: [Cell] = []

  /// - Parameter isStart: Whether the bytes are the first ones of the text.
  init(_ bytes: UnsafeRawBufferPointer, _ layout: CSVLayout, isStart: Bool) {
    self.bytes = bytes
    self.layout = layout
    delimiter = layout.format.delimiterByte
    offset = 0
    isHeader = isStart && layout.format.hasHeader
    start = isStart && bytes.hasByteOrderMark ? 3 : 0
    cells = Array(repeating: nil, count: layout.columns.count)
  }

  /// Where the first field of the next record begins, from there.
  private var start: Int

  mutating func next() -> ParsedRecord? {
    guard offset < bytes.count else { return nil }
    let begin = offset
    let (fault, lineFeeds) = readFields()
    defer { start = 0 }
    var record = ParsedRecord(range: begin..<offset, lineFeeds: lineFeeds, content: .cells)
    let isEmpty = fields.count == 1 && fields[0].written.isEmpty
    if isHeader || isEmpty && layout.columnCount != 1 {
      isHeader = false
      record.content = .passedOver
    } else if let fault {
      record.content = .faulty(offset: fault.offset, fault.fault)
    } else if fields.count != layout.columnCount {
      record.content = raggedness
    } else {
      for (index, column) in layout.columns.enumerated() {
        cells[index] = fields[column]
      }
    }
    return record
  }

  private var raggedness: ParsedRecord.Content {
    let surplus = fields.count > layout.columnCount
    let place =
      surplus ? fields[layout.columnCount].written.lowerBound : fields.last!.written.upperBound
    return .faulty(offset: place, .ragged(fields.count, insteadOf: layout.columnCount))
  }

  /// The names that a header gives to the columns.
  static func names(inHeaderOf bytes: UnsafeRawBufferPointer, _ format: CSVFormat) -> [String] {
    var parser = CSVParser(
      bytes, CSVLayout(format: format, columnCount: 0, fields: [], columns: []), isStart: true)
    _ = parser.readFields()
    return parser.fields.map { $0.text(in: bytes) }
  }
}

extension CSVParser {
  private typealias Fault = (offset: Int, fault: RecordFault)

  /// Reads the fields of a record, and goes on to the next one.
  private mutating func readFields() -> (Fault?, lineFeeds: Int) {
    fields.removeAll(keepingCapacity: true)
    var fault: Fault?
    var lineFeeds = 0
    offset += start
    while true {
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
        if let found = readQuotedField(&lineFeeds), fault == nil { fault = found }
      } else {
        readPlainField(from: offset)
      }
      guard offset < bytes.count else { return (fault, lineFeeds) }
      let isEnd = bytes[offset] != delimiter
      offset += 1
      if isEnd { return (fault, lineFeeds + 1) }
    }
  }

  /// Reads up to a delimiter or the end of the line.
  private mutating func readPlainField(from start: Int) {
    var end = offset
    while end < bytes.count, bytes[end] != delimiter, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    offset = end
    // The CR of a CR LF is not a part of the field.
    let isCRLF =
      end < bytes.count && bytes[end] == UInt8(ascii: "\n") && end > start
      && bytes[end - 1] == UInt8(ascii: "\r")
    let field = start..<(isCRLF ? end - 1 : end)
    fields.append(Cell(written: field, content: field, notation: .plain))
  }

  private mutating func readQuotedField(_ lineFeeds: inout Int) -> Fault? {
    let start = offset
    var notation = Cell.Notation.quoted
    var search = start + 1
    while let quote = bytes.firstOffset(of: UInt8(ascii: "\""), from: search) {
      search = quote + 1
      if search < bytes.count, bytes[search] == UInt8(ascii: "\"") {
        notation = .doubled
        search += 1
        continue
      }
      lineFeeds += UnsafeRawBufferPointer(rebasing: bytes[start..<quote])
        .count(of: UInt8(ascii: "\n"))
      offset = search
      if isAtEndOfField {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
        fields.append(
          Cell(written: start..<search, content: start + 1..<quote, notation: notation))
        return nil
      }
      readPlainField(from: start)
      return (search, .textBehindQuotationMark)
    }
    // A chunk ends with the line of a quotation mark that nothing closes.
    offset = start
    readPlainField(from: start)
    while offset < bytes.count, bytes[offset] == delimiter {
      offset += 1
      readPlainField(from: start)
    }
    return (start, .openQuotationMark)
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

extension RecordFault {
  fileprivate static let openQuotationMark = RecordFault(
    message: "This quotation mark is not closed.")
  fileprivate static let textBehindQuotationMark = RecordFault(
    message: "A field in quotation marks must end with the second of them.")

  fileprivate static func ragged(_ count: Int, insteadOf expected: Int) -> RecordFault {
    RecordFault(
      message: """
        This record has \(count) \(count == 1 ? "field" : "fields") instead of \(expected).
        """)
  }
}
