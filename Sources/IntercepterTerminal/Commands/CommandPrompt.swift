internal import TextFieldSimulator
internal import TextInputIntercepter

/// The last row while a command is typed: a text field too.
struct CommandPrompt {
  let field: SimulatedTextField
  private let player: KeystrokePlayer
  var scroll = 0
  /// The completions of the last word, where there are more than one.
  private(set) var candidates: [String] = []
  /// The number of commands back in the history.
  private var back = 0
  /// Whether a colon opened it: then a second one is one for the field.
  private let isOpenedByColon: Bool

  init(isOpenedByColon: Bool = false) {
    self.isOpenedByColon = isOpenedByColon
    field = SimulatedTextField(Intercepter(rules: [.singleLine(onViolation: .amend)]))
    player = KeystrokePlayer(field)
  }

  /// The consequence of a key.
  enum Answer: Equatable {
    case run(String)
    case close
    case stay
  }

  /// - Parameters:
  ///   - history: The commands that were given, oldest first.
  ///   - candidates: What the last word of a command may be.
  mutating func handle(
    _ event: InputEvent, history: [String], candidates: (String) -> [String]
  ) -> Answer {
    guard case .key(let key) = event else {
      if case .paste(let text) = event { field.paste(text) }
      return .stay
    }
    let text = field.state.text
    if key.key != .tab { self.candidates = [] }
    switch key.key {
    case .enter: return text.isEmpty ? .close : .run(text)
    case .escape: return .close
    case .backspace where text.isEmpty: return .close
    case .tab:
      complete(text, candidates(text))
    case .up: recall(history, by: 1)
    case .down: recall(history, by: -1)
    case .character(":") where text.isEmpty && key.modifiers.isEmpty:
      if isOpenedByColon { return .run("\(KeystrokeScript.Action.type(":"))") }
    default:
      switch KeyBinding.binding(of: key) {
      case .action(let action): _ = player.perform(KeystrokeScript.Command(action))
      case .character: field.type(key.characters)
      default: break
      }
    }
    return .stay
  }

  /// Completes the last word as far as all candidates agree, and keeps these where they are several.
  private mutating func complete(_ text: String, _ all: [String]) {
    let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let matching = all.filter { $0.hasPrefix(text[start...]) }
    candidates = matching.count == 1 ? [] : matching
    guard let first = matching.first else { return }
    let common = matching.dropFirst().reduce(first) { common, other in
      String(zip(common, other).prefix { $0 == $1 }.map(\.0))
    }
    let isWhole = matching.count == 1 && !first.hasSuffix("/")
    field.setText(text[..<start] + common + (isWhole ? " " : ""))
  }

  private mutating func recall(_ history: [String], by step: Int) {
    let new = back + step
    guard (0...history.count).contains(new) else { return }
    back = new
    field.setText(back == 0 ? "" : history[history.count - back])
  }
}
