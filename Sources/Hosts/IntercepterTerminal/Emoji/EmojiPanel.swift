package import IntercepterEmoji

/// An emoji picker in a terminal, with its rows and keys.
package struct EmojiPanel: Sendable {
  package internal(set) var picker: EmojiPicker
  /// The index of the first visible line of the grid.
  private(set) var scroll = 0
  /// The number of visible lines of the grid when it was last drawn.
  private var room = 10
  /// Creates a panel for a picker, whose names may be in any language.
  package init(_ picker: EmojiPicker) { self.picker = picker }

  /// The hints about keys, most useful first.
  static let hints = [
    "←↑↓→ Enter chooses", "Esc closes", "Ctrl+T tones", "Tab group", "Ctrl+F favourite",
  ]

  package mutating func handle(_ event: InputEvent) -> EmojiPickerAnswer {
    Self.key(for: event, rows: room).map { picker.handle($0) } ?? .stay
  }

  /// Returns the picker's key for an event, or `nil` if it has none.
  static func key(for event: InputEvent, rows: Int) -> EmojiPickerKey? {
    switch event {
    case .pageUp: .pageUp(rows: rows)
    case .pageDown: .pageDown(rows: rows)
    case .key(let press):
      switch press.key {
      case let key where press.modifiers.contains(.control): controlKeys[key]
      case .tab: press.modifiers.contains(.shift) ? .previousSection : .nextSection
      case .character(let character):
        press.modifiers.contains(.option) ? nil : .character(character)
      case let key: keys[key]
      }
    default: nil
    }
  }

  private static let keys: [Key: EmojiPickerKey] = [
    .left: .left, .right: .right, .up: .up, .down: .down, .home: .home, .end: .end,
    .enter: .choose, .escape: .cancel, .backspace: .backspace,
  ]

  private static let controlKeys: [Key: EmojiPickerKey] = [
    .character("c"): .cancel, .character("d"): .cancel, .character("g"): .cancel,
    .character("\\"): .cancel, .character("u"): .clear, .character("t"): .tones,
    .character("f"): .favorite, .character("n"): .nextSection, .right: .nextSection,
    .character("p"): .previousSection, .left: .previousSection,
  ]

  /// Scrolls so that a range of lines is visible.
  mutating func show(_ lines: ClosedRange<Int>, of count: Int, room: Int) {
    self.room = room
    scroll = min(scroll, lines.lowerBound)
    scroll = max(scroll, lines.upperBound - room + 1)
    scroll = max(0, min(scroll, count - room))
  }

  /// Returns a screen with the panel alone, with the search in its first row.
  package mutating func screen(of size: ScreenSize) -> Screen {
    var screen = Screen(size: size)
    for row in rows(width: size.columns, height: size.rows - 1) { screen.append(row) }
    screen.fill(leaving: 1)
    var hints = screen.blank
    hints.append(" ")
    hints.append(hints: Self.hints)
    screen.append(hints)
    return screen
  }
}
