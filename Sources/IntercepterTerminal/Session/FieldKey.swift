internal import TextFieldSimulator

/// What a key means in the field.
enum FieldKey {
  /// A command of scripts.
  case action(KeystrokeScript.Action)
  /// A cluster is typed.
  case character(Character)
  /// What was cut or copied is pasted.
  case paste
  /// The field is done.
  case enter
  /// The next field, or the one before.
  case nextField(Int)
  /// Up or Down: to another field where there is one.
  case vertical(Key, Int)
  /// Something is given up.
  case escape
  /// A command follows.
  case command
  /// The emoji key.
  case emoji

  /// - Returns: `nil` for keys that mean nothing.
  init?(_ press: KeyPress) {
    let modifiers = press.modifiers
    switch press.key {
    case .enter where modifiers.contains(.option): self = .action(.type("\n"))
    case .enter: self = .enter
    case .tab: self = .nextField(modifiers.contains(.shift) ? -1 : 1)
    case .up where modifiers.isEmpty: self = .vertical(.up, -1)
    case .down where modifiers.isEmpty: self = .vertical(.down, 1)
    case .escape: self = .escape
    case .character(let character): self.init(character, modifiers)
    case .left where modifiers.isEmpty: self = .action(.move(.left, times: 1))
    case .right where modifiers.isEmpty: self = .action(.move(.right, times: 1))
    case .left where modifiers.isWord: self = .action(.move(.wordLeft, times: 1))
    case .right where modifiers.isWord: self = .action(.move(.wordRight, times: 1))
    case .home where modifiers.isEmpty: self = .action(.move(.home, times: 1))
    case .end where modifiers.isEmpty: self = .action(.move(.end, times: 1))
    case .backspace where modifiers.isEmpty: self = .action(.backspace(times: 1))
    case .delete where modifiers.isEmpty: self = .action(.delete(times: 1))
    default: self = .action(.press(press, times: 1))
    }
  }

  private init?(_ character: Character, _ modifiers: KeyPress.Modifiers) {
    if modifiers.contains(.control) {
      guard let known = Self.control(character) else { return nil }
      self = known
    } else if modifiers.contains(.option) {
      guard let known = Self.option(character) else { return nil }
      self = known
    } else {
      self = .character(character)
    }
  }

  /// The keys that terminals are used to.
  private static func control(_ character: Character) -> FieldKey? {
    switch character {
    case "a": .action(.move(.home, times: 1))
    case "e": .action(.move(.end, times: 1))
    case "b": .action(.move(.left, times: 1))
    case "f": .action(.move(.right, times: 1))
    case "u": .action(.press(KeyPress(.backspace, modifiers: .command), times: 1))
    case "k": .action(.press(KeyPress(.delete, modifiers: .command), times: 1))
    case "w": .action(.press(KeyPress(.backspace, modifiers: .control), times: 1))
    case "z", "_": .action(.undo(times: 1))
    case "y": .action(.redo(times: 1))
    case "x": .action(.cut)
    case "v": .paste
    case "\\": .emoji
    default: nil
    }
  }

  private static func option(_ character: Character) -> FieldKey? {
    switch character {
    case ":": .command
    case "a": .action(.selectAll)
    case "c": .action(.copy)
    case "b": .action(.move(.wordLeft, times: 1))
    case "f": .action(.move(.wordRight, times: 1))
    case "d": .action(.press(KeyPress(.delete, modifiers: .control), times: 1))
    default: nil
    }
  }
}

extension KeyPress.Modifiers {
  fileprivate var isWord: Bool { self == .control || self == .option }
}
