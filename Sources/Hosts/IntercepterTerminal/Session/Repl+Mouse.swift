extension Repl {
  /// Handles a mouse event.
  ///
  /// A click places the caret or moves to another field, a drag selects, and the wheel scrolls a
  /// panel.
  mutating func handle(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .wheelUp: panelScroll = max(0, panelScroll - 1)
    case .wheelDown: panelScroll += 1
    case .press:
      let layout = layout()
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
      guard let anchor = mouseAnchor, let place = place(at: mouse, layout()) else { return }
      perform(.select(min(anchor, place)..<max(anchor, place)))
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
    let column = text.columns(from: starts[line], to: head)
    let start = starts[line + step]
    let isLast = line + step == starts.count - 1
    var offset = start
    for cluster in text[text.index(utf16: start)...] {
      let end = offset + cluster.utf16.count
      if !isLast, end >= starts[line + step + 1] { break }
      if text.columns(from: start, to: end) > column { break }
      offset = end
    }
    let place = text.clusterRange(utf16: offset..<offset).lowerBound
    perform(.select(place..<place))
    return true
  }
}

extension String {
  fileprivate func columns(from start: Int, to end: Int) -> Int {
    self[index(utf16: start)..<index(utf16: end)].columns
  }
}
