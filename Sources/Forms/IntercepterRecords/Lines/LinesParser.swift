internal import TextTools

/// Parses the lines of a text in a chunk: each is a record of one field.
///
/// Lines end in LF or CR LF, optional after the last line.
struct LinesParser: RecordParser {
  private(set) var cells: [Cell?] = [nil]

  private let bytes: UnsafeRawBufferPointer
  /// The start of the next line.
  private var offset = 0
  /// The start of the next line's text, after a byte order mark.
  private var start: Int

  /// - Parameter isStart: Whether the bytes are the first of the text.
  init(_ bytes: UnsafeRawBufferPointer, isStart: Bool) {
    self.bytes = bytes
    start = isStart && bytes.hasByteOrderMark ? 3 : 0
  }

  mutating func next() -> ParsedRecord? {
    guard offset < bytes.count else { return nil }
    let line = offset
    var (end, next) = bytes.lineEnds(from: line)
    let lineFeeds = next - end
    offset = next
    if lineFeeds > 0, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    cells[0] = Cell(written: start..<end, content: start..<end, notation: .line)
    start = offset
    return ParsedRecord(range: line..<next, lineFeeds: lineFeeds, content: .cells)
  }
}
