internal import TextInputIntercepter

/// The tones that were last chosen for an emoji.
public struct EmojiTonePreference: Hashable, Sendable {
  /// The emoji without tones.
  public let text: String
  /// The tones, or none if the emoji was chosen without tones.
  public internal(set) var tones: EmojiTones

  package init(text: String, tones: EmojiTones) {
    self.text = text
    self.tones = tones
  }
}

#if !hasFeature(Embedded)
  extension EmojiTonePreference: Codable {}
#endif

extension EmojiRecents {
  /// Returns the tones that an emoji is shown with.
  ///
  /// They are the tones that were last chosen for it, otherwise the general tones.
  public func tones(of emoji: Emoji) -> EmojiTones {
    if emoji.toneKind == .none { return .none }
    let text = emoji.text
    return tonesOfEmoji.first { $0.text.hasSameScalars(as: text) }?.tones ?? tones
  }

  /// Remembers the tones of an emoji, and forgets the oldest entry if there are too many.
  public mutating func setTones(_ tones: EmojiTones, of emoji: Emoji) {
    let text = emoji.text
    tonesOfEmoji.removeAll { $0.text.hasSameScalars(as: text) }
    if tones == self.tones { return }
    tonesOfEmoji.append(EmojiTonePreference(text: text, tones: tones))
    if tonesOfEmoji.count > Self.limit { tonesOfEmoji.removeFirst() }
  }
}
