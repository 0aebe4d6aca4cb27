/// The contents of the terminal.
package struct Screen: Sendable {
  package let canvas: Canvas
  /// The rows from the top, at most as many as the terminal has.
  package private(set) var rows: [Row] = []
  /// The position of the cursor, or `nil` if it is hidden.
  package private(set) var cursor: Position?

  /// A position on the screen, counted from 0.
  package struct Position: Hashable, Sendable {
    package var row, column: Int
  }

  init(_ canvas: Canvas) { self.canvas = canvas }

  var room: Int { canvas.rows - rows.count }

  mutating func append(_ row: Row) {
    if room > 0 { rows.append(row) }
  }

  /// Adds blank rows until a number of free rows is left.
  mutating func fill(leaving count: Int) {
    while room > count { append(Row(canvas)) }
  }

  /// Places the cursor in the next row.
  mutating func placeCursor(_ column: Int) {
    if room > 0 { cursor = Position(row: rows.count, column: min(column, canvas.columns - 1)) }
  }
}

/// A session that keys change and a terminal displays.
package protocol DrawnSession {
  var canvas: Canvas { get set }
  /// A Boolean value that indicates whether the session has ended.
  var isOver: Bool { get }
  /// The time after which ``tick()`` is due, in milliseconds, or `nil` if it is not.
  var tickTime: Int? { get }
  mutating func draw() -> Screen
  mutating func handle(_ events: [InputEvent])
  mutating func tick()
}
