internal import IntercepterForms
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

// From top to bottom: the fields, the one with the focus in a box; what became of the last command;
// a panel, if one is open; and one row for commands and hints.

extension Repl {
  /// The screen that the terminal must show.
  package func draw() -> Screen {
    var screen = drawFields()
    drawPanel(on: &screen)
    screen.fill(leaving: 1)
    drawLastRow(on: &screen)
    return screen
  }

  /// The fields, and what became of the last command.
  private func drawFields() -> Screen {
    var screen = Screen(size: size)
    let results = results
    let isShort = size.rows < 8
    let others = otherFields(besides: isShort ? 4 : 8)
    for index in others where index < focus { screen.append(summary(of: index, results[index])) }
    drawField(results[focus], on: &screen, hasBox: !isShort)
    for index in others where index > focus { screen.append(summary(of: index, results[index])) }
    let most = size.rows < 10 ? 1 : hasPanel ? 2 : 3
    for row in reportRows(most: most) where screen.room > 1 { screen.append(row) }
    return screen
  }

  /// The number of rows of a panel that are visible below its heading.
  var panelRoom: Int { max(1, drawFields().room - 2) }

  /// The visible part of the field's text.
  var viewport: TextViewport {
    TextViewport(
      current.state, head: current.field.head, scroll: current.scroll,
      width: max(1, size.columns - 4))
  }

  /// The fields for which there is a row, nearest to the one with the focus.
  private func otherFields(besides rows: Int) -> [Int] {
    let room = max(0, size.rows - rows - (hasPanel ? 4 : 0))
    let count = min(fields.count, room + 1)
    let first = max(0, min(focus - count / 2, fields.count - count))
    return (first..<first + count).filter { $0 != focus }
  }

  private func drawField(_ result: FieldResult, on screen: inout Screen, hasBox: Bool) {
    var title = screen.blank
    title.append(" ")
    title.append(current.label, isFlashing ? Style(color: .red, attributes: .bold) : .bold)
    if current.specification.label != nil, !current.name.isEmpty {
      title.append("  \(current.name)", .dim)
    }
    var rules = Row(width: max(0, title.room - 2))
    rules.append(truncating: rulesInWords, to: rules.width, .dim)
    title.append(right: rules)
    screen.append(title)

    let edge: Style = isFlashing ? Style(color: .red, attributes: .reversed) : .accent
    let viewport = viewport
    if hasBox { screen.append(border("┌", "┐", edge)) }
    var row = screen.blank
    row.append(hasBox ? "│" : " ", edge)
    row.append(viewport.start > 0 ? "‹" : " ", .dim)
    screen.placeCursor(row.columns + viewport.cursor)
    row.append(viewport.row)
    row.pad(to: size.columns - 2)
    row.append(viewport.hasMore ? "›" : " ", .dim)
    row.append(hasBox ? "│" : " ", edge)
    screen.append(row)
    if hasBox { screen.append(border("└", "┘", edge)) }
    screen.append(lengthRow(result))
  }

  private var rulesInWords: String {
    current.specification.rules.map(\.words).joined(separator: " · ")
  }

  private func border(_ left: String, _ right: String, _ style: Style) -> Row {
    var row = Row(width: size.columns)
    row.append(left + String(repeating: "─", count: max(0, size.columns - 2)) + right, style)
    return row
  }

  /// A field without the focus.
  private func summary(of index: Int, _ result: FieldResult) -> Row {
    let field = fields[index]
    let isMarked = field.isTouched && !result.isValid
    var row = Row(width: size.columns)
    row.append("  ")
    row.append(truncating: field.label, to: 14, isMarked ? .bad : .plain)
    row.pad(to: min(18, size.columns / 3))
    var right = Row(width: size.columns / 2)
    if isMarked {
      right.append(" ✗ ", .bad)
      let objection = objections(result).joined(separator: " ")
      right.append(truncating: objection, to: right.room - 1, .bad)
    } else {
      right.append(" \(field.lengthInFigures)", .dim)
    }
    right.append(" ")
    row.append(truncating: field.state.text, to: row.room - right.columns, .plain)
    row.append(right: right)
    return row
  }

  private func reportRows(most: Int) -> [Row] {
    let isRefusal = isFlashing && report.style == .bad
    let style = isRefusal ? Style(color: .red, attributes: [.bold, .reversed]) : report.style
    var first = Row(width: size.columns)
    first.append(" ")
    if !report.subject.isEmpty {
      first.append(
        truncating: report.subject,
        to: report.text.isEmpty ? first.room - 1 : max(8, size.columns / 3), .dim)
      first.append(report.text.isEmpty ? "" : " → ", .dim)
    }
    let lines = report.text.wrapped(first: first.room - 1, others: size.columns - 2, most: most)
    return lines.enumerated().map { index, line in
      var row = first
      if index > 0 {
        row = Row(width: size.columns)
        row.append(" ")
      }
      row.append(truncating: line, to: row.room, style)
      return row
    }
  }
}

extension String {
  /// The text on at most so many lines, broken between words; the last may be too long.
  fileprivate func wrapped(first: Int, others: Int, most: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      let width = lines.count == 1 ? first : others
      if last.isEmpty || lines.count == most || last.columns + 1 + word.columns <= width {
        lines[lines.count - 1] = lines.count == 1 && last.isEmpty ? String(word) : "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
