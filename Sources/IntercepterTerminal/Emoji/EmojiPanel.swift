package import IntercepterEmoji
internal import TextFieldSimulator

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
  static let keys = [
    "←↑↓→ Enter chooses", "Esc closes", "Ctrl+T tones", "Tab group", "Ctrl+F favourite",
  ]

  /// Performs the action of a key.
  package mutating func handle(_ event: InputEvent) -> EmojiPickerAnswer {
    Self.key(for: event, rows: room).map { picker.handle($0) } ?? .stay
  }

  /// Returns the picker's key for an event, or `nil` if it has none.
  static func key(for event: InputEvent, rows: Int) -> EmojiPickerKey? {
    switch event {
    case .pageUp: return .pageUp(rows: rows)
    case .pageDown: return .pageDown(rows: rows)
    case .key(let press):
      if press.modifiers.contains(.control) {
        switch press.key {
        case .character("c"), .character("d"), .character("g"), .character("\\"): return .cancel
        case .character("u"): return .clear
        case .character("t"): return .tones
        case .character("f"): return .favorite
        case .character("n"), .right: return .nextSection
        case .character("p"), .left: return .previousSection
        default: return nil
        }
      }
      return key(for: press)
    default: return nil
    }
  }

  private static func key(for press: KeyPress) -> EmojiPickerKey? {
    switch press.key {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .home: .home
    case .end: .end
    case .tab: press.modifiers.contains(.shift) ? .previousSection : .nextSection
    case .enter: .choose
    case .escape: .cancel
    case .backspace: .backspace
    case .character(let character) where !press.modifiers.contains(.option): .character(character)
    default: nil
    }
  }

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
    hints.append(hints: Self.keys)
    screen.append(hints)
    return screen
  }
}
