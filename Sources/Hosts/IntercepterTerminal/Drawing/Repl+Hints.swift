extension Repl {
  /// The last row without a prompt: the recordings, and hints about keys.
  var hintRow: Row {
    var row = Row(canvas, " ")
    for (index, field) in fields.enumerated() {
      guard let recording = field.recording else { continue }
      let place = index == focus ? "" : " (\(field.label))"
      row.append("● \(recording.path)\(place)  ", index == focus ? .bad : .dim)
    }
    if current.field.mode != .delegate {
      row.append("\(current.field.mode.rawValue)  ", .warning)
    }
    row.append(hints: hints(columns: row.room))
    return row
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
    let hasRoom = canvas.columns(of: (others + ways).joined(separator: " · ")) < columns
    return hasRoom ? others + ways : ways + others
  }
}

extension Row {
  /// Appends as many hints about keys as there is room for.
  mutating func append(hints: [String]) {
    for (index, hint) in hints.enumerated() {
      let text = index == 0 ? hint : " · \(hint)"
      if canvas.columns(of: text) >= room { break }
      append(text, .dim)
    }
  }
}
