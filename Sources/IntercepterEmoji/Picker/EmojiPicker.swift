/// Emoji to choose from: the state of a picker, which views show and keys and pointers change.
///
/// ```swift
/// var picker = EmojiPicker(names: names, recents: recents, columns: 8)
/// for character in "pizza" { _ = picker.handle(.character(character)) }
/// picker.handle(.choose)  // .choose(🍕)
/// recents = picker.recents  // what the host stores
/// ```
///
/// It draws nothing and inserts nothing: whoever shows it does with what is chosen whatever it is chosen
/// for.
public struct EmojiPicker: Sendable {
  /// The names that are searched and shown.
  public let names: EmojiNames
  /// What is offered.
  public let filter: EmojiFilter
  /// What somebody uses; every choice is counted here.
  public private(set) var recents: EmojiRecents
  /// The time that choices are made at, in seconds; the host keeps it right.
  public var time: Int
  /// The number of emoji in a row, 1 at least.
  public var columns: Int { didSet { columns = max(1, columns) } }
  /// The most emoji of the section that is used frequently.
  public let frequentLimit: Int
  /// What is searched for; nothing while it is empty.
  public private(set) var query = ""
  /// The sections, none of them empty.
  public private(set) var sections: [EmojiPickerSection] = []
  /// The place of the selected emoji among all of the sections; 0 if there is none.
  public private(set) var selected = 0
  /// The tones that are shown above the emoji; `nil` while none are.
  public internal(set) var toneChooser: EmojiToneChooser?

  private let groups: [EmojiPickerSection.Title]
  private let offered: [[TonedEmoji]]

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - names: The names, of the user's language.
  ///   - recents: What the host has stored.
  ///   - time: The time in seconds, from whatever the host counts from.
  ///   - columns: The number of emoji in a row.
  ///   - groups: The groups that are offered, in their order.
  ///   - frequentLimit: The most emoji of the section that is used frequently; 0 leaves it out.
  ///   - filter: What is offered.
  ///   - query: What is searched for at first.
  public init(
    names: EmojiNames = .unicode, recents: EmojiRecents = EmojiRecents(), time: Int = 0,
    columns: Int = 8, groups: [EmojiGroup] = EmojiGroup.choices, frequentLimit: Int = 30,
    filter: EmojiFilter = .all, query: String = ""
  ) {
    self.names = names
    self.recents = recents
    self.time = time
    self.columns = max(1, columns)
    self.frequentLimit = frequentLimit
    self.filter = filter
    self.groups = groups.map { .group($0) }
    offered = groups.map { group in
      group.emoji.compactMap { filter.offered(TonedEmoji($0, recents.tones(of: $0))) }
    }
    search(query)
  }

  /// Returns the picker with what another filter offers, too; without an open row of tones.
  public func filtered(by other: EmojiFilter) -> EmojiPicker {
    let groups = groups.compactMap { title in
      if case .group(let group) = title { group } else { nil }
    }
    return EmojiPicker(
      names: names, recents: recents, time: time, columns: columns, groups: groups,
      frequentLimit: frequentLimit, filter: filter.and(other), query: query)
  }

  /// The number of emoji of all sections.
  public var count: Int { sections.last?.places.upperBound ?? 0 }

  /// The selected emoji; `nil` if nothing is offered.
  public var selectedEmoji: TonedEmoji? { emoji(at: selected) }

  /// The emoji at a place; `nil` where there is none.
  public func emoji(at place: Int) -> TonedEmoji? {
    guard let section = section(at: place) else { return nil }
    return sections[section].emoji[place - sections[section].start]
  }

  /// The number of the section that a place is in.
  public func section(at place: Int) -> Int? {
    sections.firstIndex { $0.places.contains(place) }
  }

  /// Selects the emoji at a place, such as one that a pointer is on; nothing where there is none.
  public mutating func select(_ place: Int) {
    guard (0..<count).contains(place), place != selected else { return }
    selected = place
    toneChooser = nil
  }

  /// Searches, and selects the first that is found.
  public mutating func search(_ query: String) {
    self.query = query
    toneChooser = nil
    selected = 0
    rebuild()
  }

  /// Chooses an emoji: counts it, and says so.
  mutating func choose(_ emoji: TonedEmoji) -> EmojiPickerAnswer {
    recents.choose(emoji, at: time)
    toneChooser = nil
    return .choose(emoji)
  }

  /// Makes the selected emoji a favourite, or takes that back.
  mutating func toggleFavorite() {
    guard let emoji = selectedEmoji?.emoji else { return }
    recents.setFavorite(!recents.isFavorite(emoji), emoji)
    rebuild()
    let place = sections.lazy.flatMap { section in
      zip(section.places, section.emoji).lazy.filter { $1.emoji == emoji }.map { $0.0 }
    }.last
    selected = place ?? min(selected, max(0, count - 1))
  }

  private mutating func rebuild() {
    sections = []
    if query.contains(where: { !$0.isWhitespace }) {
      let recents = recents
      let weights = recents.weights(at: time)
      let found = names.search(query) { weights[$0] ?? 0 }
      let groups = groups
      append(
        .results,
        found.lazy.filter { groups.contains(.group($0.emoji.group)) }.map {
          $0.tones == .none ? TonedEmoji($0.emoji, recents.tones(of: $0.emoji)) : $0
        }.compactMap(filter.offered))
      return
    }
    append(.frequent, frequent)
    for (title, emoji) in zip(groups, offered) { append(title, emoji) }
  }

  /// Favourites, then what is used most.
  private var frequent: [TonedEmoji] {
    var seen: Set<Emoji> = []
    return (recents.favoriteEmoji + recents.emoji(at: time)).compactMap(filter.offered)
      .filter { seen.insert($0.emoji).inserted }.prefix(max(0, frequentLimit)).map { $0 }
  }

  private mutating func append(_ title: EmojiPickerSection.Title, _ emoji: [TonedEmoji]) {
    if emoji.isEmpty { return }
    sections.append(EmojiPickerSection(title: title, emoji: emoji, start: count))
  }
}
