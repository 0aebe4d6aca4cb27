/// The visible part of a field's text: one row per line, including the line with the head of the
/// selection.
struct FieldView {
  private(set) var lines: [Line] = []
  /// The index of the visible line with the cursor.
  private(set) var cursorRow = 0
  /// The index of the first visible line in the text.
  private(set) var top: Int

  struct Line {
    var viewport: TextViewport
    /// The offset of the line in the text, in UTF-16 code units.
    let start: Int
  }

  /// Creates a view of at most `height` rows; offsets are UTF-16 code units.
  ///
  /// - Parameters:
  ///   - scroll: The previous start of the visible part of the line with the head.
  ///   - top: The index of the line that was the first visible one.
  init(
    _ state: EditingState, starts: [Int], head: Int, scroll: Int, top: Int, canvas: Canvas,
    height: Int
  ) {
    let current = (starts.firstIndex { $0 > head } ?? starts.count) - 1
    let count = max(1, min(height, starts.count))
    self.top = max(0, min(max(top, current - count + 1), current, starts.count - count))
    for index in self.top..<self.top + count {
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : state.text.utf16.count
      let line = state.cut(to: start..<end)
      let isCurrent = index == current
      if isCurrent { cursorRow = lines.count }
      let viewport = TextViewport(
        line, head: isCurrent ? head - start : 0, scroll: isCurrent ? scroll - start : 0,
        canvas: canvas)
      lines.append(Line(viewport: viewport, start: start))
    }
  }

  var current: Line { lines[cursorRow] }

  /// The start of the visible part of the line with the cursor, in UTF-16 code units of the text.
  var scroll: Int { current.start + current.viewport.start }

  /// Returns the offset of the text at a column of a row, in UTF-16 code units.
  func place(row: Int, column: Int) -> Int {
    let line = lines[max(0, min(row, lines.count - 1))]
    return line.start + line.viewport.place(column: column)
  }
}

extension EditingState {
  /// Returns a part of the text, with its selection and marked text.
  func cut(to range: Range<Int>) -> EditingState {
    if range == 0..<text.utf16.count { return self }
    func moved(_ other: Range<Int>?) -> Range<Int>? {
      other.map { $0.clamped(to: range) }.map {
        $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound
      }
    }
    let part = text[text.index(utf16: range.lowerBound)..<text.index(utf16: range.upperBound)]
    return EditingState(String(part), selection: moved(selection), markedRange: moved(markedRange))
  }

  /// Returns the state with a dot for each character, for a secret field.
  func hidden(_ head: Int) -> (state: EditingState, head: Int) {
    func moved(_ offset: Int) -> Int { text[..<text.index(utf16: offset)].count }
    func moved(_ range: Range<Int>?) -> Range<Int>? {
      range.map { moved($0.lowerBound)..<moved($0.upperBound) }
    }
    let dots = EditingState(
      text.hidden, selection: moved(selection), markedRange: moved(markedRange))
    return (dots, moved(head))
  }
}

extension String {
  var hidden: String { String(repeating: "•", count: count) }

  /// The offsets of the lines, in UTF-16 code units.
  ///
  /// A line break belongs to the line before it.
  var lineStarts: [Int] {
    var starts = [0]
    guard utf8.contains(0x0A) || utf8.contains(0x0D) else { return starts }
    var offset = 0
    for character in self {
      offset += character.utf16.count
      if character == "\n" || character == "\r\n" || character == "\r" { starts.append(offset) }
    }
    return starts
  }

  /// Returns the index at an offset in UTF-16 code units, at most the end.
  func index(utf16 offset: Int) -> Index {
    Index(utf16Offset: min(offset, utf16.count), in: self)
  }
}
