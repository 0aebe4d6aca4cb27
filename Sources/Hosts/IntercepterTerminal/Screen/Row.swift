/// One row of the screen: cells from the left, followed by blanks.
package struct Row: Sendable {
  private(set) var cells: [Cell] = []
  /// The number of columns of the cells.
  package private(set) var columns = 0
  /// The canvas, as wide as the row.
  let canvas: Canvas

  /// Creates a row that begins with a text.
  init(_ canvas: Canvas, _ text: String = "", _ style: Style = .plain) {
    self.canvas = canvas
    append(text, style)
  }

  var width: Int { canvas.columns }

  /// The number of free columns.
  var room: Int { width - columns }

  package var text: String { cells.map(\.text).joined() }

  /// Appends a text of the interface, and replaces its end by `…` if it does not fit.
  mutating func append(_ text: some StringProtocol, _ style: Style = .plain, to most: Int = .max) {
    append(canvas.cells(of: text, style), to: most, style)
  }

  /// Appends a text from elsewhere, which has a direction of its own.
  mutating func append(
    isolating text: some StringProtocol, _ style: Style = .plain, to most: Int = .max
  ) {
    let cells = text.prefix(room + 1).flatMap { canvas.cells(of: $0, style) }
    append(cells.isolated, to: most, style)
  }

  private mutating func append(_ new: [Cell], to most: Int, _ style: Style) {
    let limit = max(0, min(most, room))
    if new.columns <= limit { return append(new) }
    let ellipsis = canvas.cells(of: "…", style)
    var (kept, columns): ([Cell], Int) = ([], ellipsis.columns)
    for cell in new where columns <= limit {
      columns += cell.columns
      kept.append(cell)
    }
    kept = kept.dropLast() + (ellipsis.columns <= limit ? ellipsis : [])
    if !kept.isEmpty {
      kept[kept.count - 1].closes = kept.reduce(kept[kept.count - 1].closes) {
        $0 + $1.opens - $1.closes
      }
    }
    append(kept)
  }

  /// Appends as many cells as fit.
  mutating func append(_ new: [Cell]) {
    for cell in new {
      if cell.columns > room { return }
      cells.append(cell)
      columns += cell.columns
    }
  }

  /// Appends blanks up to a column.
  mutating func pad(to column: Int, _ style: Style = .plain) {
    append(
      [Cell](repeating: Cell(text: " ", columns: 1, style: style), count: max(0, column - columns)))
  }

  /// Appends cells so that they end at the right edge, if there is room.
  mutating func append(right new: [Cell]) {
    pad(to: width - new.columns)
    append(new)
  }
}

extension Row: Equatable {
  package static func == (first: Row, second: Row) -> Bool {
    first.cells == second.cells && first.width == second.width
  }
}
