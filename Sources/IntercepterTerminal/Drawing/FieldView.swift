internal import TextInputIntercepter

/// The visible part of a field's text: a row for each of its lines, as far as there is room, the end of
/// the selection that moves among them.
struct FieldView {
  /// The visible part of each visible line.
  private(set) var lines: [Line] = []
  /// Which of them has the cursor.
  private(set) var cursorRow = 0
  /// The first visible line of the text, from 0.
  private(set) var top: Int

  struct Line {
    var viewport: TextViewport
    /// Where the line begins in the text, in UTF-16 code units.
    let start: Int
  }

  /// - Parameters:
  ///   - state: What the field holds.
  ///   - starts: Where the lines begin, in UTF-16 code units.
  ///   - head: The end of the selection that moves, in UTF-16 code units.
  ///   - scroll: Where the visible part of the line with the head began before, in UTF-16 code units.
  ///   - top: The line that was the first visible one before.
  ///   - width: The columns.
  ///   - height: The most rows.
  init(
    _ state: EditingState, starts: [Int], head: Int, scroll: Int, top: Int, width: Int, height: Int
  ) {
    let current = (starts.firstIndex { $0 > head } ?? starts.count) - 1
    let count = max(1, min(height, starts.count))
    self.top = max(0, min(max(top, current - count + 1), current, starts.count - count))
    for index in self.top..<self.top + count {
      let (start, end) = (
        starts[index], index + 1 < starts.count ? starts[index + 1] : state.text.utf16.count
      )
      let line = state.cut(to: start..<end)
      let isCurrent = index == current
      if isCurrent { cursorRow = lines.count }
      let viewport = TextViewport(
        line, head: isCurrent ? head - start : 0, scroll: isCurrent ? scroll - start : 0,
        width: width)
      lines.append(Line(viewport: viewport, start: start))
    }
  }

  /// The line with the cursor.
  var current: Line { lines[cursorRow] }

  /// Where the visible part of the line with the cursor begins in the text, in UTF-16 code units.
  var scroll: Int { current.start + current.viewport.start }

  /// The place in the text that is shown at a column of a row, in UTF-16 code units.
  func place(row: Int, column: Int) -> Int {
    let line = lines[max(0, min(row, lines.count - 1))]
    return line.start + line.viewport.place(column: column)
  }
}

extension EditingState {
  /// A part of the text, with what is selected and marked in it.
  fileprivate func cut(to range: Range<Int>) -> EditingState {
    if range == 0..<text.utf16.count { return self }
    func moved(_ other: Range<Int>?) -> Range<Int>? {
      other.map { $0.clamped(to: range) }.map {
        $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound
      }
    }
    let part = text[text.index(range.lowerBound)..<text.index(range.upperBound)]
    return EditingState(
      String(part), selection: moved(selection), markedRange: moved(markedRange))
  }

  /// The same with a dot for each character: the text of a field that is secret.
  func hidden(_ head: Int) -> (state: EditingState, head: Int) {
    func moved(_ offset: Int) -> Int { text[..<text.index(offset)].count }
    func moved(_ range: Range<Int>?) -> Range<Int>? {
      range.map { moved($0.lowerBound)..<moved($0.upperBound) }
    }
    let dots = EditingState(
      text.hidden, selection: moved(selection), markedRange: moved(markedRange))
    return (dots, moved(head))
  }
}

extension String {
  /// A dot for each character.
  var hidden: String { String(repeating: "•", count: count) }

  /// Where the lines begin, in UTF-16 code units; a line break belongs to the line before it.
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

  fileprivate func index(_ utf16Offset: Int) -> Index {
    Index(utf16Offset: min(utf16Offset, utf16.count), in: self)
  }
}
