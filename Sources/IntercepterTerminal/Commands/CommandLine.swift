internal import TextFieldSimulator
internal import TextInputIntercepter

/// The last row while a command is typed: a text field too.
struct CommandLine {
  let field: SimulatedTextField
  private let player: KeystrokePlayer
  var scroll = 0
  /// Whether it was left without a command.
  private(set) var isClosed = false
  /// What the word may become, where that is more than one.
  private(set) var candidates: [String] = []
  /// How many commands back in the history.
  private var back = 0
  /// Whether a colon opened it: then a second one is one for the field.
  private let isOpenedByColon: Bool

  init(_ text: String = "", isOpenedByColon: Bool = false) {
    self.isOpenedByColon = isOpenedByColon
    field = SimulatedTextField(
      Intercepter(rules: [.singleLine(onViolation: .amend)]),
      state: EditingState(text, caret: text.utf16.count))
    player = KeystrokePlayer(field)
  }

  var text: String { field.state.text }

  /// Does what a key does.
  ///
  /// - Returns: The command, once it is given.
  mutating func handle(
    _ event: InputEvent, history: [String], completions: (String) -> Completion
  ) -> String? {
    guard case .key(let key) = event else {
      if case .paste(let text) = event { field.paste(text) }
      return nil
    }
    if key.key != .tab { candidates = [] }
    switch key.key {
    case .enter: return close(giving: text)
    case .escape: close()
    case .backspace where text.isEmpty: close()
    case .tab: complete(completions)
    case .up: recall(history, by: 1)
    case .down: recall(history, by: -1)
    case .character(":") where text.isEmpty && key.modifiers.isEmpty:
      if isOpenedByColon { return close(giving: "\(KeystrokeScript.Action.type(":"))") }
    default:
      if case .action(let action)? = FieldKey(key) { perform(action) } else { type(key) }
    }
    return nil
  }

  @discardableResult
  private mutating func close(giving command: String = "") -> String {
    isClosed = true
    return command
  }

  private func type(_ key: KeyPress) {
    if key.modifiers.isDisjoint(with: [.control, .option]) { field.type(key.characters) }
  }

  private func perform(_ action: KeystrokeScript.Action) {
    if let command = try? KeystrokeScript("\(action)").commands.first {
      _ = player.perform(command)
    }
  }

  private mutating func recall(_ history: [String], by step: Int) {
    let new = back + step
    guard (0...history.count).contains(new) else { return }
    back = new
    field.setText(back == 0 ? "" : history[history.count - back])
  }

  private mutating func complete(_ completions: (String) -> Completion) {
    let completion = completions(text)
    field.setText(completion.text)
    candidates = completion.candidates
  }
}
