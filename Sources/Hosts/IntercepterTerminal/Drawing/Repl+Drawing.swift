internal import IntercepterForms

// From top to bottom, the screen contains the fields, the report on the last command, an open
// panel, and one row for commands and hints. The field with the focus is in a box. In a small
// terminal, a panel covers everything but the text.

extension Repl {
  package func draw() -> Screen {
    var screen = layout().screen
    drawPanel(on: &screen)
    screen.fill(leaving: 1)
    drawLastRow(on: &screen)
    return screen
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
  private var isSmall: Bool { size.rows < 12 }

  /// A Boolean value that indicates whether a panel that does not depend on the typed text covers
  /// the fields.
  private var isCovered: Bool {
    guard isSmall, prompt == nil else { return false }
    switch panel {
    case .help?, .settings?, .rules?, .notes?: return true
    case .inspect?, .measure?, .why?, .violations?, nil: return false
    }
  }

  /// Returns the rows of the fields and of the report.
  func layout() -> Layout {
    var layout = Layout(screen: Screen(size: size))
    if isCovered { return layout }
    let results = results
    let isShort = size.rows < 8 || isSmall && hasPanel
    let most = size.rows < 10 || isSmall && hasPanel ? 1 : hasPanel ? 2 : 3
    let reports = reportRows(most: most) + traceRows
    let field = fieldRows(results[focus], hasBox: !isShort)
    let room = size.rows - 1 - field.rows.count - reports.count - (hasPanel ? 5 : 0)
    let others = isSmall && hasPanel ? [:] : otherFields(results, room)
    for index in fields.indices {
      let hasFocus = index == focus
      if hasFocus { layout.textRow = layout.owners.count + field.textRow }
      for (offset, row) in (hasFocus ? field.rows : others[index] ?? []).enumerated() {
        if hasFocus, offset == field.textRow + field.cursorRow {
          layout.screen.placeCursor(field.cursor)
        }
        layout.screen.append(row)
        layout.owners.append(index)
      }
    }
    for row in reports where layout.screen.room > 1 { layout.screen.append(row) }
    return layout
  }

  /// The number of visible rows of a panel below its heading.
  var panelRoom: Int { max(1, layout().screen.room - 2) }

  /// The visible part of the field's text.
  var fieldView: FieldView {
    var (state, head) = (current.state, current.field.head)
    if current.specification.isSecret { (state, head) = state.hidden(head) }
    return FieldView(
      state, starts: rowStarts(of: state.text), head: head, scroll: current.scroll,
      top: current.topLine, width: max(1, size.columns - 4),
      height: isSmall && hasPanel ? 1 : max(1, min(8, size.rows / 4)))
  }

  /// Returns the offsets of the rows of the field's text, in UTF-16 code units.
  func rowStarts(of text: String) -> [Int] {
    isMultiline ? text.rowStarts(columns: max(1, size.columns - 5)) : text.lineStarts
  }

  /// Returns the rows of the fields without the focus, nearest first, as far as there is room.
  private func otherFields(_ results: [FieldResult], _ room: Int) -> [Int: [Row]] {
    var rows: [Int: [Row]] = [:]
    var room = room
    var (before, behind): (Int?, Int?) = (focus - 1, focus + 1)
    func take(_ index: Int) -> Bool {
      guard fields.indices.contains(index), room > 0 else { return false }
      // Show only the mark if there is no room for the message.
      var summary = summary(of: index, results[index])
      if summary.count > room { summary = [summary[0]] }
      room -= summary.count
      rows[index] = summary
      return true
    }
    while before != nil || behind != nil {
      if let index = before { before = take(index) ? index - 1 : nil }
      if let index = behind { behind = take(index) ? index + 1 : nil }
    }
    return rows
  }

  private typealias FieldRows = (
    rows: [Row], textRow: Int, cursorRow: Int, cursor: Int
  )

  private func fieldRows(_ result: FieldResult, hasBox: Bool) -> FieldRows {
    let edge: Style = isFlashing ? Style(color: .red, attributes: .reversed) : .accent
    let view = fieldView
    var rows = [titleRow]
    if hasBox { rows.append(border("┌", "┐", edge)) }
    let textRow = rows.count
    for line in view.lines {
      var row = Row(width: size.columns, hasBox ? "│" : " ", edge)
      row.append(line.viewport.start > 0 ? "‹" : " ", .dim)
      row.append(line.viewport.row)
      if view.lines.count == 1 {
        row.append(truncating: textBehind, to: size.columns - 2 - row.columns, .dim)
      }
      row.pad(to: size.columns - 2)
      row.append(line.viewport.hasMore ? "›" : " ", .dim)
      row.append(hasBox ? "│" : " ", edge)
      rows.append(row)
    }
    if hasBox { rows.append(border("└", "┘", edge)) }
    let cursor = min(2, size.columns) + view.current.viewport.cursor
    return (rows + lengthRows(result), textRow, view.cursorRow, cursor)
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
    var title = Row(width: size.columns, " ")
    title.append(current.label, isFlashing ? Style(color: .red, attributes: .bold) : .bold)
    if current.specification.isRequired { title.append("*", .accent) }
    if current.specification.label != nil, !current.name.isEmpty {
      title.append("  \(current.name)", .dim)
    }
    if fields.count > 1 {
      let place = "field \(focus + 1) of \(fields.count)"
      title.append("  \(size.columns < 60 ? "\(focus + 1)/\(fields.count)" : place)", .dim)
    }
    title.append(
      right: Row(width: max(0, title.room - 2), truncating: ruleWords(of: current), .dim))
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

  private func border(_ left: String, _ right: String, _ style: Style) -> Row {
    let line = String(repeating: "─", count: max(0, size.columns - 2))
    return Row(width: size.columns, left + line + right, style)
  }

  /// The number of columns of the longest label, limited so that texts fit beside it.
  private var labelWidth: Int {
    let longest =
      fields.map { $0.label.columns + ($0.specification.isRequired ? 1 : 0) }.max() ?? 0
    return min(longest, size.columns * 2 / 5)
  }

  /// Returns the rows of a field without the focus: its label, its text and its violations.
  ///
  /// The violations are in the rows below if they do not fit beside the text.
  private func summary(of index: Int, _ result: FieldResult) -> [Row] {
    let field = fields[index]
    let isMarked = field.isTouched && !result.isValid
    var row = Row(width: size.columns, "  ")
    let star = field.specification.isRequired ? "*" : ""
    let labelRoom = labelWidth - star.count
    row.append(truncating: field.label, to: labelRoom, isMarked ? .bad : .plain)
    row.append(star, .accent)
    row.pad(to: labelWidth + 4)
    let objection = isMarked ? objections(result).joined(separator: " ") : ""
    let text = field.specification.isSecret ? field.state.text.hidden : field.state.text
    // The violations are beside the text if both fit.
    let fits = row.columns + text.prefix(8).columns + objection.columns + 5 <= size.columns
    var right = Row(width: row.room)
    if isMarked {
      right.append(fits ? " ✗ \(objection)" : " ✗", .bad)
    } else {
      right.append(" \(field.lengthInFigures)", .dim)
    }
    right.append(" ")
    row.append(truncating: text, to: row.room - right.columns, .plain)
    row.append(right: right)
    if !isMarked || fits { return [row] }
    return [row] + lines(objection, indent: 4, .bad)
  }

  private func reportRows(most: Int) -> [Row] {
    let isRefusal = isFlashing && report.style == .bad
    let style = isRefusal ? Style(color: .red, attributes: [.bold, .reversed]) : report.style
    var first = Row(width: size.columns, " ")
    if !report.subject.isEmpty {
      first.append(
        truncating: report.subject,
        to: report.text.isEmpty ? first.room - 1 : max(8, size.columns / 3), .dim)
      first.append(report.text.isEmpty ? "" : " → ", .dim)
    }
    var lines = report.text.wrapped(first: first.room - 1, others: size.columns - 2)
    if lines.count > most {
      lines = lines.prefix(most - 1) + [lines.dropFirst(most - 1).joined(separator: " ")]
    }
    return lines.enumerated().map { index, line in
      var row = index == 0 ? first : Row(width: size.columns, " ")
      row.append(truncating: line, to: row.room, style)
      return row
    }
  }
}
