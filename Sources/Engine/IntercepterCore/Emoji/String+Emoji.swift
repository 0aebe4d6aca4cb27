extension Character {
  /// A Boolean value that indicates whether the character is displayed as an emoji.
  ///
  /// Unlike `Unicode.Scalar.Properties.isEmoji`, it is `false` for digits, `#`, `*` and text
  /// symbols such as ©, and `true` for sequences. ``EmojiScope`` offers other definitions.
  public var isEmoji: Bool { EmojiScope.displayed.contains(self) }

  /// A Boolean value that indicates whether the character is a single-scalar emoji, such as 😀.
  public var isSimpleEmoji: Bool { unicodeScalars.count == 1 && isEmoji }

  /// A Boolean value that indicates whether the character is an emoji of several scalars, such as
  /// 👍🏽, 🇯🇵 or 👨‍👩‍👧.
  public var isCombinedIntoEmoji: Bool { unicodeScalars.count > 1 && isEmoji }
}

extension String {
  /// A Boolean value that indicates whether the text is exactly one emoji.
  public var isSingleEmoji: Bool { containsOnlyEmoji && dropFirst().isEmpty }

  /// A Boolean value that indicates whether the text contains an emoji.
  public var containsEmoji: Bool { contains { $0.isEmoji } }

  /// A Boolean value that indicates whether the text consists only of emoji; `false` for an empty
  /// text.
  public var containsOnlyEmoji: Bool { !isEmpty && allSatisfy { $0.isEmoji } }

  /// The emoji of the text, in order.
  public var emojis: [Character] { filter { $0.isEmoji }.map { $0 } }

  /// The emoji of the text as a string, without all other characters.
  public var emojiString: String { filter { $0.isEmoji } }

  /// The scalars of the emoji in the text, including joiners and variation selectors.
  public var emojiScalars: [Unicode.Scalar] { emojiString.unicodeScalars.map { $0 } }
}
