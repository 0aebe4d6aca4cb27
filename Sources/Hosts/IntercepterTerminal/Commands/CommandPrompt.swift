/// The command prompt in the last row, which contains a text field of its own.
struct CommandPrompt {
  let field: SimulatedTextField
  private let player: KeystrokePlayer
  var scroll = 0
  /// The menu of completions for the last word.
  private(set) var menu: CompletionMenu?
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

  enum Answer: Equatable {
    case run(String)
    case close
    case stay
  }

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - history: The previous commands, oldest first.
  ///   - clipboard: The text that was cut or deleted, here or in a field.
  ///   - completions: A function that returns the completions for the last word of a command.
  mutating func handle(
    _ event: InputEvent, history: [String], clipboard: inout String,
    completions: (String) -> Completions
  ) -> Answer {
    guard case .key(let key) = event else {
      menu = nil
      if case .paste(let text) = event { field.paste(text) }
      return .stay
    }
    let text = field.state.text
    if key.key == .tab {
      tab(text, backward: key.modifiers.contains(.shift), completions)
      return .stay
    }
    let hadMenu = menu != nil
    menu = nil
    switch key.key {
    case .enter: return text.isEmpty ? .close : .run(text)
    case .escape: return hadMenu ? .stay : .close
    case .backspace where text.isEmpty: return .close
    case .up,
      .character("p") where key.modifiers == .control:
      recall(history, by: 1)
    case .down,
      .character("n") where key.modifiers == .control:
      recall(history, by: -1)
    case .character(":") where text.isEmpty && key.modifiers.isEmpty:
      if isOpenedByColon { return .run("\(KeystrokeScript.Action.type(":"))") }
    default: edit(key, text, &clipboard)
    }
    return .stay
  }

  private mutating func edit(_ key: KeyPress, _ text: String, _ clipboard: inout String) {
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
  private mutating func tab(
    _ text: String, backward: Bool, _ completions: (String) -> Completions
  ) {
    if var menu {
      menu.move(by: backward ? -1 : 1)
      self.menu = menu
      if let word = menu.selectedWord { field.setText(menu.start + word) }
      return
    }
    let place = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let (start, typed) = (String(text[..<place]), text[place...])
    let all = completions(text)
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
}
