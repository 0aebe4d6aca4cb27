internal import TextInputIntercepter

/// The part of a text that is visible in a row, scrolled so that the end of the selection that moves is
/// in it.
///
/// Only what is visible is looked at, and as much again to either side.
struct TextViewport {
  /// The visible part.
  private(set) var row: Row
  /// Where the cursor is in it.
  private(set) var cursor = 0
  /// Where it begins, in UTF-16 code units.
  private(set) var start = 0
  /// The UTF-16 code units and the columns of each visible cluster.
  private var clusters: [(units: Int, columns: Int)] = []
  /// Whether there is more to the right.
  private(set) var hasMore = false

  /// - Parameters:
  ///   - state: What the field holds.
  ///   - head: The end of the selection that moves, in UTF-16 code units.
  ///   - scroll: Where the window began before, in UTF-16 code units.
  ///   - width: Its columns.
  init(_ state: EditingState, head: Int, scroll: Int, width: Int) {
    row = Row(width: max(1, width))
    let text = state.text
    let place = String.Index(utf16Offset: min(head, text.utf16.count), in: text)
    let first = Self.first(text, place, scroll, row.width - 1)
    start = first.utf16Offset(in: text)

    let selection = state.selection ?? 0..<0
    let marked = state.markedRange ?? 0..<0
    var (index, offset) = (first, start)
    while index < text.endIndex {
      if index == place { cursor = row.columns }
      var style = Style.plain
      if marked.contains(offset) { style = style.adding(.underlined) }
      if selection.contains(offset) { style = style.adding(.reversed) }
      let cells = Cell.cells(of: text[index], style)
      if cells.columns > row.room { break }
      row.append(cells)
      // A caret behind a line break is in the next line.
      if !text[index].isNewline { clusters.append((text[index].utf16.count, cells.columns)) }
      offset += text[index].utf16.count
      index = text.index(after: index)
    }
    if index == place { cursor = row.columns }
    hasMore = index < text.endIndex
  }

  /// The place in the text that is shown at a column, in UTF-16 code units: before or behind the
  /// cluster there, whichever is nearer.
  func place(column: Int) -> Int {
    var (offset, end) = (start, 0)
    for (units, columns) in clusters {
      if column < end + (columns + 1) / 2 { break }
      offset += units
      end += columns
    }
    return offset
  }

  /// The first visible cluster: the one it was, unless the head or a text that fits asks for another.
  private static func first(
    _ text: String, _ head: String.Index, _ scroll: Int, _ width: Int
  ) -> String.Index {
    let aligned = EditingState(text, caret: scroll).normalized().caret ?? 0
    var first = String.Index(utf16Offset: aligned, in: text)
    if head < first {
      // A third of the row before the head gives something to see.
      first = text.back(from: head, columns: width / 3)
    } else if text.columns(from: first, to: head, atMost: width) > width {
      first = text.back(from: head, columns: width)
    }
    let rest = text.columns(from: first, to: text.endIndex, atMost: width)
    return rest < width ? text.back(from: first, columns: width - rest) : first
  }
}

extension String {
  /// The columns between two places; no more is looked at once there are more than a limit.
  fileprivate func columns(from start: Index, to end: Index, atMost limit: Int) -> Int {
    var (index, sum) = (start, 0)
    while index < end, sum <= limit {
      sum += Cell.cells(of: self[index], .plain).columns
      index = self.index(after: index)
    }
    return sum
  }

  /// The place so many columns before another, or as many as there are.
  fileprivate func back(from place: Index, columns: Int) -> Index {
    var (index, sum) = (place, 0)
    while index > startIndex {
      let previous = self.index(before: index)
      sum += Cell.cells(of: self[previous], .plain).columns
      if sum > columns { break }
      index = previous
    }
    return index
  }
}
