/// The records of a CSV text in a chunk, and the ends of their fields.
struct CSVTable: Sendable {
  /// A record, which begins where the one before it ends.
  struct Record: Sendable {
    /// The offset after its line.
    var end: Int
    /// The number of fields of the table up to its last one.
    var fieldsEnd: Int
    var lineFeeds: Int
    var kind: Kind
  }

  enum Kind: Sendable {
    case heading
    case passedOver
    case rest
    /// A record that cannot be checked. The next of ``CSVTable/faults`` says why.
    case faulty
    case cells
    /// A record with a quoted field that looks like records. The next of ``CSVTable/hints`` is its
    /// quotation mark.
    case suspect
  }

  typealias Fault = (offset: Int, fault: RecordFault)

  /// The end of a field, and its notation.
  struct FieldEnd: Sendable {
    private let bits: Int
    init(_ offset: Int, _ notation: Cell.Notation) { bits = offset << 2 | notation.rawValue }
    var offset: Int { bits >> 2 }
    var notation: Cell.Notation { Cell.Notation(rawValue: bits & 3)! }
    func moved(by distance: Int) -> FieldEnd { FieldEnd(offset + distance, notation) }
  }

  var records: [Record] = []
  var ends: [FieldEnd] = []
  var faults: [Fault] = []
  var hints: [Int] = []
  /// The start of the first record's first field.
  var textStart = 0
  var marks: CSVMarks

  /// Returns a field of a record.
  ///
  /// - Parameters:
  ///   - index: The index of the field in the table.
  ///   - start: The start of the field, if it is the first of its record.
  @inline(__always)
  func cell(_ index: Int, startingAt start: Int?) -> Cell {
    let end = ends[index]
    let written = (start ?? ends[index - 1].offset + 1)..<end.offset
    let isQuoted = end.notation == .quoted || end.notation == .doubled
    return Cell(
      written: written,
      content: isQuoted ? written.lowerBound + 1..<written.upperBound - 1 : written,
      notation: end.notation)
  }

  /// Returns the names in the header of the text.
  func names(in bytes: UnsafeRawBufferPointer) -> [String] {
    guard let header = records.firstIndex(where: { $0.fieldsEnd > 0 }) else { return [] }
    let start = max(textStart, header > 0 ? records[header - 1].end : 0)
    return (0..<records[header].fieldsEnd).map {
      cell($0, startingAt: $0 == 0 ? start : nil).text(in: bytes, marks)
    }
  }
}
