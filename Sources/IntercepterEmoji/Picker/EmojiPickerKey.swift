/// What a key asks of a picker.
public enum EmojiPickerKey: Hashable, Sendable {
  /// One emoji or one row on; at the edge of a row, into the next one.
  case left, right, up, down
  /// To the first emoji of the section, and to its last one.
  case home, end
  /// So many rows on.
  case pageUp(rows: Int), pageDown(rows: Int)
  /// To the first emoji of the next section, and of the one before.
  case nextSection, previousSection
  /// A character is typed into the search; a blank that begins it opens the tones.
  case character(Character)
  /// The last character of the search is removed.
  case backspace
  /// The search is emptied.
  case clear
  /// The selected emoji is chosen.
  case choose
  /// The tones of the selected emoji are shown.
  case tones
  /// The selected emoji becomes a favourite, or is none any more.
  case favorite
  /// The tones are closed; else the search is emptied; else the picker is closed.
  case cancel
}

/// What a picker asks of its host.
public enum EmojiPickerAnswer: Hashable, Sendable {
  /// Nothing, but to show it again.
  case stay
  /// An emoji was chosen: it goes where the host puts it.
  case choose(TonedEmoji)
  /// The picker is to be closed.
  case close
}
