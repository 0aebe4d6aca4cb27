extension EmojiRecents {
  /// Creates a value from stored parts, without duplicate emoji and with at most ``limit`` of each
  /// part.
  package init(
    entries: [EmojiUse], favorites: [String], tones: EmojiTones, tonesOfEmoji: [EmojiTonePreference]
  ) {
    var seen: Set<String> = []
    self.init()
    self.entries = entries.filter { seen.insert($0.text).inserted }
    forget(at: entries.map { $0.time }.max() ?? 0)
    seen = []
    self.favorites = Array(favorites.filter { seen.insert($0).inserted }.prefix(Self.limit))
    self.tones = tones
    self.tonesOfEmoji = Array(tonesOfEmoji.suffix(Self.limit))
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
