import IntercepterEmoji
import TestSupport
import Testing

/// Search in names that the tests make, so that it needs no annotations.
@Suite struct SearchTests {
  static let names: EmojiNames = {
    var builder = EmojiNamesBuilder(language: "de")
    builder.add([
      "🏻": EmojiAnnotation(name: "helle Hautfarbe"),
      "🏽": EmojiAnnotation(name: "mittlere Hautfarbe"),
      "🏾": EmojiAnnotation(name: "mitteldunkle Hautfarbe"),
      "🏿": EmojiAnnotation(name: "dunkle Hautfarbe"),
      "🐕": EmojiAnnotation(name: "Hund", keywords: ["Haustier", "Tier"]),
      "🐶": EmojiAnnotation(name: "Hundegesicht", keywords: ["Gesicht", "Hund", "Tier"]),
      "🐻": EmojiAnnotation(name: "Bär", keywords: ["Tier"]),
      "👋": EmojiAnnotation(name: "winkende Hand", keywords: ["winken", "Gruß"]),
      "🇦🇹": EmojiAnnotation(name: "Flagge: Österreich", keywords: ["Flagge"]),
      "🎉": EmojiAnnotation(name: "クラッカー", keywords: ["お祝い", "ﾊﾟｰﾃｨｰ"]),
      "🌸": EmojiAnnotation(name: "桜の花", keywords: ["さくら"]),
      "❤️": EmojiAnnotation(name: "rotes Herz", keywords: ["Herz", "Liebe"]),
    ])
    return (try? EmojiNames(builder.pack)) ?? .unicode
  }()

  /// Queries, and what is found first; nothing where it is empty.
  static let rows: [(String, String)] = [
    ("hund", "🐕"), ("HUND", "🐕"), ("hunde", "🐶"), ("bar", "🐻"), ("bär", "🐻"),
    ("ba\u{308}r", "🐻"), ("baer", "🐻"), ("ＨＵＮＤ", "🐕"), ("osterreich", "🇦🇹"),
    ("flagge öster", "🇦🇹"), ("at", "🇦🇹"), ("hand wink", "👋"), ("wink hand", "👋"),
    ("winken dunkel", ""), ("winken dunkle", "👋🏿"), ("wink helle", "👋🏻"),
    ("mittlere wink", "👋🏽"), ("hund dunkle", ""), ("クラ", "🎉"), ("くらっかー", "🎉"),
    ("ッカ", "🎉"), ("祝", "🎉"), ("パーティー", "🎉"), ("花", "🌸"), ("花桜", "🌸"), ("サクラ", "🌸"),
    ("liebe", "❤️"), ("liebend", "❤️"), ("gruss", "👋"), ("gruß", "👋"), ("👋🏽", "👋🏽"), ("❤", "❤️"),
    ("", ""), ("  ", ""), ("-", ""), ("unauffindbar", ""), ("winken winken", "👋"),
  ]

  /// Queries with a slip of the finger, and what is found first.
  static let slips: [(String, String)] = [
    ("hnud", "🐕"), ("hubd", "🐕"), ("hundd", "🐕"), ("libee", "❤️"), ("leibe", "❤️"), ("liebx", "❤️"),
    ("liebbe", "❤️"), ("wniken", "👋"),
    ("hunndeg", "🐶"), ("xund", ""), ("hud", ""), ("hubdx", ""), ("huubd", ""),
  ]

  @Test func `a letter may be mistyped`() {
    for (query, first) in Self.slips {
      #expect(Self.names.search(query).first?.text ?? "" == first, "\(query)")
    }
    #expect(EmojiNames.unicode.search("piza").first?.text == "🍕")
  }

  @Test func `a query finds`() {
    for (query, first) in Self.rows {
      #expect(Self.names.search(query).first?.text ?? "" == first, "\(query)")
    }
  }

  @Test func `a word inside a word is not found where words have blanks between them`() {
    let found = Self.names.search("und").map(\.text)
    #expect(!found.contains("🐕") && !found.contains("🐶"))
  }

  @Test func `the whole name comes before its beginning, and that before what is inside`() {
    #expect(Self.names.search("hund").prefix(2).map(\.text) == ["🐕", "🐶"])
    #expect(Self.names.search("tier").prefix(3).map(\.text).sorted() == ["🐕", "🐶", "🐻"].sorted())
  }

  @Test func `what was chosen most comes first among equals`() {
    let first = Self.names.search("tier") { $0.text == "🐻" ? 1 : 0 }.first
    #expect(first?.text == "🐻")
    // And not before what fits better.
    #expect(Self.names.search("hund") { $0.text == "🐶" ? 1 : 0 }.first?.text == "🐕")
  }

  /// Seeded: more letters never find what fewer did not, but for the endings that are forgiven.
  @Test func `longer queries find no more`() {
    let names = EmojiNames.unicode
    var narrowed = 0
    for seed in UInt64(0)..<40 {
      var random = SeededGenerator(seed: seed)
      let emoji = EmojiCatalogue.all[Int.random(in: 0..<EmojiCatalogue.all.count, using: &random)]
      let words = emoji.name.split(separator: " ")
      guard let word = words.randomElement(using: &random), emoji.group != .components else {
        continue
      }
      var before: Set<TonedEmoji>?
      for count in 1...word.count {
        let found = Set(names.search(String(word.prefix(count))))
        #expect(found.contains { $0.emoji == emoji }, "seed \(seed): \(word.prefix(count))")
        if let before { #expect(found.isSubset(of: before), "seed \(seed): \(word.prefix(count))") }
        narrowed += before.map { $0.count > found.count ? 1 : 0 } ?? 0
        before = found
      }
    }
    #expect(narrowed > 40)
  }

  /// Seeded: whatever is typed, nothing traps.
  @Test func `any text can be looked for`() {
    let scalars: [Unicode.Scalar] = [
      "a", "ß", " ", "\u{FE0F}", "\u{1F3FB}", "👍", "笑", "カ", "\u{301}", "\0", "\n", "\t", "İ", "ﬁ",
      "🇩", "é", "-", "1", "\u{10FFFF}", "Σ",
    ]
    for seed in UInt64(0)..<150 {
      var random = SeededGenerator(seed: seed)
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        text.append(scalars.randomElement(using: &random)!)
      }
      _ = Self.names.search(String(text))
    }
    _ = Self.names.search(String(repeating: "hund ", count: 2_000))
  }
}
