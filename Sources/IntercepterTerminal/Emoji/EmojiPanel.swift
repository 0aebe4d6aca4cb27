package import IntercepterEmoji
internal import TextFieldSimulator

/// A picker in a terminal: its rows, and what keys mean there.
package struct EmojiPanel: Sendable {
  package internal(set) var picker: EmojiPicker
  /// The first row of the grid that is in view.
  private(set) var scroll = 0
  /// The rows of the grid that were in view last.
  private var room = 10
  /// Creates a panel around a picker, which may have names of another language.
  package init(_ picker: EmojiPicker) { self.picker = picker }

  /// What could be pressed, what is needed most first.
  static let keys = [
    "←↑↓→ Enter chooses", "Esc closes", "Ctrl+T tones", "Tab group", "Ctrl+F favourite",
  ]

  /// Does what a key asks for.
  package mutating func handle(_ event: InputEvent) -> EmojiPickerAnswer {
    Self.key(for: event, rows: room).map { picker.handle($0) } ?? .stay
  }

  /// The meaning of a key; `nil` where it has none.
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

  /// Scrolls so that lines are in view.
  mutating func show(_ lines: ClosedRange<Int>, of count: Int, room: Int) {
    self.room = room
    scroll = min(scroll, lines.lowerBound)
    scroll = max(scroll, lines.upperBound - room + 1)
    scroll = max(0, min(scroll, count - room))
  }

  /// The whole screen, with the search in its first row.
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
