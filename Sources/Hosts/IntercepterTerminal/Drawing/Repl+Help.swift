extension Repl {
  var helpRows: [Row] {
    let commands = MetaCommand.allCases.map { ($0.usage, $0.summary) }
    return [line("Keys and commands", .bold)] + table(keys + commands)
  }

  /// The keys, as most keyboards label them, each with its action.
  private var keys: [(name: String, summary: String)] {
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

  /// The help about the rules and settings of `:set`.
  var settingRows: [Row] {
    [line("Rules and settings; “off” removes a rule", .bold)]
      + table(SettingHelp.all.map { (":set \($0.name) \($0.usage)", $0.summary) })
  }

  /// Runs `:help [COMMAND]`.
  mutating func help(about topic: String) throws(CommandError) {
    let words = topic.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return toggle(.help) }
    if first == "set", words.count == 1 { return toggle(.settings) }
    let name = first.hasPrefix(":") ? String(first.dropFirst()) : first
    let text: String
    if let setting = SettingHelp.all.first(where: {
      $0.name.lowercased() == words.last?.lowercased()
    }) {
      text = ":set \(setting.name) \(setting.usage): \(setting.summary)"
    } else if let command = MetaCommand(name: name) {
      text = "\(command.usage): \(command.summary)"
    } else if let verb = KeystrokeScript.Verb(name: first) {
      text = "\(verb.usage), as in scripts"
    } else {
      throw CommandError("there is no help about “\(topic)”; :help lists everything")
    }
    report = Report(text, subject: ":help \(topic)", .plain)
  }

  /// Returns a table of two wrapped columns.
  ///
  /// In a narrow terminal, the second column is below the first, indented.
  func table(_ lines: [(name: String, summary: String)]) -> [Row] {
    if size.columns < 60 {
      return lines.flatMap { self.lines($0.name, .accent) + self.lines($0.summary, indent: 3) }
    }
    let width = min(lines.map { $0.name.columns }.max() ?? 0, size.columns * 3 / 5)
    return lines.flatMap { name, summary -> [Row] in
      let (names, summaries) = (
        name.wrapped(to: width), summary.wrapped(to: max(8, size.columns - width - 4))
      )
      return (0..<max(names.count, summaries.count)).map { index in
        var row = Row(width: size.columns, " ")
        if index < names.count { row.append(names[index], .accent) }
        row.pad(to: width + 3)
        if index < summaries.count { row.append(summaries[index]) }
        return row
      }
    }
  }
}
