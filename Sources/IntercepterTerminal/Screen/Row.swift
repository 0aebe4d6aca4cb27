/// One row of the screen: cells from the left; what lies behind the last one is blank.
package struct Row: Hashable, Sendable {
  private(set) var cells: [Cell] = []
  /// The columns that the cells take.
  package private(set) var columns = 0
  /// The columns that there are.
  let width: Int

  init(width: Int) { self.width = width }

  /// Creates a row that is as wide as a text.
  init(_ text: String, _ style: Style) {
    width = text.columns
    append(text, style)
  }

  /// The columns that are left.
  var room: Int { width - columns }

  /// Appends a text, as far as there is room.
  mutating func append(_ text: some StringProtocol, _ style: Style = .plain) {
    for cluster in text where !append(cluster, style) { return }
  }

  /// Appends a text; where it does not fit, its end becomes `…`.
  mutating func append(truncating text: some StringProtocol, to most: Int, _ style: Style = .plain)
  {
    let limit = min(most, room)
    var row = Row(width: limit)
    for cluster in text where !row.append(cluster, style) {
      while row.columns >= limit, !row.cells.isEmpty { row.removeLast() }
      row.append("…", style)
      break
    }
    append(row)
  }

  /// Appends cells, as far as there is room.
  mutating func append(_ cells: [Cell]) {
    for cell in cells {
      if cell.columns > room { return }
      self.cells.append(cell)
      columns += cell.columns
    }
  }

  /// Appends another row.
  mutating func append(_ row: Row) { append(row.cells) }

  /// Appends blanks up to a column.
  mutating func pad(to column: Int, _ style: Style = .plain) {
    while columns < min(column, width) { append([Cell(text: " ", columns: 1, style: style)]) }
  }

  /// Appends a row so that it ends at the right edge, if there is room between.
  mutating func append(right row: Row) {
    if row.columns < room { pad(to: width - row.columns) }
    append(row)
  }

  private mutating func append(_ cluster: Character, _ style: Style) -> Bool {
    let cells = Cell.cells(of: cluster, style)
    if cells.columns > room { return false }
    append(cells)
    return true
  }

  private mutating func removeLast() {
    columns -= cells.removeLast().columns
  }

  /// The row as text.
  package var text: String { cells.map(\.text).joined() }
}
