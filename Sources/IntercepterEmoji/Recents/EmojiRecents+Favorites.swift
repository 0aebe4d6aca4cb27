extension EmojiRecents {
  /// The favourites that this version knows, with their tones.
  public var favoriteEmoji: [TonedEmoji] {
    favorites.compactMap { EmojiCatalogue.emoji($0)?.emoji }.map { TonedEmoji($0, tones(of: $0)) }
  }

  /// Whether an emoji is a favourite.
  public func isFavorite(_ emoji: Emoji) -> Bool { favorites.contains(emoji.text) }

  /// Makes an emoji a favourite, or takes that back.
  ///
  /// Nothing is added to ``limit`` favourites.
  public mutating func setFavorite(_ isFavorite: Bool, _ emoji: Emoji) {
    let text = emoji.text
    if !isFavorite {
      favorites.removeAll { $0 == text }
    } else if !favorites.contains(text), favorites.count < Self.limit {
      favorites.append(text)
    }
  }
}
