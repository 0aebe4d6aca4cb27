internal import TextFieldSimulator

/// The emoji key: a name is typed, and one of the emoji that have it is chosen.
struct EmojiSearch {
  private(set) var query: String
  /// The one that Enter types.
  private(set) var selected = 0
  private(set) var found: [EmojiNames.Entry]

  init(_ query: String) {
    self.query = query
    found = EmojiNames.search(query)
  }

  /// The emoji whose whole name is the query.
  var exactMatch: String? {
    let name = query.lowercased()
    return found.first { $0.name == name }?.emoji
  }

  /// The consequence of a key.
  enum Answer: Equatable {
    case insert(String)
    case close
    case passOn
    case stay
  }

  mutating func handle(_ event: InputEvent) -> Answer {
    guard case .key(let key) = event else { return .passOn }
    switch key.key {
    case .escape: return .close
    case .enter where found.isEmpty: return .stay
    case .enter where key.modifiers.isEmpty: return .insert(found[selected].emoji)
    case .up where !found.isEmpty: selected = max(0, selected - 1)
    case .down where !found.isEmpty: selected = min(found.count - 1, selected + 1)
    case .backspace where !query.isEmpty && key.modifiers.isEmpty: search(String(query.dropLast()))
    case .character("\\") where key.modifiers == .control: return .close
    case .character(let character) where key.modifiers.isDisjoint(with: [.control, .option]):
      if character == ":", query.isEmpty { return .passOn }
      // What is no part of a name is typed: an emoji from the keyboard of the system.
      guard character.isASCII else { return .passOn }
      search(query + String(character))
    default: return .passOn
    }
    return .stay
  }

  private mutating func search(_ new: String) {
    self = EmojiSearch(new)
  }
}
