internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// Whether something stands below the fields.
  var hasPanel: Bool {
    switch prompt {
    case .emoji?: true
    case .command(let line)? where !line.candidates.isEmpty: true
    default: panel != nil
    }
  }

  /// Draws what stands below the fields, as far as there is room.
  func drawPanel(on screen: inout Screen) {
    guard hasPanel, screen.room > 2 else { return }
    let room = screen.room - 1
    switch prompt {
    case .emoji(let panel)?: emojiRows(panel, room).forEach { screen.append($0) }
    case .command(let line)? where !line.candidates.isEmpty:
      screen.append(self.line(line.candidates.joined(separator: "  "), .accent))
    default: visibleRows(room).forEach { screen.append($0) }
    }
  }

  /// The heading, with the place of the rows that can be seen, and these.
  private func visibleRows(_ room: Int) -> [Row] {
    let rows = panelRows
    guard var head = rows.first, rows.count > room else { return rows }
    let visible = rows.dropFirst(1 + panelScroll).prefix(max(1, room - 1))
    let place = Row(
      "  \(panelScroll + 1)–\(panelScroll + visible.count) of \(rows.count - 1) ", .dim)
    if place.columns < head.room { head.append(right: place) }
    return [head] + visible
  }

  /// A heading and what stands below it.
  var panelRows: [Row] {
    switch panel {
    case nil: []
    case .help?: helpRows
    case .rules?: rulesRows
    case .inspect?: inspectRows
    case .measure?: measureRows
    case .violations?: violationRows
    case .notes(let title, let lines)?: [line(title, .bold)] + lines.map { line($0) }
    }
  }

  func line(_ text: String, _ style: Style = .plain) -> Row {
    var row = Row(width: size.columns)
    row.append(" ")
    row.append(truncating: text, to: row.room - 1, style)
    return row
  }

  private var violationRows: [Row] {
    let wrong = violations(results)
    return [line("What is wrong", .bold)]
      + (wrong.isEmpty ? [line("nothing any more", .dim)] : wrong.map { line($0) })
  }

  private var rulesRows: [Row] {
    let specification = current.specification
    var rows = [line("Rules, asked in this order", .bold)]
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
    return [line("Length in every unit", .bold)]
      + UnitName.measured.map { line("\($0.rawValue.padded(to: 14))\($0.unit.length(of: text))") }
  }
}

extension String {
  /// The text with blanks behind it up to a column.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
