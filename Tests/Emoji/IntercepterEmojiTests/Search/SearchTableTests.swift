import IntercepterEmoji
import Testing

/// The hand-written queries find what they must among the first three.
@Suite struct SearchTableTests {
  @Test func `the table has 200 queries in eight languages`() {
    #expect(SearchTable.rows.count == 200)
    #expect(SearchTable.languages.count == 8)
    for row in SearchTable.rows { #expect(EmojiCatalogue.emoji(row.emoji) != nil, "\(row)") }
  }

  /// What CLDR 41 does not say of the emoji in that language: no ranking finds it.
  static let unsaid: Set<String> = [
    "fr rire", "fr larmes de joie", "fr café", "ja おめでとう", "ja うれし泣き", "ko 웃음",
    "zh-Hant 笑", "zh-Hant 紅心", "zh-Hant 拇指",
  ]

  @Test(.needsAnnotations, arguments: SearchTable.languages.map(\.language))
  func `what is meant is among the first three`(_ language: String) throws {
    let names = try Annotations.names(of: language)
    for row in SearchTable.rows where row.language == language {
      let query = "\(language) \(row.query)"
      let isKnown = Self.unsaid.contains(query)
      let first = names.search(row.query).prefix(3).map(\.text)
      #expect(first.contains(row.emoji) != isKnown, "\(row): \(first)")
    }
  }
}
