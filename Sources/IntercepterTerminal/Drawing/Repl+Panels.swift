internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// Whether something stands below the fields.
  var hasPanel: Bool {
    if case .none = panel { completionCandidates != nil || isSearchingEmoji } else { true }
  }

  /// About how many rows a panel has, for scrolling by pages.
  var panelRows: Int { max(1, size.rows - 8) }

  private var isSearchingEmoji: Bool {
    if case .emoji = prompt { true } else { false }
  }

  private var completionCandidates: [String]? {
    guard case .command(let line) = prompt, !line.candidates.isEmpty else { return nil }
    return line.candidates
  }

  /// Draws what stands below the fields, as far as there is room.
  mutating func drawPanel(on screen: inout Screen) {
    guard hasPanel, screen.room > 2 else { return }
    let room = screen.room - 1
    if let candidates = completionCandidates {
      drawList([candidates.joined(separator: "  ")], on: &screen)
    } else if case .emoji(let search) = prompt {
      drawEmoji(search, room: room, on: &screen)
    } else {
      drawRows(panelContent, room: room, on: &screen)
    }
  }

  private mutating func drawRows(_ rows: [Row], room: Int, on screen: inout Screen) {
    guard let title = rows.first else { return }
    let rest = rows.dropFirst()
    let visible = max(1, room - 1)
    panelScroll = min(panelScroll, max(0, rest.count - visible))
    var head = title
    if rest.count > visible {
      let last = panelScroll + min(visible, rest.count)
      var place = Row(width: size.columns)
      place.append("  \(panelScroll + 1)–\(last) of \(rest.count) ", .dim)
      if place.columns < head.room { head.append(right: place) }
    }
    screen.append(head)
    for row in rest.dropFirst(panelScroll).prefix(visible) { screen.append(row) }
  }

  private func drawList(_ lines: [String], on screen: inout Screen) {
    for line in lines {
      var row = screen.blank
      row.append(" ")
      row.append(truncating: line, to: row.room - 1, .accent)
      screen.append(row)
    }
  }

  private func drawEmoji(_ search: EmojiSearch, room: Int, on screen: inout Screen) {
    if search.found.isEmpty {
      drawList(["no emoji has a name like “\(search.query)”"], on: &screen)
      return
    }
    let first = max(0, min(search.selected - room / 2, search.found.count - room))
    for index in first..<min(search.found.count, first + room) {
      let entry = search.found[index]
      var row = screen.blank
      row.append(index == search.selected ? " › " : "   ", .accent)
      row.append(entry.emoji)
      row.pad(to: 7)
      row.append(
        truncating: entry.name, to: row.room - 1, index == search.selected ? .bold : .plain)
      screen.append(row)
    }
  }

  private var panelContent: [Row] {
    switch panel {
    case .none: []
    case .help: helpRows
    case .rules: rulesRows
    case .inspect: inspectRows
    case .measure: measureRows
    case .notes(let title, let lines): [heading(title)] + lines.map { line($0) }
    }
  }

  func heading(_ text: String) -> Row { line(text, .bold) }

  func line(_ text: String, _ style: Style = .plain) -> Row {
    var row = Row(width: size.columns)
    row.append(" ")
    row.append(truncating: text, to: row.room - 1, style)
    return row
  }

  private var rulesRows: [Row] {
    let specification = current.specification
    var rows = [heading("Rules, asked in this order")]
    rows += specification.rules.map { line("\($0.script)    \($0.words)") }
    if specification.rules.isEmpty { rows.append(line("none: everything is let in", .dim)) }
    rows.append(
      line(
        "composition \(specification.composition.rawValue) · ellipsis \(specification.ellipsis.rawValue)"
          + " · mode \(current.field.mode.rawValue)", .dim))
    let keyboard = current.field.keyboardSettings.map { $0.dropFirst(4) }.joined(separator: " · ")
    if !keyboard.isEmpty { rows.append(line(keyboard, .dim)) }
    return rows
  }

  private var measureRows: [Row] {
    let text = current.state.text
    let units: [UnitName] = [.graphemes, .scalars, .utf16, .utf8, .gb18030, .doubleWidth]
    return [heading("Length in every unit")]
      + units.map { line("\($0.rawValue.padded(to: 14))\($0.unit.length(of: text))") }
  }
}

extension String {
  /// The text with blanks behind it up to a column.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
