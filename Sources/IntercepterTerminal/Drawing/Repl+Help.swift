extension Repl {
  /// The keys and commands.
  var helpRows: [Row] {
    let commands = MetaCommand.allCases.map {
      (":\($0.rawValue)\($0.help.arguments)", $0.help.summary)
    }
    let width = min(30, size.columns / 2)
    let rows = (Self.keys + commands).map { name, summary in
      var row = Row(width: size.columns)
      row.append(" ")
      row.append(truncating: name, to: width - 1, .accent)
      row.pad(to: width + 1)
      row.append(truncating: summary, to: row.room - 1)
      return row
    }
    return [line("Keys and commands", .bold)] + rows
  }

  private static let keys = [
    (": in an empty line, or Esc", "a command; :: is a colon"),
    ("Tab  Shift+Tab", "the next field, the one before"),
    ("Enter", "commit marked text; else validate"),
    ("Alt+Enter", "a line break"),
    ("Ctrl+Left  Ctrl+Right", "by words (Alt too)"),
    ("Shift with arrows", "select"),
    ("Ctrl+A  Ctrl+E", "to the beginning, to the end"),
    ("Ctrl+U  Ctrl+K  Ctrl+W", "delete to the beginning, end, word"),
    ("Ctrl+Z  Ctrl+Y", "undo, redo"),
    ("Alt+A  Alt+C", "select everything, copy"),
    ("Ctrl+X  Ctrl+V", "cut, paste"),
    ("Ctrl+\\", "emoji by name"),
    ("Ctrl+L", "draw everything anew"),
  ]
}
