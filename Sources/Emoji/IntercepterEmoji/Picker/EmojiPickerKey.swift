/// An action of a key in a picker.
public enum EmojiPickerKey: Hashable, Sendable {
  /// Moves by one emoji or one row. At the edge of a row, the selection continues in the next one.
  case left, right, up, down
  /// Moves to the first or the last emoji of the section.
  case home, end
  /// Moves by a number of rows.
  case pageUp(rows: Int), pageDown(rows: Int)
  /// Moves to the first emoji of the next or the previous section.
  case nextSection, previousSection
  /// Types a character into the search. A leading space shows the tones instead.
  case character(Character)
  /// Removes the last character of the search.
  case backspace
  /// Clears the search.
  case clear
  /// Chooses the selected emoji.
  case choose
  /// Shows the tones of the selected emoji.
  case tones
  /// Makes the selected emoji a favorite, or removes it from the favorites.
  case favorite
  /// Closes the tones, otherwise clears the search, otherwise closes the picker.
  case cancel
}

/// A request of a picker to its host.
public enum EmojiPickerAnswer: Hashable, Sendable {
  /// The host shows the picker again.
  case stay
  /// The user chose an emoji, which the host inserts.
  case choose(TonedEmoji)
  /// The host closes the picker.
  case close
}
