internal import TextInputIntercepter

/// The emoji and skin tones that a user uses, as a value that the host stores.
///
/// Emoji are ranked by frequency and recency: each choice counts 1, and half as much after each
/// ``halfLife``. The value contains at most ``limit`` emoji and forgets those that count least.
///
/// ```swift
/// var recents = EmojiRecents()
/// recents.choose(EmojiCatalogue.emoji("👍🏽")!, at: 1_700_000_000)
/// recents.emoji(at: 1_700_000_000).first?.text  // "👍🏽"
/// ```
///
/// Emoji are stored as text. An emoji that this version does not know is kept for a later version,
/// but not shown.
public struct EmojiRecents: Hashable, Sendable {
  /// The time after which a choice counts half, in seconds: two weeks.
  public static let halfLife = 14 * 24 * 60 * 60
  /// The greatest number of emoji that are kept.
  public static let limit = 64

  /// The emoji, in no particular order.
  public internal(set) var entries: [EmojiUse] = []
  /// The emoji that always come first, in the order in which they were added, at most ``limit``.
  public internal(set) var favorites: [String] = []
  /// The tones for emoji without an entry in ``tonesOfEmoji``.
  public var tones: EmojiTones = .none
  /// The tones that were chosen for individual emoji, by their text without tones, at most
  /// ``limit``.
  public internal(set) var tonesOfEmoji: [EmojiTonePreference] = []

  /// Creates a value without choices.
  public init() {}

  /// Counts the choice of an emoji and remembers its tones.
  ///
  /// - Parameters:
  ///   - emoji: The emoji.
  ///   - time: The time in seconds since any epoch of the host.
  public mutating func choose(_ emoji: TonedEmoji, at time: Int) {
    let text = emoji.emoji.text
    if let index = entries.firstIndex(where: { $0.text.hasSameScalars(as: text) }) {
      entries[index].count(at: time)
    } else {
      entries.append(EmojiUse(text: text, weight: EmojiUse.one, time: time))
    }
    if emoji.emoji.toneKind != .none { setTones(emoji.tones, of: emoji.emoji) }
    forget(at: time)
  }

  /// Returns the chosen emoji by descending weight, with their current tones.
  ///
  /// - Parameter time: The time in seconds. A choice after this time counts as a choice at this
  ///   time.
  public func emoji(at time: Int) -> [TonedEmoji] {
    entries.ordered { $0.comes(before: $1, at: time) }
      .compactMap { EmojiCatalogue.emoji($0.text)?.emoji }
      .map { TonedEmoji($0, tones(of: $0)) }
  }

  /// Returns the weight of an emoji, which ranks search results.
  ///
  /// It is 0 if the emoji was never chosen.
  public func weight(of emoji: Emoji, at time: Int) -> Int {
    entries.first { $0.text.hasSameScalars(as: emoji.text) }?.weight(at: time) ?? 0
  }

  /// Returns the weight of each emoji, by its number.
  func weights(at time: Int) -> [Int] {
    var weights = [Int](repeating: 0, count: EmojiCatalogue.all.count)
    for use in entries {
      guard let emoji = EmojiCatalogue.emoji(use.text)?.emoji else { continue }
      weights[emoji.number] = use.weight(at: time)
    }
    return weights
  }

  /// Forgets the choices, but keeps favorites and tones.
  public mutating func forgetChoices() { entries = [] }

  mutating func forget(at time: Int) {
    guard entries.count > Self.limit else { return }
    entries = entries.ordered { $0.comes(before: $1, at: time) }
    entries.removeLast(entries.count - Self.limit)
  }
}
