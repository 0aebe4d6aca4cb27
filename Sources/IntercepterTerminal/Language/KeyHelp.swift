/// A line of the help about keys.
enum KeyHelp: CaseIterable {
  case command, nextField, enter, lineBreak, byWords, select, ends, kill, paste, undo, copy, emoji
  case redraw

  /// The keys, as most keyboards have them.
  ///
  /// - Parameter enter: The name of the key that ends a line.
  func keys(enter: String) -> String {
    switch self {
    case .command: "Esc"
    case .nextField: "Tab  Shift+Tab"
    case .enter: enter
    case .lineBreak: "Alt+\(enter)"
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
}
