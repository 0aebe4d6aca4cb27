import IntercepterEmoji
import TestSupport
import Testing
import TextInputIntercepter

@Suite struct EmojiCatalogueTests {
  @Test func `the catalogue has the emoji of 17-0 and their variants`() {
    let all = EmojiCatalogue.all
    #expect(all.count == 1923)
    #expect(EmojiGroup.choices.reduce(0) { $0 + $1.emoji.count } == 1914)
    #expect(all.filter { $0.toneKind == .one }.count == 311)
    #expect(all.filter { $0.toneKind == .two }.count == 19)
    #expect(all.reduce(0) { $0 + $1.toneKind.tones.count } == 2030)
    #expect(EmojiCatalogue.version == .newest)
  }

  @Test func `the groups are parts of the catalogue, one behind the other`() {
    var numbers: [Int] = []
    for group in EmojiGroup.allCases {
      #expect(group.emoji.allSatisfy { $0.group == group })
      #expect(EmojiCatalogue.emoji(group.symbol) != nil)
      numbers += group.emoji.map(\.number)
    }
    #expect(numbers == EmojiCatalogue.all.map(\.number))
  }

  /// Exhaustive: what the catalogue writes is an emoji of the core's list, and it is found again.
  @Test func `each emoji and each variant is fully qualified and is found again`() throws {
    for emoji in EmojiCatalogue.all {
      for tones in [.none] + emoji.toneKind.tones {
        let toned = TonedEmoji(emoji, tones)
        let character = try #require(toned.text.count == 1 ? toned.text.first : nil)
        let qualification: EmojiQualification =
          emoji.group == .components ? .component : .fullyQualified
        #expect(character.emojiQualification == qualification, "\(toned)")
        #expect(EmojiVersion(of: character) == toned.version, "\(toned)")
        #expect(EmojiCatalogue.emoji(toned.text) == toned)
      }
    }
  }

  /// Exhaustive: presentation selectors do not matter to what an emoji is.
  @Test func `an emoji is found without its presentation selectors`() {
    for emoji in EmojiCatalogue.all {
      for tones in [.none] + emoji.toneKind.tones {
        var scalars = emoji.text(tones).unicodeScalars
        scalars.removeAll { $0 == "\u{FE0F}" }
        #expect(EmojiCatalogue.emoji(String(scalars)) == TonedEmoji(emoji, tones))
      }
    }
  }

  struct ToneCase: Sendable {
    let emoji: String
    let tones: EmojiTones
    let text: String
    let name: String
  }

  static let toneCases = [
    ToneCase(emoji: "👋", tones: .one(.medium), text: "👋🏽", name: "waving hand: medium skin tone"),
    ToneCase(
      emoji: "☝️", tones: .one(.dark), text: "☝🏿", name: "index pointing up: dark skin tone"),
    ToneCase(
      emoji: "🕵️‍♂️", tones: .one(.light), text: "🕵🏻‍♂️", name: "man detective: light skin tone"),
    ToneCase(
      emoji: "👨‍🦰", tones: .one(.mediumLight), text: "👨🏼‍🦰",
      name: "man: medium-light skin tone, red hair"),
    ToneCase(
      emoji: "🤝", tones: .two(.light, .dark), text: "🫱🏻‍🫲🏿",
      name: "handshake: light skin tone, dark skin tone"),
    ToneCase(
      emoji: "🤝", tones: .two(.dark, .dark), text: "🤝🏿", name: "handshake: dark skin tone"),
    ToneCase(
      emoji: "💏", tones: .two(.dark, .light), text: "🧑🏿‍❤️‍💋‍🧑🏻",
      name: "kiss: person, person, dark skin tone, light skin tone"),
    ToneCase(
      emoji: "👩‍❤️‍👨", tones: .one(.medium), text: "👩🏽‍❤️‍👨🏽",
      name: "couple with heart: woman, man, medium skin tone"),
    ToneCase(
      emoji: "🧑‍🤝‍🧑", tones: .two(.light, .medium), text: "🧑🏻‍🤝‍🧑🏽",
      name: "people holding hands: light skin tone, medium skin tone"),
    ToneCase(emoji: "😀", tones: .one(.dark), text: "😀", name: "grinning face"),
    ToneCase(
      emoji: "👍", tones: .two(.light, .dark), text: "👍🏻", name: "thumbs up: light skin tone"),
  ]

  @Test(arguments: toneCases)
  func `tones stand where the emoji has them`(_ row: ToneCase) throws {
    let emoji = try #require(EmojiCatalogue.emoji(row.emoji)).emoji
    let toned = TonedEmoji(emoji, row.tones)
    #expect(Array(toned.text.unicodeScalars) == Array(row.text.unicodeScalars))
    #expect(toned.name == row.name)
  }

  static let strangers = [
    "", "a", "é", "1", "#", "©\u{FE0E}", "👍👍", "👍🏽👍", "👍🏽🏽", "😀🏽", "🇦", "🇦🇦", "🏽👍", "🤝🏻🏿",
    "🫱🏻‍🫲", "🫱‍🫲🏻", "👨‍👩", "\u{200D}", "\u{FE0F}", "👨🏽‍🏽🦰", "👍 ", "👍\u{301}",
    String(repeating: "👨‍👩‍👧‍👦", count: 50),
  ]

  @Test(arguments: strangers)
  func `what is no listed emoji is not found`(_ text: String) {
    #expect(EmojiCatalogue.emoji(text) == nil)
  }

  /// Seeded: bytes of emoji shuffled and cut never trap, and what is found is what was asked for.
  @Test func `mutilated sequences are not found, or are what they were`() {
    for seed in UInt64(0)..<3_000 {
      var random = SeededGenerator(seed: seed)
      let emoji = EmojiCatalogue.all[Int.random(in: 0..<EmojiCatalogue.all.count, using: &random)]
      let tones = emoji.toneKind.tones.randomElement(using: &random) ?? .none
      var scalars = Array(emoji.text(tones).unicodeScalars)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: scalars.shuffle(using: &random)
      case 1: scalars.remove(at: Int.random(in: 0..<scalars.count, using: &random))
      default: scalars += [SkinTone.allCases.randomElement(using: &random)!.scalar]
      }
      let text = String(String.UnicodeScalarView(scalars))
      guard let found = EmojiCatalogue.emoji(text) else { continue }
      let plain = { (text: String) in Array(text.unicodeScalars).filter { $0 != "\u{FE0F}" } }
      #expect(plain(found.text) == plain(text), "seed \(seed): \(text)")
    }
  }
}
