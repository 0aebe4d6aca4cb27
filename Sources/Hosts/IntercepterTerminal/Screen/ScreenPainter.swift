/// A painter that writes changes of the screen as control sequences.
///
/// If terminals may disagree about the width of a cluster, the next one is positioned by its
/// column. A disagreement therefore never moves the rest of the row.
package struct ScreenPainter {
  private let hasColors: Bool
  private var shown: Screen?

  /// Creates a painter for a terminal with unknown contents.
  package init(hasColors: Bool) { self.hasColors = hasColors }

  /// Discards the displayed screen, so that the next one is painted as a whole.
  package mutating func invalidate() { shown = nil }

  /// Returns the output that makes the terminal display a screen.
  package mutating func paint(_ screen: Screen) -> String {
    defer { shown = screen }
    if shown == screen { return "" }
    // Hide the cursor, and update the screen in one step if the terminal supports it.
    var output = "\u{1B}[?2026h\u{1B}[?25l"
    let isNew = shown?.size != screen.size
    if isNew { output += "\u{1B}[0m\u{1B}[2J" }
    for index in 0..<max(screen.rows.count, shown?.rows.count ?? 0) {
      let row = index < screen.rows.count ? screen.rows[index] : nil
      let old = isNew ? nil : shown.flatMap { index < $0.rows.count ? $0.rows[index] : nil }
      if row == old { continue }
      output += "\u{1B}[\(index + 1);1H\u{1B}[0m\u{1B}[K"
      if let row { write(row, to: &output) }
    }
    output += "\u{1B}[0m"
    if let cursor = screen.cursor {
      output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    return output + "\u{1B}[?2026l"
  }

  private func write(_ row: Row, to output: inout String) {
    var style = Style.plain
    var column = 0
    for cell in row.cells {
      if cell.style != style {
        output += cell.style.sequence(hasColors: hasColors)
        style = cell.style
      }
      output += cell.text
      column += cell.columns
      if cell.isDisputed, column < row.width { output += "\u{1B}[\(column + 1)G" }
    }
    if column < row.width, row.cells.last?.isDisputed == true {
      output += "\u{1B}[0m\u{1B}[K"
    }
  }
}
