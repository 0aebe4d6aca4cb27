internal import TextInputIntercepter

extension EmojiRecents {
  /// Creates a value from stored parts, without duplicate emoji and with at most ``limit`` of each
  /// part.
  package init(
    entries: [EmojiUse], favorites: [String], tones: EmojiTones, tonesOfEmoji: [EmojiTonePreference]
  ) {
    self.init()
    self.entries = Self.firsts(of: entries.map { $0.text }).map { entries[$0] }
    forget(at: entries.map { $0.time }.max() ?? 0)
    self.favorites = Self.firsts(of: favorites).prefix(Self.limit).map { favorites[$0] }
    self.tones = tones
    self.tonesOfEmoji = Array(tonesOfEmoji.suffix(Self.limit))
  }

  /// Returns the places of texts that do not occur earlier.
  private static func firsts(of texts: [String]) -> [Int] {
    let order = orderedIndices(texts.count) { texts[$0].precedes(texts[$1]) }
    var isFirst = [Bool](repeating: true, count: texts.count)
    for (place, next) in zip(order, order.dropFirst())
    where texts[place].hasSameScalars(as: texts[next]) { isFirst[next] = false }
    return texts.indices.filter { isFirst[$0] }
  }
}

extension EmojiTones {
  /// Creates no, one or two tones from numbers from 1 to 5, and ignores other numbers.
  package init(numbers: [Int]) {
    let tones = numbers.compactMap { UInt8(exactly: $0).flatMap { $0 > 0 ? $0 - 1 : nil } }
      .compactMap { SkinTone(rawValue: $0) }
    self = tones.count == 2 ? .two(tones[0], tones[1]) : tones.first.map { .one($0) } ?? .none
  }

  /// The tones as no, one or two numbers from 1 to 5.
  package var numbers: [Int] {
    [first, isMixed ? second : nil].compactMap { $0.map { Int($0.rawValue) + 1 } }
  }
}
