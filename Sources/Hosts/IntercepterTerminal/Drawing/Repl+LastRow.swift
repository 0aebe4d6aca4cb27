internal import IntercepterEmoji

extension Repl {
  func viewport(of line: CommandPrompt) -> TextViewport {
    TextViewport(
      line.field.state, head: line.field.head, scroll: line.scroll, width: size.columns - 1)
  }

  /// Draws the last row: the command prompt, or hints about keys.
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
      let keys = Row("\(EmojiPanel.hints.prefix(3).joined(separator: " · ")) ", .dim)
      if keys.columns + 8 <= row.room { row.append(right: keys) }
    case nil:
      row.append(" ")
      for (index, field) in fields.enumerated() {
        guard let recording = field.recording else { continue }
        let place = index == focus ? "" : " (\(field.label))"
        row.append("● \(recording.path)\(place)  ", index == focus ? .bad : .dim)
      }
      if current.field.mode != .delegate {
        row.append("\(current.field.mode.rawValue)  ", .warning)
      }
      row.append(hints: hints(columns: row.room))
    }
    screen.append(row)
  }

  /// Returns hints about keys; if they do not all fit, help and quit come first.
  private func hints(columns: Int) -> [String] {
    let isComposing = current.state.hasMarkedText
    let escape = isComposing ? "Esc cancels" : panel != nil ? "Esc closes" : "Esc command"
    let submits =
      isAsking ? "Enter accepts" : fields.count > 1 ? "Enter submits" : "Enter validates"
    let enter = isComposing ? "Enter commits" : (isMultiline ? "Alt+" : "") + submits
    let ways = ["F1 help", isAsking ? "Ctrl+C gives up" : "Ctrl+D quits"]
    let next = fields.count > 1 ? ["Tab next"] : []
    let others = [escape] + next + [enter, current.choices.isEmpty ? "Ctrl+\\ emoji" : "↑↓ choose"]
    let hasRoom = (others + ways).joined(separator: " · ").columns < columns
    return hasRoom ? others + ways : ways + others
  }
}

extension Row {
  /// Appends as many hints about keys as there is room for.
  mutating func append(hints: [String]) {
    for (index, hint) in hints.enumerated() {
      let text = index == 0 ? hint : " · \(hint)"
      if text.columns >= room { break }
      append(text, .dim)
    }
  }
}
