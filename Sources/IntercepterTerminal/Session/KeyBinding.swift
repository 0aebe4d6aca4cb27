internal import TextFieldSimulator

/// The meaning of a key in the field.
enum KeyBinding {
  /// A command of scripts.
  case action(KeystrokeScript.Action)
  /// A cluster is typed.
  case character(Character)
  /// What the key removes is kept, and comes back with a paste.
  case kill(KeyPress)
  /// The text that was cut, copied or removed by a ``kill(_:)`` is pasted.
  case paste
  /// The field is done.
  case enter
  /// The next field, or the one before.
  case nextField(Int)
  /// Something is given up.
  case escape
  /// A command follows.
  case command
  /// The emoji key.
  case emoji

  /// The meaning of a key; `nil` where it has none.
  static func binding(of press: KeyPress) -> KeyBinding? {
    let modifiers = press.modifiers
    switch press.key {
    case .enter: return modifiers.contains(.option) ? .action(.type("\n")) : .enter
    case .tab: return .nextField(modifiers.contains(.shift) ? -1 : 1)
    case .escape: return .escape
    case .character(let character):
      if modifiers.contains(.control) { return control[character] }
      return modifiers.contains(.option) ? option[character] : .character(character)
    case let key where modifiers.isEmpty: return plain[key] ?? .press(press)
    case let key where modifiers == .control || modifiers == .option:
      return byWord[key] ?? .press(press)
    default: return .press(press)
    }
  }

  private static let plain: [Key: KeyBinding] = [
    .left: .move(.left), .right: .move(.right), .home: .move(.home), .end: .move(.end),
    .backspace: .action(.backspace(times: 1)), .delete: .action(.delete(times: 1)),
  ]

  private static let byWord: [Key: KeyBinding] = [
    .left: .move(.wordLeft), .right: .move(.wordRight),
  ]

  /// The keys that terminals are used to.
  private static let control: [Character: KeyBinding] = [
    "a": .move(.home), "e": .move(.end), "b": .move(.left), "f": .move(.right),
    "u": .kill(KeyPress(.backspace, modifiers: .command)),
    "k": .kill(KeyPress(.delete, modifiers: .command)),
    "w": .kill(KeyPress(.backspace, modifiers: .control)),
    "z": .action(.undo(times: 1)), "_": .action(.undo(times: 1)), "y": .paste,
    "x": .action(.cut), "v": .paste, "\\": .emoji,
  ]

  private static let option: [Character: KeyBinding] = [
    ":": .command, "a": .action(.selectAll), "c": .action(.copy), "b": .move(.wordLeft),
    "f": .move(.wordRight), "d": .kill(KeyPress(.delete, modifiers: .control)),
    "z": .action(.redo(times: 1)),
  ]

  private static func move(_ movement: SimulatedTextField.Movement) -> KeyBinding {
    .action(.move(movement, times: 1))
  }

  private static func press(_ key: KeyPress) -> KeyBinding { .action(.press(key, times: 1)) }
}
