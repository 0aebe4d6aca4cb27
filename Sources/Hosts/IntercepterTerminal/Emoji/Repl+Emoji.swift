internal import IntercepterEmoji

extension Repl {
  /// Returns an emoji panel with the emoji that the rules accept at the caret.
  func emojiPanel(_ query: String = "") -> EmojiPanel {
    let intercepter = current.field.field.intercepter
    let state = current.state
    let filter: EmojiFilter =
      state.hasMarkedText
      ? .all : .admitted(by: intercepter, in: intercepter.stateForEmoji(state))
    let picker = EmojiPicker(
      names: emojiNames(), recents: emojiRecents, time: emojiTime, filter: filter, query: query)
    return EmojiPanel(picker, canvas)
  }

  /// Types a chosen emoji, which replaces the text in a field for a single emoji.
  @discardableResult
  mutating func type(_ emoji: TonedEmoji) -> KeystrokeTranscript.Step {
    if current.field.field.intercepter.isForOneEmoji { perform(.selectAll) }
    return perform(KeystrokeScript.Command(.type(emoji.text)))
  }

  /// Types the emoji with a name, or opens the panel if the name is ambiguous.
  mutating func searchEmoji(_ name: String) -> Answer {
    let panel = emojiPanel(name)
    if let only = panel.exactMatch { return .step(type(only)) }
    prompt = panel
    return .done
  }

  /// Types the emoji with a name, without a panel.
  ///
  /// A rejected emoji is reported with its violation, an unknown name with the nearest names.
  mutating func typeEmoji(_ name: String) -> Answer {
    if name.isEmpty { return .error("name an emoji: :emoji NAME") }
    let panel = EmojiPanel(EmojiPicker(names: emojiNames(), query: name))
    if let emoji = panel.exactMatch { return .step(type(emoji)) }
    let found = (0..<min(3, panel.picker.count)).compactMap { panel.picker.emoji(at: $0) }
    let names = found.map { "“\(panel.picker.names.name(of: $0.emoji))”" }
    let hint = names.isEmpty ? "" : "; the nearest are: \(names.joined(separator: ", "))"
    return .error("no emoji has the name “\(panel.picker.query)”\(hint)")
  }
}

extension EmojiPanel {
  /// Returns whether the field handles an event: a paste, an event without a meaning in the panel,
  /// an emoji that the system's keyboard typed, or the colon of a command.
  func passesOn(_ event: InputEvent) -> Bool {
    guard case .key(let press) = event, Self.key(for: event, rows: 1) != nil else {
      return event != .pageUp && event != .pageDown
    }
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
