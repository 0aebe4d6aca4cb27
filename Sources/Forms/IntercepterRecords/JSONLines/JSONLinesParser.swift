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
        case .string:
          let cell = cell(ofString: range)
          if cell.notation == .escaped, let half = loneSurrogate(in: cell.content) {
            let escape = String(decoding: bytes[half..<half + 6], as: UTF8.self)
            return .faulty(offset: half, .loneSurrogate(escape))
          }
          cells[place] = cell
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

  /// Returns the offset of the first escape that is half of a surrogate pair.
  private func loneSurrogate(in content: Range<Int>) -> Int? {
    var (position, lead) = (content.lowerBound, Int?.none)
    while let escape = bytes[raw: 0..<content.upperBound].firstOffset(
      of: UInt8(ascii: "\\"), from: position)
    {
      if let lead, escape != lead + 6 { return lead }
      position = escape + (bytes[escape + 1] == UInt8(ascii: "u") ? 6 : 2)
      let digits = String(decoding: bytes[escape + 2..<max(escape + 2, position)], as: UTF8.self)
      let unit = UInt16(digits, radix: 16) ?? 0
      let isTrail = UTF16.isTrailSurrogate(unit)
      if isTrail != (lead != nil) { return lead ?? escape }
      lead = UTF16.isLeadSurrogate(unit) ? escape : nil
    }
    return lead
  }
}

extension RecordFault {
  fileprivate static func loneSurrogate(_ escape: String) -> RecordFault {
    let message = "This text has half of a character"
    return RecordFault(
      message: "\(message), \(escape): it was cut within a surrogate pair.",
      discreetMessage: "\(message).")
  }

  fileprivate static func noJSON(_ error: JSONSyntaxError) -> RecordFault {
    RecordFault(
      message: "This is not JSON: \(error.message).", discreetMessage: "This is not JSON.")
  }

  fileprivate static func noText(_ value: JSONValue, in field: String) -> RecordFault {
    let message = "The field “\(field)” must be a string"
    return RecordFault(message: "\(message), not \(value).", discreetMessage: "\(message).")
  }
}
