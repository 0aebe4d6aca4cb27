internal import IntercepterEmoji
internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// The visible part of a command that is typed.
  func viewport(of line: CommandPrompt) -> TextViewport {
    TextViewport(
      line.field.state, head: line.field.head, scroll: line.scroll, width: size.columns - 1)
  }

  /// The last row: the command that is typed, or what could be pressed.
  func drawLastRow(on screen: inout Screen) {
    var row = screen.blank
    switch prompt {
    case .command(let line)?:
      row.append(":", .bold)
      let viewport = viewport(of: line)
      screen.placeCursor(row.columns + viewport.cursor)
      row.append(viewport.row)
    case .emoji(let panel)?:
      row.append(" Emoji: ", .bold)
      row.append(panel.picker.query)
      row.append("▏", .accent)
      let keys = Row("←↑↓→ Space tones · Enter types it · Esc closes ", .dim)
      if keys.columns + 8 <= row.room { row.append(right: keys) }
    case nil:
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
}
