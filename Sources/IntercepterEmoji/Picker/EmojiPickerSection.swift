/// A part of a picker: emoji under a heading.
public struct EmojiPickerSection: Hashable, Sendable {
  /// What the emoji have in common.
  public enum Title: Hashable, Sendable {
    /// Favourites, then what is used most.
    case frequent
    /// A group of the catalogue.
    case group(EmojiGroup)
    /// What was searched for.
    case results

    /// The emoji that stands for it on a bar.
    public var symbol: String {
      switch self {
      case .frequent: "🕘"
      case .group(let group): group.symbol
      case .results: "🔎"
      }
    }

    /// The English name.
    public var name: String { name(in: "en") }
  }

  /// What they have in common.
  public let title: Title
  /// The emoji with the tones that they are shown with.
  public internal(set) var emoji: [TonedEmoji]
  /// The place of the first of them among all of the picker.
  public let start: Int

  /// The places of its emoji among all of the picker.
  public var places: Range<Int> { start..<start + emoji.count }
}
