/// A section of a picker: emoji below a heading.
public struct EmojiPickerSection: Hashable, Sendable {
  /// The kind of a section.
  public enum Title: Hashable, Sendable {
    /// The favorites, followed by the most used emoji.
    case frequent
    /// A group of the catalogue.
    case group(EmojiGroup)
    /// The results of a search.
    case results

    /// The emoji that represents the section in a bar.
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

  /// The kind of the section.
  public let title: Title
  /// The emoji, with the tones that they are shown with.
  public internal(set) var emoji: [TonedEmoji]
  /// The position of the section's first emoji among all sections.
  public let start: Int

  /// The positions of the section's emoji among all sections.
  public var places: Range<Int> { start..<start + emoji.count }
}
