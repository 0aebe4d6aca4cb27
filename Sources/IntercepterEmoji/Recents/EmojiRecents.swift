/// The emoji that somebody uses, and the skin tones: a value that the host stores.
///
/// What was chosen often and lately comes first: each choice counts 1, and half of that after each
/// ``halfLife``. It never holds more than ``limit`` emoji, and forgets the ones that count least.
///
/// ```swift
/// var recents = EmojiRecents()
/// recents.choose(EmojiCatalogue.emoji("👍🏽")!, at: 1_700_000_000)
/// recents.emoji(at: 1_700_000_000).first?.text  // "👍🏽"
/// ```
///
/// Emoji are kept as text: one that this version does not know is kept for one that does, and not shown.
public struct EmojiRecents: Hashable, Sendable {
  /// The time after which a choice counts half, in seconds: two weeks.
  public static let halfLife = 14 * 24 * 60 * 60
  /// The most emoji that are kept.
  public static let limit = 64

  /// The emoji, in no order that means anything.
  public internal(set) var entries: [EmojiUse] = []
  /// The emoji that stay in front, in the order in which they were added, ``limit`` at most.
  public internal(set) var favorites: [String] = []
  /// The tones for emoji of which nothing else is known.
  public var tones: EmojiTones = .none
  /// The tones that were chosen for single emoji, by their text without tones, ``limit`` at most.
  public internal(set) var tonesOfEmoji: [EmojiTonePreference] = []

  /// Creates a value for somebody who has chosen nothing yet.
  public init() {}

  /// Counts that an emoji was chosen, and remembers its tones.
  ///
  /// - Parameters:
  ///   - emoji: The emoji.
  ///   - time: The time in seconds, from whatever the host counts from.
  public mutating func choose(_ emoji: TonedEmoji, at time: Int) {
    let text = emoji.emoji.text
    if let index = entries.firstIndex(where: { $0.text == text }) {
      entries[index].count(at: time)
    } else {
      entries.append(EmojiUse(text: text, weight: EmojiUse.one, time: time))
    }
    if emoji.emoji.toneKind != .none { setTones(emoji.tones, of: emoji.emoji) }
    forget(at: time)
  }

  /// The emoji that were chosen, those that count most first, with the tones that they have by now.
  ///
  /// - Parameter time: The time in seconds. What was chosen later counts as chosen now.
  public func emoji(at time: Int) -> [TonedEmoji] {
    entries.sorted { $0.comes(before: $1, at: time) }
      .compactMap { EmojiCatalogue.emoji($0.text)?.emoji }
      .map { TonedEmoji($0, tones(of: $0)) }
  }

  /// How much an emoji is used, for the order of what a search finds: 0 if it was never chosen.
  public func weight(of emoji: Emoji, at time: Int) -> Int {
    entries.first { $0.text == emoji.text }?.weight(at: time) ?? 0
  }

  /// How much each emoji is used that was chosen.
  func weights(at time: Int) -> [Emoji: Int] {
    var weights: [Emoji: Int] = [:]
    for use in entries {
      guard let emoji = EmojiCatalogue.emoji(use.text)?.emoji else { continue }
      weights[emoji] = use.weight(at: time)
    }
    return weights
  }

  /// Forgets what was chosen; favourites and tones stay.
  public mutating func forgetChoices() { entries = [] }

  mutating func forget(at time: Int) {
    guard entries.count > Self.limit else { return }
    entries.sort { $0.comes(before: $1, at: time) }
    entries.removeLast(entries.count - Self.limit)
  }
}
