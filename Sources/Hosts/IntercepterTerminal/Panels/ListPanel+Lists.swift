internal import TextTools

extension ListPanel {
  static let help = ListPanel("Keys and commands", coversFields: true) { repl, _ in
    repl.table(repl.keys + MetaCommand.allCases.map { ($0.usage, $0.summary) })
  }

  static let settings = ListPanel(
    "Rules and settings; “off” removes a rule", coversFields: true
  ) { repl, _ in
    repl.table(SettingHelp.all.map { (":set \($0.name) \($0.usage)", $0.summary) })
  }

  static let rules = ListPanel("Rules, evaluated in this order", coversFields: true) { repl, _ in
    let specification = repl.current.specification
    var rows = specification.rules.flatMap { repl.lines("\($0.script)    \($0.summary.title)") }
    if rows.isEmpty { rows = [repl.line("none: everything is accepted", .dim)] }
    if let format = specification.format { rows += repl.lines("format \(format.script)") }
    rows += repl.lines(
      "composition \(specification.composition.rawValue) · ellipsis \(specification.ellipsis.rawValue)"
        + " · mode \(repl.current.field.mode.rawValue)", .dim)
    let keyboard = repl.current.field.keyboardSettings.map { $0.dropFirst(4) }
    return keyboard.isEmpty ? rows : rows + [repl.line(keyboard.joined(separator: " · "), .dim)]
  }

  static let measure = ListPanel("Length in every unit") { repl, _ in
    LengthUnit.Name.measured.map { unit in
      let length = unit.unit.length(of: repl.state.text)
      return repl.line("\(unit.rawValue.padded(to: 14))\(length) \(unit.noun(for: length))")
    }
  }

  /// The violations of the fields that the user has visited.
  static let violations = ListPanel("Violations") { repl, _ in
    let wrong = repl.violations(repl.results)
    return wrong.isEmpty ? [repl.line("none", .dim)] : wrong.flatMap { repl.lines($0) }
  }

  static let why = ListPanel("How the last edit was decided") { repl, _ in
    if repl.current.specification.isSecret { return [repl.line("this text is secret", .dim)] }
    guard let edit = repl.current.lastEdit else {
      let undone = "Undo and Redo restore an accepted text, and no rule judges it again."
      return [repl.line(repl.current.hasUndone ? undone : "no edit yet", .dim)]
    }
    return repl.table(EditExplanation(edit, saying: repl.sentence).steps)
  }

  /// The clusters around the caret, with their widths, lengths and scalars.
  static let inspect = ListPanel("") { repl, height in
    if repl.current.specification.isSecret {
      return [repl.line("What the text is made of", .bold), repl.line("this text is secret", .dim)]
    }
    let (text, unit) = (repl.state.text, repl.current.measure.unit)
    let head = text.index(utf16: repl.current.field.head)
    // Build few rows, because a text may be long.
    let rest = text[head...].prefix(height).count
    let before = text[..<head].suffix(max(height / 2, height - rest))
    let rows = zip(before + text[head...].prefix(height + 100), 0...).map { cluster, index in
      repl.inspectorRow(of: cluster, unit, isMarked: index == before.count)
    }
    let title = repl.inspectorRow(["", "cols", unit.rawValue, "emoji", "scalars"], .bold)
    return [title] + (rows.isEmpty ? [repl.line("nothing to inspect yet", .dim)] : rows)
  }
}

extension Repl {
  /// The keys, as most keyboards label them, each with its action.
  fileprivate var keys: [(name: String, summary: String)] {
    [
      ("Esc", "a command (or : first; :: types a colon)"),
      ("Tab  Shift+Tab", "the next field, the previous field"),
      (isMultiline ? "Alt+Enter" : "Enter", "commit marked text, or validate"),
      (isMultiline ? "Enter" : "Alt+Enter", "a line break"),
      ("Ctrl+←  Ctrl+→", "move by words (or Alt)"),
      ("Shift+←  Shift+→", "select"),
      ("Ctrl+A  Ctrl+E", "to the beginning, to the end"),
      ("Ctrl+U  Ctrl+K  Ctrl+W", "delete to the beginning, to the end, a word"),
      ("Ctrl+Y  Ctrl+V", "paste the last deletion, cut or copy"),
      ("Ctrl+Z  Alt+Z", "undo, redo"),
      ("Alt+A  Alt+C  Ctrl+X", "select everything, copy, cut"),
      ("Ctrl+\\", "emoji by name"),
      ("Ctrl+L", "redraw the screen"),
    ]
  }

  fileprivate func inspectorRow(of cluster: Character, _ unit: LengthUnit.Name, isMarked: Bool)
    -> Row
  {
    let text = String(cluster)
    let scalars = cluster.unicodeScalars
    let name =
      scalars.count == 1 ? scalars.first!.properties.name.map { "  \($0.lowercased())" } : nil
    let codes = scalars.prefix(12).map(\.codePoint).joined(separator: " ")
    return inspectorRow(
      [
        cluster.visible, "\(canvas.columns(of: text))", "\(unit.unit.length(of: text))",
        cluster.emojiQualification.label, codes + (name ?? ""),
      ], isMarked: isMarked)
  }

  fileprivate func inspectorRow(
    _ cells: [String], isMarked: Bool = false, _ style: Style = .plain
  ) -> Row {
    let ends = canvas.columns < 60 ? [8, 13, 20, 27] : [9, 15, 26, 46]
    var row = markedRow(isMarked)
    for (cell, end) in zip(cells, ends + [canvas.columns + 1]) {
      row.append(cell, style, to: end - 1 - row.columns)
      if end < canvas.columns { row.pad(to: end) }
    }
    return row
  }

  /// Returns a row of a list, which begins with a mark if it is selected.
  func markedRow(_ isMarked: Bool) -> Row {
    Row(canvas, isMarked ? " \(canvas.glyph("›", or: ">")) " : "   ", .accent)
  }

  /// Returns a row with a text, or as much of it as fits.
  func line(_ text: String, _ style: Style = .plain) -> Row {
    var row = Row(canvas, " ")
    row.append(text, style, to: row.room - 1)
    return row
  }

  /// Returns the rows of a wrapped text, all of which but the first are indented.
  func lines(_ text: String, indent: Int = 1, _ style: Style = .plain) -> [Row] {
    let others = indent == 1 ? 3 : indent
    let wrapped = canvas.wrap(
      text, first: canvas.columns - indent - 1, others: canvas.columns - others - 1)
    return wrapped.enumerated().map { index, text in
      var row = Row(canvas)
      row.pad(to: index == 0 ? indent : others)
      row.append(text, style)
      return row
    }
  }

  /// Returns a table of two wrapped columns.
  ///
  /// In a narrow terminal, the second column is below the first, indented.
  func table(_ lines: [(name: String, summary: String)]) -> [Row] {
    if canvas.columns < 60 {
      return lines.flatMap { self.lines($0.name, .accent) + self.lines($0.summary, indent: 3) }
    }
    let widest = lines.map { canvas.columns(of: $0.name) }.max() ?? 0
    let width = min(widest, canvas.columns * 3 / 5)
    return lines.flatMap { name, summary -> [Row] in
      let names = canvas.wrap(name, first: width, others: width)
      let room = max(8, canvas.columns - width - 4)
      let summaries = canvas.wrap(summary, first: room, others: room)
      return (0..<max(names.count, summaries.count)).map { index in
        var row = Row(canvas, " ")
        if index < names.count { row.append(names[index], .accent) }
        row.pad(to: width + 3)
        if index < summaries.count { row.append(summaries[index]) }
        return row
      }
    }
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
