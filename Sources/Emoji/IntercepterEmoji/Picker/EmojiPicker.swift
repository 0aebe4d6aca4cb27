internal import TextInputIntercepter

/// The state of an emoji picker, which views show and which keys and pointers change.
///
/// ```swift
/// var picker = EmojiPicker(names: names, recents: recents, columns: 8)
/// for character in "pizza" { _ = picker.handle(.character(character)) }
/// picker.handle(.choose)  // .choose(🍕)
/// recents = picker.recents  // what the host stores
/// ```
///
/// The picker draws nothing and inserts nothing. Its host does both.
public struct EmojiPicker: Sendable {
  /// The names that are searched and shown.
  public let names: EmojiNames
  /// The condition for the emoji that are offered.
  public let filter: EmojiFilter
  /// The emoji that the user uses.
  ///
  /// The picker counts every choice.
  public private(set) var recents: EmojiRecents
  /// The time of the next choice, in seconds, which the host updates.
  public var time: Int
  /// The number of emoji in a row, at least 1.
  public var columns: Int { didSet { columns = max(1, columns) } }
  /// The greatest number of emoji in the section of frequently used emoji.
  public let frequentLimit: Int
  /// The search query, or an empty string without a search.
  public private(set) var query = ""
  /// The sections, none of which is empty.
  public private(set) var sections: [EmojiPickerSection] = []
  /// The position of the selected emoji among all sections, or 0 if there are no emoji.
  public private(set) var selected = 0
  /// The skin tones above the selected emoji, or `nil` if they are not shown.
  public internal(set) var toneChooser: EmojiToneChooser?

  private let groups: [EmojiPickerSection.Title]
  private let offered: [[TonedEmoji]]

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - names: The names in the user's language.
  ///   - recents: The value that the host has stored.
  ///   - time: The time in seconds since any epoch of the host.
  ///   - columns: The number of emoji in a row.
  ///   - groups: The groups that are offered, in their order.
  ///   - frequentLimit: The greatest number of emoji in the section of frequently used emoji. 0
  ///     omits the section.
  ///   - filter: The condition for the emoji that are offered.
  ///   - query: The first search query.
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

  /// Returns the picker with an additional filter, and with the tones closed.
  public func filtered(by other: EmojiFilter) -> EmojiPicker {
    let groups = groups.compactMap { title in
      if case .group(let group) = title { group } else { nil }
    }
    return EmojiPicker(
      names: names, recents: recents, time: time, columns: columns, groups: groups,
      frequentLimit: frequentLimit, filter: filter.and(other), query: query)
  }

  /// The number of emoji in all sections.
  public var count: Int { sections.last?.places.upperBound ?? 0 }

  /// The selected emoji, or `nil` if no emoji is offered.
  public var selectedEmoji: TonedEmoji? { emoji(at: selected) }

  /// Returns the emoji at a position, or `nil` if there is none.
  public func emoji(at place: Int) -> TonedEmoji? {
    guard let section = section(at: place) else { return nil }
    return sections[section].emoji[place - sections[section].start]
  }

  /// Returns the index of the section that contains a position, or `nil` if there is none.
  public func section(at place: Int) -> Int? {
    sections.firstIndex { $0.places.contains(place) }
  }

  /// Selects the emoji at a position, such as that of a pointer, and does nothing at any other
  /// position.
  public mutating func select(_ place: Int) {
    guard (0..<count).contains(place), place != selected else { return }
    selected = place
    toneChooser = nil
  }

  /// Searches and selects the first result.
  public mutating func search(_ query: String) {
    self.query = query
    toneChooser = nil
    selected = 0
    rebuild()
  }

  /// Chooses an emoji, counts the choice and returns it as the answer.
  mutating func choose(_ emoji: TonedEmoji) -> EmojiPickerAnswer {
    recents.choose(emoji, at: time)
    toneChooser = nil
    return .choose(emoji)
  }

  /// Makes the selected emoji a favorite, or removes it from the favorites.
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
    if !query.isBlank {
      let recents = recents
      let weights = recents.weights(at: time)
      let found = names.search(query) { weights[$0.number] }
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

  /// The favorites, followed by the most used emoji.
  private var frequent: [TonedEmoji] {
    var frequent: [TonedEmoji] = []
    for emoji in recents.favoriteEmoji + recents.emoji(at: time) {
      guard frequent.count < frequentLimit, let offered = filter.offered(emoji) else { continue }
      if !frequent.contains(where: { $0.emoji == offered.emoji }) { frequent.append(offered) }
    }
    return frequent
  }

  private mutating func append(_ title: EmojiPickerSection.Title, _ emoji: [TonedEmoji]) {
    if emoji.isEmpty { return }
    sections.append(EmojiPickerSection(title: title, emoji: emoji, start: count))
  }
}

extension String {
  /// A Boolean value that indicates whether each character begins with white space.
  fileprivate var isBlank: Bool {
    var isBlank = true
    forEachCluster(in: 0..<utf8.count) { cluster in
      isBlank = isBlank && cluster.utf8.scalar(at: 0).value.isWhiteSpace
    }
    return isBlank
  }
}
