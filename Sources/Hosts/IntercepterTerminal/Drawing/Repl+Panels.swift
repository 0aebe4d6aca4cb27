extension Repl {
  /// A Boolean value that indicates whether there is a panel below the fields.
  var hasPanel: Bool {
    switch prompt {
    case .emoji?: true
    case .command(let line)? where line.menu != nil: true
    default: panel != nil
    }
  }

  /// Draws the panel below the fields, as far as there is room.
  func drawPanel(on screen: inout Screen) {
    guard hasPanel, screen.room > 2 else { return }
    let room = screen.room - 1
    switch prompt {
    case .emoji(var panel)?:
      let rows = panel.rows(width: size.columns, height: room, hasSearch: false)
      rows.forEach { screen.append($0) }
    case .command(let line)? where line.menu != nil:
      let rows = menuRows(line.menu, room)
      screen.fill(leaving: 1 + rows.count)
      rows.forEach { screen.append($0) }
    default: visibleRows(room).forEach { screen.append($0) }
    }
  }

  /// Returns the heading, with the range of the visible rows, and these rows.
  private func visibleRows(_ room: Int) -> [Row] {
    let rows = panelRows
    guard var head = rows.first, rows.count > room else { return rows }
    let visible = rows.dropFirst(1 + panelScroll).prefix(max(1, room - 1))
    let last = panelScroll + visible.count
    let place = Row("  \(panelScroll + 1)–\(last) of \(rows.count - 1) ", .dim)
    if place.columns < head.room { head.append(right: place) }
    return [head] + visible
  }

  /// Returns the menu of completions, which is above the command.
  private func menuRows(_ menu: CompletionMenu?, _ room: Int) -> [Row] {
    guard let menu else { return [] }
    let hint = menu.hint.isEmpty ? [] : [line(menu.hint, .dim)]
    let room = max(1, room - hint.count)
    let width = min(menu.words.map { $0.word.columns }.max() ?? 0, size.columns / 2)
    let selected = menu.selected ?? 0
    let first = max(0, min(selected - room / 2, menu.words.count - room))
    return hint
      + menu.words.indices.dropFirst(first).prefix(room).map { index in
        let (word, isSelected) = (menu.words[index], index == menu.selected)
        var row = Row(width: size.columns, isSelected ? " › " : "   ", .accent)
        row.append(truncating: word.word, to: width, isSelected ? .bold : .accent)
        row.pad(to: width + 5)
        row.append(truncating: word.summary, to: row.room - 1, .dim)
        return row
      }
  }

  /// The heading of the panel and all of its rows.
  var panelRows: [Row] {
    switch panel {
    case nil: []
    case .help?: helpRows
    case .settings?: settingRows
    case .rules?: rulesRows
    case .inspect?: inspectRows
    case .measure?: measureRows
    case .why?: whyRows
    case .violations?: violationRows
    case .notes(let title, let lines)?: [line(title, .bold)] + lines.flatMap { self.lines($0) }
    }
  }

  func line(_ text: String, _ style: Style = .plain) -> Row {
    var row = Row(width: size.columns, " ")
    row.append(truncating: text, to: row.room - 1, style)
    return row
  }

  /// Returns the rows of a wrapped text, all of which but the first are indented.
  func lines(_ text: String, indent: Int = 1, _ style: Style = .plain) -> [Row] {
    let others = indent == 1 ? 3 : indent
    let wrapped = text.wrapped(
      first: size.columns - indent - 1, others: max(1, size.columns - others - 1))
    return wrapped.enumerated().map { index, text in
      var row = Row(width: size.columns)
      row.pad(to: index == 0 ? indent : others)
      row.append(text, style)
      return row
    }
  }

  private var violationRows: [Row] {
    let wrong = violations(results)
    return [line("Violations", .bold)]
      + (wrong.isEmpty ? [line("none", .dim)] : wrong.flatMap { lines($0) })
  }

  private var rulesRows: [Row] {
    let specification = current.specification
    var rows = [line("Rules, evaluated in this order", .bold)]
    rows += specification.rules.flatMap {
      lines("\($0.script)    \($0.summary.title)")
    }
    if specification.rules.isEmpty { rows.append(line("none: everything is accepted", .dim)) }
    if let format = specification.format { rows += lines("format \(format.script)") }
    rows += lines(
      "composition \(specification.composition.rawValue) · ellipsis \(specification.ellipsis.rawValue)"
        + " · mode \(current.field.mode.rawValue)", .dim)
    let keyboard = current.field.keyboardSettings.map { $0.dropFirst(4) }.joined(separator: " · ")
    if !keyboard.isEmpty { rows.append(line(keyboard, .dim)) }
    return rows
  }

  private var measureRows: [Row] {
    let text = current.state.text
    return [line("Length in every unit", .bold)]
      + UnitName.measured.map { unit in
        let length = unit.unit.length(of: text)
        return line("\(unit.rawValue.padded(to: 14))\(length) \(unit.noun(for: length))")
      }
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
