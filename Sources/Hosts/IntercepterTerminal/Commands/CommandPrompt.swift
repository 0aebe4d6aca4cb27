/// The command prompt in the last row, which contains a text field of its own.
struct CommandPrompt: Panel {
  private let field: SimulatedTextField
  private let player: KeystrokePlayer
  private var scroll = 0
  /// The menu of completions for the last word.
  private var menu: CompletionMenu?
  /// The number of steps back in the command history.
  private var back = 0
  /// The command that was typed before the history was browsed.
  private var draft = ""
  /// A Boolean value that indicates whether a colon opened the prompt.
  ///
  /// A second colon is then typed into the field.
  private let isOpenedByColon: Bool

  init(isOpenedByColon: Bool = false) {
    self.isOpenedByColon = isOpenedByColon
    field = SimulatedTextField(Intercepter(rules: [.singleLine(onViolation: .amend)]))
    player = KeystrokePlayer(field)
  }

  /// There is a panel only for a menu, which needs no title of its own.
  var title: String { menu == nil ? "" : "Completions" }

  mutating func handle(_ event: InputEvent, in repl: inout Repl) -> Bool {
    defer { scroll = viewport(of: repl).start }
    guard case .key(let key) = event else {
      menu = nil
      if case .paste(let text) = event { field.paste(text) }
      return true
    }
    let text = field.state.text
    if key.key == .tab {
      tab(text, backward: key.modifiers.contains(.shift), repl.completions(for: text))
      return true
    }
    let hadMenu = menu != nil
    menu = nil
    switch key.key {
    case .enter:
      if !text.isEmpty { repl.runTyped(command: text) }
      return false
    case .escape: return hadMenu
    case .character("c") where key.modifiers == .control: return false
    case .backspace where text.isEmpty: return false
    case .up,
      .character("p") where key.modifiers == .control:
      recall(repl.commandHistory, by: 1)
    case .down,
      .character("n") where key.modifiers == .control:
      recall(repl.commandHistory, by: -1)
    case .character(":") where text.isEmpty && key.modifiers.isEmpty:
      if isOpenedByColon { repl.runTyped(command: "\(KeystrokeScript.Action.type(":"))") }
      return !isOpenedByColon
    default: edit(key, text, &repl.clipboard)
    }
    return true
  }

  private func edit(_ key: KeyPress, _ text: String, _ clipboard: inout String) {
    switch KeyBinding.binding(of: key) {
    case .action(let action):
      _ = player.perform(KeystrokeScript.Command(action))
      if action == .cut || action == .copy { clipboard = field.pasteboard }
    case .kill(let press):
      field.tap(press)
      let killed = text.removed(leaving: field.state)
      if !killed.isEmpty { clipboard = killed }
    case .paste: field.paste(clipboard)
    case .character: field.type(key.characters)
    default: break
    }
  }

  /// Completes the last word as far as all completions agree.
  ///
  /// If there are several, opens a menu that later tabs step through.
  private mutating func tab(_ text: String, backward: Bool, _ all: Completions) {
    if var menu {
      menu.move(by: backward ? -1 : 1)
      self.menu = menu
      if let word = menu.selectedWord { field.setText(menu.start + word) }
      return
    }
    let place = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let (start, typed) = (String(text[..<place]), text[place...])
    let matching = all.words.filter { $0.word.hasPrefix(typed) }
    // A word is not completed if the place takes a number or a text.
    let isOpen = typed.isEmpty && !all.hint.isEmpty
    if let only = matching.first, matching.count == 1, !isOpen {
      let goesOn = only.word.hasSuffix("/") || only.word.hasSuffix(":")
      return field.setText(start + only.word + (goesOn ? "" : " "))
    }
    menu = CompletionMenu(start: start, hint: typed.isEmpty ? all.hint : "", words: matching)
    guard let first = matching.first?.word, !isOpen else { return }
    let common = matching.dropFirst().reduce(first) { common, other in
      String(zip(common, other.word).prefix { $0 == $1 }.map(\.0))
    }
    field.setText(start + common)
  }

  private mutating func recall(_ history: [String], by step: Int) {
    let new = back + step
    guard (0...history.count).contains(new) else { return }
    if back == 0 { draft = field.state.text }
    back = new
    field.setText(back == 0 ? draft : history[history.count - back])
  }

  /// Returns the rows of the menu, above the command.
  func rows(of repl: Repl, height: Int) -> [Row] {
    guard let menu else { return [] }
    let hint = menu.hint.isEmpty ? [] : [repl.line(menu.hint, .dim)]
    let room = max(1, height - hint.count)
    let canvas = repl.canvas
    let width = min(menu.words.map { canvas.columns(of: $0.word) }.max() ?? 0, canvas.columns / 2)
    let first = max(0, min((menu.selected ?? 0) - room / 2, menu.words.count - room))
    let rows = menu.words.indices.dropFirst(first).prefix(room).map { index in
      let (word, isSelected) = (menu.words[index], index == menu.selected)
      var row = repl.markedRow(isSelected)
      row.append(word.word, isSelected ? .bold : .accent, to: width)
      row.pad(to: width + 5)
      row.append(word.summary, .dim, to: row.room - 1)
      return row
    }
    let blanks = max(0, height - hint.count - rows.count)
    return [Row](repeating: Row(canvas), count: blanks) + hint + rows
  }

  func lastRow(of repl: Repl) -> (row: Row, cursor: Int?) {
    var row = Row(repl.canvas, ":", .bold)
    let viewport = viewport(of: repl)
    row.append(viewport.row.cells)
    return (row, 1 + viewport.cursor)
  }

  private func viewport(of repl: Repl) -> TextViewport {
    TextViewport(
      field.state, head: field.head, scroll: scroll,
      canvas: repl.canvas.with(columns: max(1, repl.canvas.columns - 1)))
  }
}
