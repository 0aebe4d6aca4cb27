internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// The last row: the command that is typed, or what could be pressed.
  mutating func drawLastRow(on screen: inout Screen) {
    var row = screen.blank
    switch prompt {
    case .command(var line):
      row.append(":", .bold)
      let window = TextWindow(
        line.field.state, head: line.field.state.selection?.upperBound ?? 0, scroll: line.scroll,
        width: row.room)
      line.scroll = window.start
      prompt = .command(line)
      screen.placeCursor(row.columns + window.cursor)
      row.append(window.row)
    case .emoji(let search):
      row.append(" Emoji: ", .bold)
      row.append(search.query)
      row.append("▏", .accent)
      let keys = hint("↑↓ choose · Enter types it · Esc closes ")
      if keys.columns + 8 <= row.room { row.append(right: keys) }
    case .none:
      row.append(" ")
      if let recording = current.recording { row.append("● \(recording.path)  ", .bad) }
      if current.field.mode != .delegate {
        row.append("\(current.field.mode.rawValue)  ", .warning)
      }
      row.append(truncating: hints, to: row.room - 1, .dim)
    }
    screen.append(row)
  }

  private var hints: String {
    fields.count > 1
      ? "Esc command · Tab next · Enter submits · Ctrl+\\ emoji · F1 help · Ctrl+D quits"
      : "Esc : command · Enter validates · Ctrl+\\ emoji · F1 help · Ctrl+D quits"
  }

  private func hint(_ text: String) -> Row {
    var row = Row(width: text.columns)
    row.append(text, .dim)
    return row
  }
}
