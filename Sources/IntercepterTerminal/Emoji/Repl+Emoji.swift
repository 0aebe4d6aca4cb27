internal import IntercepterEmoji
internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// The panel of the emoji key: what the rules admit where the caret is.
  func emojiPanel(_ query: String = "") -> EmojiPanel {
    let intercepter = current.field.field.intercepter
    let state = current.state
    let filter: EmojiFilter =
      state.hasMarkedText
      ? .all : .admitted(by: intercepter, in: intercepter.stateForEmoji(state))
    let picker = EmojiPicker(recents: emojiRecents, filter: filter, query: query)
    var panel = EmojiPanel(picker, saying: say)
    panel.fit(width: size.columns)
    return panel
  }

  mutating func handle(_ event: InputEvent, in panel: EmojiPanel) {
    guard !panel.passesOn(event) else { return handleInField(event) }
    var panel = panel
    panel.fit(width: size.columns)
    if event == .key(KeyPress(.character("\\"), modifiers: .control)) {
      prompt = nil
      return
    }
    switch panel.handle(event) {
    case .stay: prompt = .emoji(panel)
    case .close: prompt = nil
    case .choose(let emoji):
      emojiRecents = panel.picker.recents
      prompt = nil
      type(emoji)
      if current.isForEmojiOnly { prompt = .emoji(emojiPanel()) }
    }
  }

  /// Types an emoji that was chosen: in a field for one, in the place of what it holds.
  mutating func type(_ emoji: TonedEmoji) {
    if current.field.field.intercepter.isForOneEmoji { perform(.selectAll) }
    perform(.type(emoji.text))
  }

  /// The rows of the panel below the field.
  func emojiRows(_ panel: EmojiPanel, _ room: Int) -> [Row] {
    var panel = panel
    return panel.rows(width: size.columns, height: room, hasSearch: false)
  }
}

extension EmojiPanel {
  /// Whether an event is for the field: what means nothing here, a paste, an emoji that the system's own
  /// keyboard types, and the colon of a command.
  func passesOn(_ event: InputEvent) -> Bool {
    guard case .key(let press) = event, Self.key(for: event, rows: 1) != nil else { return true }
    guard case .character(let character) = press.key, press.modifiers.isEmpty else { return false }
    return character == ":" && picker.query.isEmpty
      || EmojiCatalogue.emoji(String(character)) != nil
  }

  /// The emoji whose whole name is the query.
  var exactMatch: TonedEmoji? {
    let name = picker.query.lowercased()
    return (0..<picker.count).lazy.compactMap { picker.emoji(at: $0) }
      .first { picker.names.name(of: $0.emoji).lowercased() == name }
  }
}
