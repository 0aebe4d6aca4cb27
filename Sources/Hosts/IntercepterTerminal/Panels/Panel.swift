/// A part of the screen below the fields, which may receive the keys instead of the field.
protocol Panel {
  /// The title, which tells panels apart.
  var title: String { get }
  /// Returns at most `height` rows, including that of the title.
  func rows(of repl: Repl, height: Int) -> [Row]
  /// Handles an event, and returns whether the panel stays open.
  mutating func handle(_ event: InputEvent, in repl: inout Repl) -> Bool
  /// Returns the last row of the screen, and the column of the cursor in it.
  func lastRow(of repl: Repl) -> (row: Row, cursor: Int?)
}

/// A panel of rows that can be scrolled.
struct ListPanel: Panel, Sendable {
  let title: String
  /// A Boolean value that indicates whether the panel covers the fields in a small terminal, because
  /// it does not depend on the typed text.
  var coversFields = false
  private var scroll = 0
  private let list: @Sendable (Repl, _ height: Int) -> [Row]

  /// Creates a panel.
  ///
  /// - Parameter list: A function that returns all rows below the title, which precede it if it is
  ///   empty, for a number of visible rows.
  init(
    _ title: String, coversFields: Bool = false,
    list: @escaping @Sendable (Repl, _ height: Int) -> [Row]
  ) {
    (self.title, self.coversFields, self.list) = (title, coversFields, list)
  }

  func rows(of repl: Repl, height: Int) -> [Row] {
    var rows = list(repl, height - 1)
    var head = title.isEmpty ? rows.removeFirst() : repl.line(title, .bold)
    if rows.count < height { return [head] + rows }
    let first = min(scroll, rows.count - height + 1)
    let visible = rows.dropFirst(first).prefix(max(1, height - 1))
    let place = repl.canvas.cells(
      of: "  \(first + 1)–\(first + visible.count) of \(rows.count) ", .dim)
    if place.columns < head.room { head.append(right: place) }
    return [head] + visible
  }

  mutating func handle(_ event: InputEvent, in repl: inout Repl) -> Bool {
    let room = repl.panelHeight - 1
    let step =
      switch event {
      case .pageUp: -room
      case .pageDown: room
      case .mouse(let mouse) where mouse.kind == .wheelUp: -1
      case .mouse(let mouse) where mouse.kind == .wheelDown: 1
      default: 0
      }
    scroll = max(0, min(scroll + step, list(repl, room).count - room))
    return true
  }

  func lastRow(of repl: Repl) -> (row: Row, cursor: Int?) { (repl.hintRow, nil) }
}
