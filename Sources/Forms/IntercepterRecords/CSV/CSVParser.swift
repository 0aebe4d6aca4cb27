internal import TextTools

/// Parses the records of a CSV text (RFC 4180) in a chunk.
///
/// A field that begins with a quotation mark ends with the next one that is not doubled. Any other
/// field ends before the delimiter or the end of the line, and may contain quotation marks.
struct CSVParser: RecordParser {
  private(set) var cells: [Cell?] = []

  let bytes: UnsafeRawBufferPointer
  let layout: CSVLayout
  let delimiter: UInt8
  /// The start of the next record.
  var offset: Int
  /// A Boolean value that indicates whether the next record is the header.
  private var isHeader: Bool
  /// A Boolean value that indicates whether the next line is one such as `sep=;`.
  private var isSeparatorLine: Bool
  var fields: [Cell] = []
  /// The opening quotation mark that may be a mistake, because its field has several lines.
  var suspect: Int?

  /// The maximum length of a quoted field, in bytes.
  let longestField: Int
  /// A Boolean value that indicates whether the field that is open at the end of the bytes is too
  /// long.
  let endsInLongField: Bool
  /// The end of a field that is too long and began before the bytes, or `nil` if there is none.
  private var endOfLongField: Int?
  /// The quotation marks that are mistakes, after the offset.
  private var mistakes: ArraySlice<CSVMistake>

  /// - Parameters:
  ///   - isStart: Whether the bytes are the first of the text.
  ///   - longestField: The maximum length of a quoted field, in bytes.
  ///   - longField: Whether a field that is too long is open at the start and at the end of the
  ///     bytes.
  ///   - mistakes: The quotation marks that are mistakes.
  init(
    _ bytes: UnsafeRawBufferPointer, _ layout: CSVLayout, isStart: Bool, longestField: Int = .max,
    longField: (start: Bool, end: Bool) = (false, false), mistakes: [CSVMistake] = []
  ) {
    self.mistakes = mistakes[...]
    self.longestField = longestField
    endsInLongField = longField.end
    self.bytes = bytes
    self.layout = layout
    delimiter = layout.format.delimiterByte
    offset = 0
    isHeader = isStart && layout.format.hasHeader
    start = isStart && bytes.hasByteOrderMark ? 3 : 0
    isSeparatorLine = isStart && layout.format.following(separatorLineOf: bytes).start > 0
    cells = Array(repeating: nil, count: layout.columns.count)
    if longField.start { endOfLongField = bytes.closingQuote(from: 0)?.offset ?? bytes.count }
  }

  /// The offset in the next record at which its first field begins.
  var start: Int

  mutating func next() -> ParsedRecord? {
    guard offset < bytes.count else { return nil }
    if let endOfLongField { return passOver(to: endOfLongField) }
    let begin = offset
    if isSeparatorLine {
      isSeparatorLine = false
      start = 0
      offset = bytes.lineEnds(from: 0).line
      return ParsedRecord(range: 0..<offset, lineFeeds: 1, content: .heading)
    }
    if let mistake = mistakes.first, mistake.start == begin {
      mistakes.removeFirst()
      offset = mistake.end
      return ParsedRecord(
        range: begin..<offset,
        lineFeeds: bytes[raw: begin..<offset].count(of: UInt8(ascii: "\n")),
        content: .faulty(offset: mistake.quote, .openQuotationMark))
    }
    let (fault, lineFeeds) = readFields()
    defer { start = 0 }
    var record = ParsedRecord(range: begin..<offset, lineFeeds: lineFeeds, content: .cells)
    let isEmpty = fields.count == 1 && fields[0].written.isEmpty
    if isHeader {
      isHeader = false
      record.content = .heading
    } else if isEmpty, layout.columnCount != 1 {
      record.content = .passedOver
    } else if let fault {
      record.content = .faulty(offset: fault.offset, fault.fault)
    } else if fields.count != layout.columnCount {
      record.content = raggedness
    } else {
      for (index, column) in layout.columns.enumerated() {
        cells[index] = fields[column]
      }
      if let suspect {
        let isFirst = suspect == fields[0].written.lowerBound
        let hasRecords = CSVRecovery(self).areRecords(after: suspect, isFirst: isFirst)
        if hasRecords { record.hint = suspect }
      }
    }
    return record
  }

  /// Returns the next line of a field that is too long.
  ///
  /// The last line includes the rest of the record.
  private mutating func passOver(to quote: Int) -> ParsedRecord {
    let begin = offset
    let (textEnd, end) = bytes.lineEnds(from: begin)
    var lineFeeds = end - textEnd
    offset = end
    if quote < end {
      endOfLongField = nil
      offset = quote + 1
      lineFeeds = readFields().lineFeeds
    }
    return ParsedRecord(range: begin..<offset, lineFeeds: lineFeeds, content: .rest)
  }

  private var raggedness: ParsedRecord.Content {
    let surplus = fields.count > layout.columnCount
    let place =
      surplus ? fields[layout.columnCount].written.lowerBound : fields.last!.written.upperBound
    return .faulty(offset: place, .ragged(fields.count, insteadOf: layout.columnCount))
  }

  static func names(inHeaderOf bytes: UnsafeRawBufferPointer, _ format: CSVFormat) -> [String] {
    let (format, start) = format.following(separatorLineOf: bytes)
    var parser = CSVParser(
      bytes, CSVLayout(format: format, columnCount: 0, fields: [], columns: []), isStart: true)
    if start > 0 { (parser.offset, parser.start) = (start, 0) }
    _ = parser.readFields()
    return parser.fields.map { $0.text(in: bytes) }
  }
}
