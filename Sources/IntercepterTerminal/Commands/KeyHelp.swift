/// A line of the help about keys.
enum KeyHelp: CaseIterable {
  case command, nextField, enter, lineBreak, byWords, select, ends, kill, paste, undo, copy, emoji
  case redraw

  /// Returns the keys, as most keyboards label them.
  ///
  /// - Parameter isMultiline: `true` if Enter types a line break.
  func keys(isMultiline: Bool) -> String {
    switch self {
    case .command: "Esc"
    case .nextField: "Tab  Shift+Tab"
    case .enter: isMultiline ? "Alt+Enter" : "Enter"
    case .lineBreak: isMultiline ? "Enter" : "Alt+Enter"
    case .byWords: "Ctrl+←  Ctrl+→"
    case .select: "Shift+←  Shift+→"
    case .ends: "Ctrl+A  Ctrl+E"
    case .kill: "Ctrl+U  Ctrl+K  Ctrl+W"
    case .paste: "Ctrl+Y  Ctrl+V"
    case .undo: "Ctrl+Z  Alt+Z"
    case .copy: "Alt+A  Alt+C  Ctrl+X"
    case .emoji: "Ctrl+\\"
    case .redraw: "Ctrl+L"
    }
  }

  /// The description of the action.
  var summary: String {
    switch self {
    case .command: "a command (or : first; :: types a colon)"
    case .nextField: "the next field, the previous field"
    case .enter: "commit marked text, or validate"
    case .lineBreak: "a line break"
    case .byWords: "move by words (or Alt)"
    case .select: "select"
    case .ends: "to the beginning, to the end"
    case .kill: "delete to the beginning, to the end, a word"
    case .paste: "paste the last deletion, cut or copy"
    case .undo: "undo, redo"
    case .copy: "select everything, copy, cut"
    case .emoji: "emoji by name"
    case .redraw: "redraw the screen"
    }
  }
}
