internal import IntercepterEmoji

extension EmojiPanel {
  /// The number of columns of an emoji with the blanks beside it.
  static let cell = 4

  /// Returns the rows of the search, the groups, the visible part of the grid, and the name of the
  /// selected emoji.
  mutating func rows(width: Int, height: Int, hasSearch: Bool = true) -> [Row] {
    fit(width: width)
    var rows = hasSearch ? [searchRow(width)] : []
    if height > 6, picker.query.isEmpty { rows.append(groupsRow(width)) }
    let tones = toneRows(width)
    let room = max(1, height - rows.count - 1 - tones.count)
    rows += gridRows(width, room)
    rows += tones
    rows.append(nameRow(width))
    return Array(rows.prefix(max(1, height)))
  }

  /// Sets the number of emoji in a row of the grid.
  mutating func fit(width: Int) { picker.columns = max(1, (width - 2) / Self.cell) }

  private func searchRow(_ width: Int) -> Row {
    var row = Row(width: width, " Emoji: ", .bold)
    row.append(picker.query)
    row.append("▏", .accent)
    row.append(right: Row("\(picker.count) ", .dim))
    return row
  }

  private func groupsRow(_ width: Int) -> Row {
    var row = Row(width: width, " ")
    let current = picker.section(at: picker.selected)
    for (index, section) in picker.sections.enumerated() {
      let style: Style = index == current ? Style(color: .cyan, attributes: .reversed) : .plain
      row.append(" \(section.title.symbol) ", style)
    }
    return row
  }

  private mutating func gridRows(_ width: Int, _ room: Int) -> [Row] {
    // A line is a heading or a row of emoji.
    var lines: [(heading: String?, places: Range<Int>)] = []
    var selectedLine = 0
    for row in picker.rows {
      if row.isFirst { lines.append((picker.sections[row.section].title.name, 0..<0)) }
      if row.places.contains(picker.selected) { selectedLine = lines.count }
      lines.append((nil, row.places))
    }
    if lines.isEmpty {
      let reason = picker.query.isEmpty ? "the rules allow no emoji" : "nothing found"
      return [Row(width: width, truncating: " \(reason)", .dim)]
    }
    // Scroll to the heading above a row too.
    let hasHeading = selectedLine > 0 && lines[selectedLine - 1].heading != nil && room > 1
    show(selectedLine - (hasHeading ? 1 : 0)...selectedLine, of: lines.count, room: room)
    return lines.dropFirst(scroll).prefix(room).map { heading, places in
      heading.map { Row(width: width, truncating: " \($0)", .dim) } ?? emojiRow(places, width)
    }
  }

  private func emojiRow(_ places: Range<Int>, _ width: Int) -> Row {
    var row = Row(width: width, " ")
    for place in places {
      guard let emoji = picker.emoji(at: place) else { continue }
      append(emoji, isSelected: place == picker.selected && picker.toneChooser == nil, to: &row)
    }
    return row
  }

  private func append(_ emoji: TonedEmoji, isSelected: Bool, to row: inout Row) {
    let style: Style = isSelected ? Style(color: .cyan, attributes: .reversed) : .plain
    let end = row.columns + Self.cell
    row.append(" \(emoji.text)", style)
    row.pad(to: end, style)
  }

  private func toneRows(_ width: Int) -> [Row] {
    guard let chooser = picker.toneChooser else { return [] }
    return chooser.rows.map { variants in
      var row = Row(width: width, " ◦", .accent)
      for variant in variants {
        append(variant, isSelected: variant == chooser.choice, to: &row)
      }
      return row
    }
  }

  private func nameRow(_ width: Int) -> Row {
    var row = Row(width: width)
    guard let emoji = picker.toneChooser?.choice ?? picker.selectedEmoji else { return row }
    row.append(" \(emoji.text) ", .bold)
    row.append(truncating: picker.names.name(of: emoji), to: row.room - 1, .bold)
    if picker.recents.isFavorite(emoji.emoji) { row.append(" ★", .warning) }
    return row
  }
}
