/// One row of the screen: cells from the left, followed by blanks.
package struct Row: Hashable, Sendable {
  private(set) var cells: [Cell] = []
  /// The number of columns of the cells.
  package private(set) var columns = 0
  let width: Int

  /// Creates a row that begins with as much of a text as fits.
  init(width: Int, _ text: String = "", _ style: Style = .plain) {
    self.width = width
    append(text, style)
  }

  /// Creates a row with a text, and replaces its end by `…` if it does not fit.
  init(width: Int, truncating text: String, _ style: Style) {
    self.init(width: width)
    append(truncating: text, to: width, style)
  }

  /// Creates a row that is as wide as a text.
  init(_ text: String, _ style: Style) { self.init(width: text.columns, text, style) }

  /// The number of free columns.
  var room: Int { width - columns }

  /// Appends as much of a text as fits.
  mutating func append(_ text: some StringProtocol, _ style: Style = .plain) {
    for cluster in text where !append(cluster, style) { return }
  }

  /// Appends a text, and replaces its end by `…` if it does not fit.
  mutating func append(truncating text: some StringProtocol, to most: Int, _ style: Style = .plain)
  {
    let limit = min(most, room)
    var row = Row(width: limit)
    for cluster in text where !row.append(cluster, style) {
      while row.columns >= limit, !row.cells.isEmpty {
        row.columns -= row.cells.removeLast().columns
      }
      row.append("…", style)
      break
    }
    append(row)
  }

  mutating func append(_ cells: [Cell]) {
    for cell in cells {
      if cell.columns > room { return }
      self.cells.append(cell)
      columns += cell.columns
    }
  }

  mutating func append(_ row: Row) { append(row.cells) }

  /// Appends blanks up to a column.
  mutating func pad(to column: Int, _ style: Style = .plain) {
    while columns < min(column, width) { append([Cell(text: " ", columns: 1, style: style)]) }
  }

  /// Appends a row so that it ends at the right edge, if there is room.
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

  package var text: String { cells.map(\.text).joined() }
}
