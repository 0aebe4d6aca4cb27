/// The part of a text that is visible in a row, scrolled so that it contains the head of the
/// selection.
///
/// Its cost depends on the visible part, not on the length of the text: it reads the visible part
/// and as much on either side.
struct TextViewport {
  private(set) var row: Row
  /// The column of the cursor in the row.
  private(set) var cursor = 0
  /// The start of the visible part, in UTF-16 code units.
  private(set) var start = 0
  /// The number of UTF-16 code units and columns of each visible cluster.
  private var clusters: [(units: Int, columns: Int)] = []
  /// A Boolean value that indicates whether there is more text to the right.
  private(set) var hasMore = false

  /// Creates a viewport.
  ///
  /// Offsets are UTF-16 code units; `scroll` is the previous start of the visible part.
  init(_ state: EditingState, head: Int, scroll: Int, width: Int) {
    row = Row(width: max(1, width))
    let text = state.text
    let place = text.index(utf16: head)
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
      // A caret after a line break is in the next line.
      if !text[index].isNewline { clusters.append((text[index].utf16.count, cells.columns)) }
      offset += text[index].utf16.count
      index = text.index(after: index)
    }
    if index == place { cursor = row.columns }
    hasMore = index < text.endIndex
  }

  /// Returns the offset of the text at a column, in UTF-16 code units.
  ///
  /// It is the nearer end of the cluster there.
  func place(column: Int) -> Int {
    var (offset, end) = (start, 0)
    for (units, columns) in clusters {
      if column < end + (columns + 1) / 2 { break }
      offset += units
      end += columns
    }
    return offset
  }

  /// Returns the first visible cluster.
  ///
  /// It changes only if the head would be invisible, or if columns would be empty while text is
  /// hidden on the left.
  private static func first(
    _ text: String, _ head: String.Index, _ scroll: Int, _ width: Int
  ) -> String.Index {
    let aligned = EditingState(text, caret: scroll).normalized().caret ?? 0
    var first = text.index(utf16: aligned)
    if head < first {
      // Leave a third of the row for the text before the head.
      first = text.back(from: head, columns: width / 3)
    } else if text.columns(from: first, to: head, atMost: width) > width {
      first = text.back(from: head, columns: width)
    }
    let rest = text.columns(from: first, to: text.endIndex, atMost: width)
    return rest < width ? text.back(from: first, columns: width - rest) : first
  }
}

extension String {
  /// Returns the number of columns between two indices, or any number above a limit.
  fileprivate func columns(from start: Index, to end: Index, atMost limit: Int) -> Int {
    var (index, sum) = (start, 0)
    while index < end, sum <= limit {
      sum += Cell.cells(of: self[index], .plain).columns
      index = self.index(after: index)
    }
    return sum
  }

  /// Returns the index a number of columns before another, or the start of the text.
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
