import Foundation
import IntercepterEmoji
import TestSupport
import Testing

@Suite struct EmojiRecentsTests {
  private static let day = 24 * 60 * 60

  private func emoji(_ text: String) throws -> TonedEmoji {
    try #require(EmojiCatalogue.emoji(text))
  }

  private func texts(_ recents: EmojiRecents, at time: Int) -> [String] {
    recents.emoji(at: time).map(\.text)
  }

  @Test func `what was chosen often and lately comes first`() throws {
    var recents = EmojiRecents()
    for _ in 0..<3 { recents.choose(try emoji("😂"), at: 0) }
    recents.choose(try emoji("🔥"), at: 1)
    #expect(texts(recents, at: 1) == ["😂", "🔥"])
    // After eight weeks three choices count less than a new one.
    recents.choose(try emoji("🎉"), at: 56 * Self.day)
    #expect(texts(recents, at: 56 * Self.day) == ["🎉", "😂", "🔥"])
  }

  @Test func `a choice counts half after two weeks`() throws {
    var recents = EmojiRecents()
    let fire = try emoji("🔥")
    recents.choose(fire, at: 0)
    let weight = recents.weight(of: fire.emoji, at: 0)
    #expect(recents.weight(of: fire.emoji, at: 14 * Self.day) == weight / 2)
    #expect(recents.weight(of: fire.emoji, at: 28 * Self.day) == weight / 4)
    // In between on the line from one half to the next.
    #expect(recents.weight(of: fire.emoji, at: 7 * Self.day) == weight * 3 / 4)
    #expect(recents.weight(of: fire.emoji, at: 21 * Self.day) == weight * 3 / 8)
    #expect(recents.weight(of: fire.emoji, at: 4_000 * Self.day) == 0)
    #expect(recents.weight(of: try emoji("😂").emoji, at: 0) == 0)
  }

  @Test func `tones are remembered for each emoji, and in general`() throws {
    var recents = EmojiRecents()
    recents.tones = .one(.light)
    recents.choose(try emoji("👍🏿"), at: 0)
    recents.choose(try emoji("🫱🏻‍🫲🏿"), at: 1)
    #expect(texts(recents, at: 1) == ["🫱🏻‍🫲🏿", "👍🏿"])
    #expect(recents.tones(of: try emoji("👋").emoji) == .one(.light))
    #expect(recents.tones(of: try emoji("😂").emoji) == .none)
    recents.choose(try emoji("👍"), at: 2)
    #expect(recents.tones(of: try emoji("👍").emoji) == .none)
    #expect(recents.entries.count == 2)
  }

  @Test func `favourites stay in their order`() throws {
    var recents = EmojiRecents()
    for text in ["🔥", "👍", "🔥"] { recents.setFavorite(true, try emoji(text).emoji) }
    #expect(recents.favoriteEmoji.map(\.text) == ["🔥", "👍"])
    recents.setFavorite(false, try emoji("🔥").emoji)
    #expect(recents.favoriteEmoji.map(\.text) == ["👍"])
    #expect(!recents.isFavorite(try emoji("🔥").emoji))
  }

  /// Seeded: whatever is chosen at whatever times, the store stays within its limits, no weight grows by
  /// waiting, and it comes back from JSON as it was.
  @Test func `a store never grows, never gains by waiting, and survives being stored`() throws {
    for seed in UInt64(0)..<12 {
      var random = SeededGenerator(seed: seed)
      var recents = EmojiRecents()
      let times = [0, 1, 1_000_000, -5, Int.max, Int.min, 1_700_000_000]
      for _ in 0..<150 {
        let emoji = EmojiCatalogue.all[Int.random(in: 0..<400, using: &random)]
        let tones = emoji.toneKind.tones.randomElement(using: &random) ?? .none
        recents.choose(TonedEmoji(emoji, tones), at: times.randomElement(using: &random)!)
        recents.setFavorite(true, emoji)
      }
      #expect(recents.entries.count == EmojiRecents.limit)
      #expect(recents.favorites.count == EmojiRecents.limit)
      #expect(recents.tonesOfEmoji.count <= EmojiRecents.limit)
      let emoji = recents.emoji(at: 0)[0].emoji
      var last = Int.max
      for time in stride(from: 0, to: 100 * Self.day, by: 12 * 60 * 60 + 7) {
        let weight = recents.weight(of: emoji, at: time)
        #expect(weight <= last, "seed \(seed)")
        last = weight
      }
      let stored = try JSONEncoder().encode(recents)
      #expect(try JSONDecoder().decode(EmojiRecents.self, from: stored) == recents, "seed \(seed)")
    }
  }

  @Test func `a store from the future gives what can be read`() throws {
    let json = """
      {"version":7,"news":{"a":1},"tones":[9],"favorites":["🔥",3,"🔥","\u{1FAFF}"],
       "entries":[{"text":"🔥","weight":1024,"time":99999999999,"more":true},
         {"text":"👍","weight":-5,"time":0},{"text":"👍","weight":1,"time":0},{"text":1},null,
         {"text":"no emoji","weight":9000000000000,"time":-1}],
       "tonesOfEmoji":[{"text":"👍","tones":[2]},{"text":"👍"}]}
      """
    let recents = try JSONDecoder().decode(EmojiRecents.self, from: Data(json.utf8))
    #expect(recents.emoji(at: 0).map(\.text) == ["🔥", "👍🏼"])
    #expect(recents.favoriteEmoji.map(\.text) == ["🔥"])
    #expect(recents.tones == .none)
    // What this version does not know is kept for one that does.
    #expect(recents.entries.count == 3)
    #expect(recents.favorites.count == 2)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(EmojiRecents.self, from: Data("[1]".utf8))
    }
  }
}
