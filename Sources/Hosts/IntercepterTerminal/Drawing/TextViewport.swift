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
  init(_ state: EditingState, head: Int, scroll: Int, canvas: Canvas) {
    row = Row(canvas)
    let text = state.text
    let place = text.index(utf16: head)
    let first = Self.first(text, place, scroll, canvas)
    start = first.utf16Offset(in: text)

    let selection = state.selection ?? 0..<0
    let marked = state.markedRange ?? 0..<0
    var (index, offset) = (first, start)
    while index < text.endIndex {
      if index == place { cursor = row.columns }
      var style = Style.plain
      if marked.contains(offset) { style = style.adding(.underlined) }
      if selection.contains(offset) { style = style.adding(.reversed) }
      let cells = canvas.cells(of: text[index], style)
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
    _ text: String, _ head: String.Index, _ scroll: Int, _ canvas: Canvas
  ) -> String.Index {
    let width = canvas.columns - 1
    let aligned = EditingState(text, caret: scroll).normalized().caret ?? 0
    var first = text.index(utf16: aligned)
    if head < first {
      // Leave a third of the row for the text before the head.
      first = canvas.start(of: text[..<head], columns: width / 3)
    } else if canvas.columns(of: text[first..<head], atMost: width) > width {
      first = canvas.start(of: text[..<head], columns: width)
    }
    let rest = canvas.columns(of: text[first...], atMost: width)
    return rest < width ? canvas.start(of: text[..<first], columns: width - rest) : first
  }
}

extension Canvas {
  /// Returns the number of columns of a text, or any number above a limit.
  fileprivate func columns(of text: Substring, atMost limit: Int) -> Int {
    var sum = 0
    for cluster in text.prefix(limit + 1) { sum += cells(of: cluster, .plain).columns }
    return sum
  }

  /// Returns the start of the last part of a text that has at most a number of columns.
  fileprivate func start(of text: Substring, columns: Int) -> String.Index {
    var (rest, sum) = (text, 0)
    while let last = rest.last {
      sum += cells(of: last, .plain).columns
      if sum > columns { break }
      rest.removeLast()
    }
    return rest.endIndex
  }
}
