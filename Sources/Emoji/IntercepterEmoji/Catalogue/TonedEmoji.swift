public import TextInputIntercepter

/// An emoji of the catalogue with the skin tones that a user chose.
public struct TonedEmoji: Hashable, Sendable {
  /// The emoji without tones.
  public let emoji: Emoji
  /// The tones, or none if the emoji takes none.
  public let tones: EmojiTones

  /// Creates an emoji with tones, as far as it supports them.
  public init(_ emoji: Emoji, _ tones: EmojiTones = .none) {
    self.emoji = emoji
    switch (emoji.toneKind, tones.first) {
    case (.none, _), (_, nil): self.tones = .none
    case (.one, let tone?): self.tones = .one(tone)
    case (.two, _): self.tones = tones
    }
  }

  /// The sequence.
  public var text: String { emoji.text(tones) }
  /// The English name.
  public var name: String { emoji.name(tones) }
  /// The version that introduced the emoji with its tones.
  public var version: EmojiVersion { emoji.version(tones) }
}

extension TonedEmoji: CustomStringConvertible {
  /// The sequence.
  public var description: String { text }
}
