package import IntercepterEmoji

/// An emoji picker in a terminal: a panel of the live field, or a session of its own.
package struct EmojiPanel: Panel, DrawnSession {
  package internal(set) var picker: EmojiPicker
  package var canvas: Canvas
  /// The answer of the picker that has ended the session.
  package private(set) var ending: EmojiPickerAnswer?

  /// Creates a panel for a picker, whose names may be in any language.
  package init(_ picker: EmojiPicker, _ canvas: Canvas = Canvas(columns: 80, rows: 24)) {
    (self.picker, self.canvas) = (picker, canvas)
    fit(canvas)
  }

  var title: String { "Emoji" }

  /// The hints about keys, most useful first.
  private static let hints = [
    "←↑↓→ Enter chooses", "Esc closes", "Ctrl+T tones", "Tab group", "Ctrl+F favourite",
  ]

  package mutating func handle(_ event: InputEvent) -> EmojiPickerAnswer {
    fit(canvas)
    return Self.key(for: event, rows: max(1, canvas.rows - 5)).map { picker.handle($0) } ?? .stay
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

  // MARK: In the live field

  mutating func handle(_ event: InputEvent, in repl: inout Repl) -> Bool {
    if passesOn(event) {
      repl.handleInField(event)
      return repl.prompt == nil
    }
    canvas = repl.canvas
    let answer = handle(event)
    if !repl.current.specification.isSecret { repl.emojiRecents = picker.recents }
    if case .choose(let emoji) = answer {
      repl.type(emoji)
      if repl.current.isForEmojiOnly { repl.prompt = repl.emojiPanel() }
    }
    return answer == .stay
  }

  func rows(of repl: Repl, height: Int) -> [Row] { rows(on: repl.canvas, height: height) }

  func lastRow(of repl: Repl) -> (row: Row, cursor: Int?) {
    var row = searchRow(repl.canvas)
    let keys = repl.canvas.cells(of: "\(Self.hints.prefix(3).joined(separator: " · ")) ", .dim)
    if keys.columns + 8 <= row.room { row.append(right: keys) }
    return (row, nil)
  }

  // MARK: As a session

  package var isOver: Bool { ending != nil }
  package var tickTime: Int? { nil }
  package mutating func tick() {}

  package mutating func handle(_ events: [InputEvent]) {
    for event in events where ending == nil {
      if case .answer(let answer) = event {
        canvas.widths.record(answer)
        continue
      }
      let answer = handle(event)
      if answer != .stay { ending = answer }
    }
  }

  /// Returns a screen with the panel alone, with the search in its first row.
  package func draw() -> Screen {
    var screen = Screen(canvas)
    var search = searchRow(canvas)
    search.append(right: canvas.cells(of: "\(picker.count) ", .dim))
    screen.append(search)
    for row in rows(on: canvas, height: max(1, canvas.rows - 2)) { screen.append(row) }
    screen.fill(leaving: 1)
    var hints = Row(canvas, " ")
    hints.append(hints: Self.hints)
    screen.append(hints)
    return screen
  }
}
