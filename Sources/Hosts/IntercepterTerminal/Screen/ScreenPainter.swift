/// A painter that writes changes of the screen as control sequences.
///
/// It asks the terminal for the widths that it does not know, and paints when they are known. If
/// terminals disagree about the width of a cluster, the next one is positioned by its column as
/// well, so that an unanswered question never moves the rest of the row.
package struct ScreenPainter {
  private let hasColors: Bool
  private var shown: Screen?
  /// The row that the last questions have erased.
  private var erased: Int?

  /// Creates a painter for a terminal with unknown contents.
  package init(hasColors: Bool) { self.hasColors = hasColors }

  /// Returns the output that makes the terminal display a session, or that asks for its widths.
  ///
  /// - Parameter canAsk: `true` if no keys wait.
  package mutating func paint(_ session: inout some DrawnSession, canAsk: Bool) -> String {
    let screen = session.draw()
    if session.canvas.widths.isWaiting { return "" }
    let questions = canAsk ? session.canvas.widths.questions(about: screen) : ""
    if !questions.isEmpty {
      erased = screen.canvas.rows - 1
      return (shown == nil ? "\u{1B}[2J" : "") + questions
    }
    return paint(screen)
  }

  /// Returns the output that makes the terminal display a screen.
  package mutating func paint(_ screen: Screen) -> String {
    let (old, new) = (shown?.canvas, screen.canvas)
    let isNew =
      old.map { ($0.columns, $0.rows, $0.generation) != (new.columns, new.rows, new.generation) }
      ?? true
    var rows = ""
    for index in 0..<max(screen.rows.count, shown?.rows.count ?? 0) {
      let row = index < screen.rows.count ? screen.rows[index] : nil
      let old = isNew ? nil : shown.flatMap { index < $0.rows.count ? $0.rows[index] : nil }
      if row == old, index != erased { continue }
      rows += "\u{1B}[\(index + 1);1H\u{1B}[0m\u{1B}[K"
      if let row { write(row, to: &rows) }
    }
    let isSame = rows.isEmpty && !isNew && shown?.cursor == screen.cursor && erased == nil
    (shown, erased) = (screen, nil)
    if isSame { return "" }
    var output = "\u{1B}[?25l" + (isNew ? "\u{1B}[0m\u{1B}[2J" : "") + rows + "\u{1B}[0m"
    if let cursor = screen.cursor {
      output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    return screen.canvas.widths.hasSynchronizedUpdates
      ? "\u{1B}[?2026h\(output)\u{1B}[?2026l" : output
  }

  private func write(_ row: Row, to output: inout String) {
    var style = Style.plain
    var column = 0
    // A terminal that reorders a row needs to know the texts of another direction in it.
    let isolates =
      row.canvas.widths.hidesIsolates && row.cells.contains(where: \.isRightToLeft)
    for cell in row.cells {
      if cell.style != style {
        output += cell.style.sequence(hasColors: hasColors)
        style = cell.style
      }
      if isolates { output += String(repeating: "\u{2068}", count: cell.opens) }
      output += cell.text
      if isolates { output += String(repeating: "\u{2069}", count: cell.closes) }
      column += cell.columns
      if cell.isDisputed, column < row.width { output += "\u{1B}[\(column + 1)G" }
    }
    if column < row.width, row.cells.last?.isDisputed == true {
      output += "\u{1B}[0m\u{1B}[K"
    }
  }
}
