extension Character {
  /// A Boolean value that indicates whether the character is displayed as an emoji.
  ///
  /// Unlike `Unicode.Scalar.Properties.isEmoji`, it is `false` for digits, `#`, `*` and text symbols such as ©, and
  /// `true` for sequences. ``EmojiScope`` has other definitions.
  public var isEmoji: Bool { EmojiScope.displayed.contains(self) }

  /// A Boolean value that indicates whether the character is an emoji of one scalar, such as 😀.
  public var isSimpleEmoji: Bool { unicodeScalars.count == 1 && isEmoji }

  /// A Boolean value that indicates whether the character is an emoji of several scalars, such as 👍🏽, 🇯🇵 or 👨‍👩‍👧.
  public var isCombinedIntoEmoji: Bool { unicodeScalars.count > 1 && isEmoji }
}

extension String {
  /// A Boolean value that indicates whether the text is one emoji and nothing else.
  public var isSingleEmoji: Bool { containsOnlyEmoji && dropFirst().isEmpty }

  /// A Boolean value that indicates whether an emoji is in the text.
  public var containsEmoji: Bool { contains { $0.isEmoji } }

  /// A Boolean value that indicates whether the text is emoji and nothing else; `false` for an empty text.
  public var containsOnlyEmoji: Bool { !isEmpty && allSatisfy { $0.isEmoji } }

  /// The emoji of the text, in their order.
  public var emojis: [Character] { filter { $0.isEmoji }.map { $0 } }

  /// The text without everything that is not an emoji.
  public var emojiString: String { filter { $0.isEmoji } }

  /// The scalars of the emoji of the text, joiners and variation selectors included.
  public var emojiScalars: [Unicode.Scalar] { emojiString.unicodeScalars.map { $0 } }
}
