/// The number of columns and rows of a terminal.
package struct ScreenSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// Creates a size of at least one cell.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}

/// The contents of the terminal.
package struct Screen: Hashable, Sendable {
  package let size: ScreenSize
  /// The rows from the top, at most as many as the terminal has.
  package private(set) var rows: [Row] = []
  /// The position of the cursor, or `nil` if it is hidden.
  package private(set) var cursor: Position?

  /// A position on the screen, counted from 0.
  package struct Position: Hashable, Sendable {
    package var row, column: Int
  }

  init(size: ScreenSize) { self.size = size }

  /// An empty row of the screen's width.
  var blank: Row { Row(width: size.columns) }

  var room: Int { size.rows - rows.count }

  mutating func append(_ row: Row) {
    if room > 0 { rows.append(row) }
  }

  /// Adds blank rows until a number of free rows is left.
  mutating func fill(leaving count: Int) {
    while room > count { append(blank) }
  }

  /// Places the cursor in the next row.
  mutating func placeCursor(_ column: Int) {
    if room > 0 { cursor = Position(row: rows.count, column: min(column, size.columns - 1)) }
  }
}
