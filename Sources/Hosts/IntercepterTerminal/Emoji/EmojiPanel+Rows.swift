internal import IntercepterEmoji

extension EmojiPanel {
  /// The number of columns of most emoji with the blanks beside them.
  private static let cell = 4

  /// Sets the number of emoji in a row of the grid.
  mutating func fit(_ canvas: Canvas) { picker.columns = max(1, (canvas.columns - 2) / Self.cell) }

  /// Returns the rows of the groups, the visible part of the grid, and the name of the selected
  /// emoji.
  func rows(on canvas: Canvas, height: Int) -> [Row] {
    var rows = height > 5 && picker.query.isEmpty ? [groupsRow(canvas)] : []
    let tones = toneRows(canvas)
    rows += gridRows(canvas, max(1, height - rows.count - 1 - tones.count)) + tones
    rows.append(nameRow(canvas))
    return Array(rows.prefix(max(1, height)))
  }

  func searchRow(_ canvas: Canvas) -> Row {
    var row = Row(canvas, " Emoji: ", .bold)
    row.append(isolating: picker.query)
    row.append("▏", .accent)
    return row
  }

  private func groupsRow(_ canvas: Canvas) -> Row {
    let current = picker.section(at: picker.selected)
    return row(canvas, picker.sections.map(\.title.symbol), selected: current)
  }

  private func gridRows(_ canvas: Canvas, _ room: Int) -> [Row] {
    // A line is a heading or a row of emoji.
    var lines: [(heading: String?, places: Range<Int>)] = []
    var selected = 0
    for row in picker.rows {
      if row.isFirst { lines.append((picker.sections[row.section].title.name, 0..<0)) }
      if row.places.contains(picker.selected) { selected = lines.count }
      lines.append((nil, row.places))
    }
    if lines.isEmpty {
      let reason = picker.query.isEmpty ? "the rules allow no emoji" : "nothing found"
      return [Row(canvas, " \(reason)", .dim)]
    }
    let first = max(0, min(selected - max(1, room / 2), lines.count - room))
    return lines.dropFirst(room > 1 ? first : selected).prefix(room).map { heading, places in
      if let heading { return Row(canvas, " \(heading)", .dim) }
      let isOpen = picker.toneChooser == nil && places.contains(picker.selected)
      return row(
        canvas, places.map { picker.emoji(at: $0)?.text ?? "" },
        selected: isOpen ? picker.selected - places.lowerBound : nil)
    }
  }

  private func toneRows(_ canvas: Canvas) -> [Row] {
    guard let chooser = picker.toneChooser else { return [] }
    return chooser.rows.map { variants in
      row(
        canvas, variants.map(\.text), selected: variants.firstIndex { $0 == chooser.choice },
        after: Row(canvas, " ◦", .accent))
    }
  }

  /// Returns a row of emoji, which begins so that the selected one is visible.
  ///
  /// An emoji that the terminal draws wide takes several places of the grid.
  private func row(
    _ canvas: Canvas, _ texts: [String], selected: Int?, after start: Row? = nil
  ) -> Row {
    let start = start ?? Row(canvas, " ")
    let cells = texts.enumerated().map { index, text -> [Cell] in
      let style: Style = index == selected ? Style(color: .cyan, attributes: .reversed) : .plain
      let emoji = text.flatMap { canvas.cells(of: $0, style) }
      let width = (emoji.columns + 1 + Self.cell) / Self.cell * Self.cell
      let blank = Cell(text: " ", columns: 1, style: style)
      return [blank] + emoji + [Cell](repeating: blank, count: width - emoji.columns - 1)
    }
    let end = (selected ?? 0) + 1
    let first = (0..<end).first {
      cells[$0..<end].joined().reduce(0) { $0 + $1.columns } <= start.room
    }
    var row = start
    for emoji in cells.dropFirst(first ?? end - 1) where emoji.columns <= row.room {
      row.append(emoji)
    }
    return row
  }

  private func nameRow(_ canvas: Canvas) -> Row {
    var row = Row(canvas)
    guard let emoji = picker.toneChooser?.choice ?? picker.selectedEmoji else { return row }
    row.append(" \(emoji.text) ", .bold)
    row.append(isolating: picker.names.name(of: emoji), .bold, to: row.room - 1)
    if picker.recents.isFavorite(emoji.emoji) { row.append(" ★", .warning) }
    return row
  }
}
