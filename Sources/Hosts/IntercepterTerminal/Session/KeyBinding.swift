/// The meaning of a key in the field.
enum KeyBinding {
  /// Performs a command of scripts.
  case action(KeystrokeScript.Action)
  case character(Character)
  /// Deletes text and puts it on the clipboard.
  case kill(KeyPress)
  /// Pastes the text that was cut, copied or deleted by a ``kill(_:)``.
  case paste
  /// Submits the form.
  case enter
  /// Moves to the next field, or to the previous one.
  case nextField(Int)
  /// Cancels a composition, closes a panel, or opens the command prompt.
  case escape
  /// Opens the command prompt.
  case command
  /// Opens the emoji panel.
  case emoji

  /// Returns the meaning of a key, or `nil` if it has none.
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

  /// The usual keys of terminals.
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
