extension Repl {
  /// Handles a press, which places the caret or moves to another field, or a drag, which selects.
  mutating func handle(_ mouse: MouseEvent) {
    let layout = layout()
    switch mouse.kind {
    case .press:
      guard layout.owners.indices.contains(mouse.row), let owner = layout.owners[mouse.row] else {
        return
      }
      if owner != focus {
        moveFocus(by: owner - focus)
      } else if let place = place(at: mouse, layout) {
        mouseAnchor = place
        perform(.select(place..<place))
      }
    case .drag:
      guard let anchor = mouseAnchor, let place = place(at: mouse, layout) else { return }
      perform(.select(min(anchor, place)..<max(anchor, place)))
    case .wheelUp, .wheelDown: break
    }
  }

  /// Returns the offset of the text at a cell, in grapheme clusters.
  private func place(at mouse: MouseEvent, _ layout: Layout) -> Int? {
    guard !current.state.hasMarkedText, let top = layout.textRow else { return nil }
    let place = fieldView.place(row: mouse.row - top, column: mouse.column - 2)
    return current.specification.isSecret
      ? place : current.state.text.clusterRange(utf16: place..<place).lowerBound
  }

  /// Moves the caret to the line above or below, or returns `false` if there is none.
  mutating func moveLine(by step: Int) -> Bool {
    let text = current.state.text
    let starts = rowStarts(of: text)
    let head = current.field.head
    let line = (starts.firstIndex { $0 > head } ?? starts.count) - 1
    guard starts.indices.contains(line + step), !current.state.hasMarkedText else { return false }
    func columns(_ start: Int, _ end: Int) -> Int {
      text[text.index(utf16: start)..<text.index(utf16: end)].reduce(0) {
        $0 + canvas.cells(of: $1, .plain).columns
      }
    }
    let column = columns(starts[line], head)
    let start = starts[line + step]
    let isLast = line + step == starts.count - 1
    var offset = start
    for cluster in text[text.index(utf16: start)...] {
      let end = offset + cluster.utf16.count
      if !isLast, end >= starts[line + step + 1] { break }
      if columns(start, end) > column { break }
      offset = end
    }
    let place = text.clusterRange(utf16: offset..<offset).lowerBound
    perform(.select(place..<place))
    return true
  }
}
