internal import TextInputIntercepter

extension EmojiRecents {
  /// The favorites that this version of the catalogue contains, with their tones.
  public var favoriteEmoji: [TonedEmoji] {
    favorites.compactMap { EmojiCatalogue.emoji($0)?.emoji }.map { TonedEmoji($0, tones(of: $0)) }
  }

  /// Returns whether an emoji is a favorite.
  public func isFavorite(_ emoji: Emoji) -> Bool { favorites.containsText(emoji.text) }

  /// Makes an emoji a favorite, or removes it from the favorites.
  ///
  /// Once there are ``limit`` favorites, no more are added.
  public mutating func setFavorite(_ isFavorite: Bool, _ emoji: Emoji) {
    let text = emoji.text
    if !isFavorite {
      favorites.removeAll { $0.hasSameScalars(as: text) }
    } else if !favorites.containsText(text), favorites.count < Self.limit {
      favorites.append(text)
    }
  }
}

extension [String] {
  fileprivate func containsText(_ text: String) -> Bool { contains { $0.hasSameScalars(as: text) } }
}
