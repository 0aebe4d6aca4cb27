internal import IntercepterForms
internal import IntercepterProfiles

/// Parses the records of JSON Lines in a chunk: an object on each line.
struct JSONLinesParser: RecordParser {
  private(set) var cells: [Cell?]
  private(set) var unknown = UnknownNames()

  private let bytes: UnsafeRawBufferPointer
  /// The index of each field in the form.
  private let places: OrderedFieldDictionary<Int>
  /// The start of the next record.
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer, _ places: OrderedFieldDictionary<Int>) {
    self.bytes = bytes
    self.places = places
    cells = Array(repeating: nil, count: places.count)
  }

  mutating func next() -> ParsedRecord? {
    guard offset < bytes.count else { return nil }
    let start = offset
    let (end, next) = bytes.lineEnds(from: start)
    offset = next
    return ParsedRecord(range: start..<next, lineFeeds: next - end, content: read(start..<end))
  }

  private mutating func read(_ line: Range<Int>) -> ParsedRecord.Content {
    if bytes[line].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return .passedOver }
    for index in cells.indices { cells[index] = nil }
    do {
      for member in try JSONValue.placedMembers(json: bytes[utf8: line]) {
        guard let place = places[member.name] else {
          unknown.insert(member.name)
          continue
        }
        let range =
          member.range.lowerBound + line.lowerBound..<member.range.upperBound + line.lowerBound
        switch member.value {
        case .null: break
        case .string: cells[place] = cell(ofString: range)
        case .number, .boolean:
          cells[place] = Cell(written: range, content: range, notation: .literal)
        case .array, .object:
          return .faulty(offset: range.lowerBound, .noText(member.value, in: member.name))
        }
      }
      return .cells
    } catch {
      return .faulty(offset: line.lowerBound + error.offset, .noJSON(error))
    }
  }

  private func cell(ofString range: Range<Int>) -> Cell {
    let content = range.lowerBound + 1..<range.upperBound - 1
    let hasEscapes = bytes[content].contains(UInt8(ascii: "\\"))
    return Cell(written: range, content: content, notation: hasEscapes ? .escaped : .string)
  }
}

extension RecordFault {
  fileprivate static func noJSON(_ error: JSONSyntaxError) -> RecordFault {
    RecordFault(
      message: "This is not JSON: \(error.message).", discreetMessage: "This is not JSON.")
  }

  fileprivate static func noText(_ value: JSONValue, in field: String) -> RecordFault {
    let message = "The field “\(field)” must be a string"
    return RecordFault(message: "\(message), not \(value).", discreetMessage: "\(message).")
  }
}
