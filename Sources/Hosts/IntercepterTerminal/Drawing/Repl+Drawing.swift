internal import IntercepterForms

// From top to bottom, the screen contains the fields, the report on the last command, an open
// panel, and one row for commands and hints. The field with the focus is in a box. In a small
// terminal, a panel covers everything but the text.

extension Repl {
  package func draw() -> Screen {
    var screen = layout().screen
    if screen.room > 2 {
      shownPanel?.rows(of: self, height: screen.room - 1).forEach { screen.append($0) }
    }
    screen.fill(leaving: 1)
    let (row, cursor) = prompt?.lastRow(of: self) ?? (hintRow, nil)
    if let cursor { screen.placeCursor(cursor) }
    screen.append(row)
    return screen
  }

  /// The panel below the fields: that of the prompt, or else the open one.
  var shownPanel: (any Panel)? {
    if let prompt, !prompt.title.isEmpty { return prompt }
    return panel
  }

  /// The drawn fields and report, with their positions.
  struct Layout {
    var screen: Screen
    /// The index of the field that each row belongs to.
    var owners: [Int?] = []
    /// The row of the first line of the text with the focus.
    var textRow: Int?
  }

  /// A Boolean value that indicates whether the terminal has little room beside a panel.
  private var isSmall: Bool { canvas.rows < 12 }

  /// Returns the rows of the fields and of the report.
  func layout() -> Layout {
    var layout = Layout(screen: Screen(canvas))
    if isSmall, prompt == nil, panel?.coversFields == true { return layout }
    let (results, hasPanel) = (results, shownPanel != nil)
    let isShort = canvas.rows < 8 || isSmall && hasPanel
    let most = canvas.rows < 10 || isSmall && hasPanel ? 1 : hasPanel ? 2 : 3
    let reports = reportRows(most: most) + traceRows
    let field = fieldRows(results[focus], hasBox: !isShort)
    let room = canvas.rows - 1 - field.rows.count - reports.count - (hasPanel ? 5 : 0)
    let others = isSmall && hasPanel ? [:] : otherFields(results, room)
    for index in fields.indices {
      let hasFocus = index == focus
      if hasFocus { layout.textRow = layout.owners.count + field.textRow }
      for (offset, row) in (hasFocus ? field.rows : others[index] ?? []).enumerated() {
        if hasFocus, offset == field.textRow + field.view.cursorRow {
          layout.screen.placeCursor(
            min(2, canvas.columns) + field.view.current.viewport.cursor)
        }
        layout.screen.append(row)
        layout.owners.append(index)
      }
    }
    for row in reports where layout.screen.room > 1 { layout.screen.append(row) }
    return layout
  }

  /// The number of visible rows of a panel, including its title.
  var panelHeight: Int { max(2, layout().screen.room - 1) }

  /// The visible part of the field's text.
  var fieldView: FieldView {
    var (state, head) = (current.state, current.field.head)
    if current.specification.isSecret { (state, head) = state.hidden(head) }
    return FieldView(
      state, starts: rowStarts(of: state.text), head: head, scroll: current.scroll,
      top: current.topLine, canvas: canvas.with(columns: max(1, canvas.columns - 4)),
      height: isSmall && shownPanel != nil ? 1 : max(1, min(8, canvas.rows / 4)))
  }

  /// Returns the offsets of the rows of the field's text, in UTF-16 code units.
  func rowStarts(of text: String) -> [Int] {
    guard isMultiline else { return text.lineStarts }
    let width = max(1, canvas.columns - 5)
    return canvas.rowStarts(of: text, first: width, others: width, isMessage: false)
      .map { $0.utf16Offset(in: text) }
  }

  /// Returns the rows of the fields without the focus, nearest first, as far as there is room.
  private func otherFields(_ results: [FieldResult], _ room: Int) -> [Int: [Row]] {
    var rows: [Int: [Row]] = [:]
    var room = room
    for distance in 1..<max(2, fields.count) {
      for (side, nearer) in [
        (focus - distance, focus - distance + 1), (focus + distance, focus + distance - 1),
      ] {
        // There is no gap between the fields.
        guard fields.indices.contains(side), room > 0, nearer == focus || rows[nearer] != nil else {
          continue
        }
        // Show only the mark if there is no room for the message.
        var summary = summary(of: side, results[side])
        if summary.count > room { summary = [summary[0]] }
        room -= summary.count
        rows[side] = summary
      }
    }
    return rows
  }

  private func fieldRows(
    _ result: FieldResult, hasBox: Bool
  ) -> (rows: [Row], textRow: Int, view: FieldView) {
    let edge: Style = isFlashing ? Style(color: .red, attributes: .reversed) : .accent
    let view = fieldView
    var rows = [titleRow]
    if hasBox { rows.append(border("┌", "┐", edge)) }
    let textRow = rows.count
    let side = hasBox ? canvas.glyph("│", or: "|") : " "
    for line in view.lines {
      var row = Row(canvas, side, edge)
      row.append(line.viewport.start > 0 ? canvas.glyph("‹", or: "<") : " ", .dim)
      row.append(line.viewport.row.cells.isolated)
      if view.lines.count == 1 {
        row.append(textBehind, .dim, to: canvas.columns - 2 - row.columns)
      }
      row.pad(to: canvas.columns - 2)
      row.append(line.viewport.hasMore ? canvas.glyph("›", or: ">") : " ", .dim)
      row.append(side, edge)
      rows.append(row)
    }
    if hasBox { rows.append(border("└", "┘", edge)) }
    return (rows + lengthRows(result), textRow, view)
  }

  /// The placeholder of an empty field, or the missing part of a pattern or a date.
  ///
  /// Neither is part of the text.
  private var textBehind: String {
    let text = current.state.text
    if text.isEmpty, !placeholder.isEmpty { return placeholder }
    if current.specification.isSecret || current.state.hasMarkedText { return "" }
    return current.field.field.intercepter.missingPart(of: text)
  }

  /// The label of the field with the focus, its number in the form, and its rules.
  private var titleRow: Row {
    var title = Row(canvas, " ")
    title.append(
      isolating: current.label, isFlashing ? Style(color: .red, attributes: .bold) : .bold)
    if current.specification.isRequired { title.append("*", .accent) }
    if current.specification.label != nil, !current.name.isEmpty {
      title.append("  ")
      title.append(isolating: current.name, .dim)
    }
    if fields.count > 1 {
      let place = "field \(focus + 1) of \(fields.count)"
      title.append("  \(canvas.columns < 60 ? "\(focus + 1)/\(fields.count)" : place)", .dim)
    }
    var words = Row(canvas.with(columns: title.room - 2))
    words.append(isolating: ruleWords(of: current), .dim)
    title.append(right: words.cells)
    return title
  }

  /// Returns a short description of the rules and the format of a field.
  func ruleWords(of field: ReplField) -> String {
    let specification = field.specification
    let words =
      specification.rules.map { $0.summary.title }
      + [specification.format?.script].compactMap { $0 }
    return words.joined(separator: " · ")
  }

  /// Returns the upper or lower edge of the box, in ASCII if the terminal's lines are wide.
  private func border(_ left: Character, _ right: Character, _ style: Style) -> Row {
    let line = [Cell](
      repeating: canvas.cells(of: canvas.glyph("─", or: "-"), style)[0],
      count: max(0, canvas.columns - 2))
    var row = Row(canvas, canvas.glyph(left, or: "+"), style)
    row.append(line + canvas.cells(of: canvas.glyph(right, or: "+"), style))
    return row
  }

  /// Returns the rows of a field without the focus: its label, its text and its violations.
  ///
  /// The violations are in the rows below if they do not fit beside the text.
  private func summary(of index: Int, _ result: FieldResult) -> [Row] {
    let field = fields[index]
    let isMarked = field.isTouched && !result.isValid
    // The longest label, limited so that texts fit beside it.
    let longest = fields.map {
      canvas.columns(of: $0.label) + ($0.specification.isRequired ? 1 : 0)
    }.max()
    let width = min(longest ?? 0, canvas.columns * 2 / 5)
    var row = Row(canvas, "  ")
    let star = field.specification.isRequired ? "*" : ""
    row.append(isolating: field.label, isMarked ? .bad : .plain, to: width - star.count)
    row.append(star, .accent)
    row.pad(to: width + 4)
    let objection = isMarked ? objections(result).joined(separator: " ") : ""
    let text = field.specification.isSecret ? field.state.text.hidden : field.state.text
    // The violations are beside the text if both fit.
    let needed = canvas.columns(of: text.prefix(8)) + canvas.columns(of: objection) + 5
    let fits = needed <= row.room
    let remark = isMarked ? fits ? " ✗ \(objection)" : " ✗" : " \(field.lengthInFigures)"
    var right = Row(canvas.with(columns: row.room), remark, isMarked ? .bad : .dim)
    right.append(" ")
    row.append(isolating: text, to: row.room - right.columns)
    row.append(right: right.cells)
    return !isMarked || fits ? [row] : [row] + lines(objection, indent: 4, .bad)
  }

  private func reportRows(most: Int) -> [Row] {
    let isRefusal = isFlashing && report.style == .bad
    let style = isRefusal ? Style(color: .red, attributes: [.bold, .reversed]) : report.style
    var first = Row(canvas, " ")
    if !report.subject.isEmpty {
      let room = report.text.isEmpty ? first.room - 1 : max(8, canvas.columns / 3)
      first.append(isolating: report.subject, .dim, to: room)
      first.append(report.text.isEmpty ? "" : " → ", .dim)
    }
    var lines = canvas.wrap(report.text, first: first.room - 1, others: canvas.columns - 2)
    if lines.count > most {
      lines = lines.prefix(most - 1) + [lines.dropFirst(most - 1).joined(separator: " ")]
    }
    return lines.enumerated().map { index, line in
      var row = index == 0 ? first : Row(canvas, " ")
      row.append(line, style)
      return row
    }
  }

  /// The row that traces the last edit, if there is room for it.
  private var traceRows: [Row] {
    let hasRoom = canvas.rows >= (shownPanel == nil ? 12 : 16)
    guard hasRoom, !isOpen(.why), !isAsking, !current.specification.isSecret,
      let edit = current.lastEdit
    else { return [] }
    var row = Row(canvas, " ")
    for part in EditTrace(edit).parts(columns: canvas.columns) {
      row.append(part.text, part.style, to: row.room - 1)
    }
    return [row]
  }
}
