import TestSupport
import Testing

@testable import IntercepterEmoji

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

  /// The table of scalars, against the properties of each, where the table has no replacement.
  @Test func `a scalar is a letter, a word, a space or nothing in a search, as its category is`() {
    let replaced = Set(
      FoldingTable.lines.description.split(separator: "\n").map { $0.unicodeScalars.first! })
    for scalar in (UInt32(0x80)..<0x20000).compactMap(Unicode.Scalar.init) {
      // The library may know another version of Unicode than the table.
      guard let age = scalar.properties.age, age.major < 16, !replaced.contains(scalar) else {
        continue
      }
      let text = String(scalar)
      let isMark =
        [
          0x300...0x36F, 0x5B0...0x5BC, 0x5C1...0x5C2, 0x64B...0x652, 0xFE0E...0xFE0F,
          0x3099...0x309A, 0xFF9E...0xFF9F,
        ]
        .contains { $0.contains(scalar.value) } || scalar.value == 0x670
      let words =
        switch scalar.properties.generalCategory {
        case _ where isMark: ""
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
          .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
          text
        case .mathSymbol, .currencySymbol, .otherSymbol: " \(text) "
        case .format: ""
        default: " "
        }
      if !SearchFolding.fold("a\(text)a").elementsEqual("a\(words)a".utf8) {
        Issue.record("U+\(String(scalar.value, radix: 16)) is \(words.debugDescription)")
      }
    }
  }
}
