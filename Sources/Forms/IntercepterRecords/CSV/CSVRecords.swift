/// The records of a table in a chunk, with the cells of the form's fields.
struct CSVRecords: RecordParser {
  private(set) var cells: [Cell?]

  private let bytes: UnsafeRawBufferPointer
  private let table: CSVTable
  private let layout: CSVLayout
  private var index = 0
  private var faults = 0
  private var hints = 0
  /// The start of the next record, and the number of fields before it.
  private var start = 0
  private var firstField = 0

  init(_ chunk: Chunk, _ layout: CSVLayout) {
    bytes = chunk.bytes
    table = chunk.table!
    self.layout = layout
    cells = Array(repeating: nil, count: layout.columns.count)
  }

  mutating func next() -> ParsedRecord? {
    guard index < table.records.count else { return nil }
    let record = table.records[index]
    var parsed = ParsedRecord(
      range: start..<record.end, lineFeeds: record.lineFeeds, content: .cells)
    switch record.kind {
    case .heading: parsed.content = .heading
    case .passedOver: parsed.content = .passedOver
    case .rest: parsed.content = .rest
    case .faulty:
      parsed.content = .faulty(offset: table.faults[faults].offset, table.faults[faults].fault)
      faults += 1
    case .suspect:
      parsed.hint = table.hints[hints]
      hints += 1
      readCells()
    case .cells: readCells()
    }
    index += 1
    start = record.end
    firstField = record.fieldsEnd
    return parsed
  }

  @inline(__always)
  private mutating func readCells() {
    let first = index == 0 ? max(start, table.textStart) : start
    let hasNulls = !layout.nulls.isEmpty
    for place in layout.columns.indices {
      let column = layout.columns[place]
      var cell = table.cell(firstField + column, startingAt: column == 0 ? first : nil)
      if hasNulls, cell.notation == .plain || cell.notation == .slashed,
        layout.nulls.contains(where: { bytes[cell.content].elementsEqual($0.utf8) })
      {
        cell.content = cell.content.lowerBound..<cell.content.lowerBound
      }
      cells[place] = cell
    }
  }
}
