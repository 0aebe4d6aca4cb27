import Foundation
import IntercepterEmoji
import TestSupport
import Testing
import TextInputIntercepter

/// The guide's code is code that is compiled here, and does what its comments say.
@Suite struct GuidesTests {
  @Test func `the code of the guide does what its comments say`() {
    let wave = EmojiCatalogue.emoji("👋🏽")?.name  // "waving hand: medium skin tone"
    let shake = EmojiCatalogue.emoji("🤝")?.emoji.text(.two(.light, .dark))  // "🫱🏻‍🫲🏿"
    let first = EmojiGroup.foodAndDrink.emoji.first?.text  // "🍇"
    #expect(wave == "waving hand: medium skin tone" && shake == "🫱🏻‍🫲🏿" && first == "🍇")

    var inserted = ""
    func insert(_ text: String) { inserted = text }
    let (names, now) = (EmojiNames.unicode, 1_000)
    let (rules, state) = (Intercepter(rules: [.maxLength(8, in: .utf8)]), EditingState(""))
    var stored = EmojiRecents()

    var picker = EmojiPicker(
      names: names, recents: stored, time: now, filter: .admitted(by: rules, in: state))
    picker.search("hand")
    picker.handle(.right)
    if case .choose(let emoji) = picker.handle(.choose) { insert(emoji.text) }
    stored = picker.recents
    let title = EmojiPickerSection.Title.group(.flags).name(in: "pt-PT")  // "Bandeiras"
    #expect(title == "Bandeiras")
    #expect(!inserted.isEmpty && stored.entries.map(\.text) == [inserted])
  }

  @Test func `every piece of Swift code is compiled`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).withoutLayout
    let guide = try #require(try Guide.all().first { $0.name == "EmojiPicker" })
    #expect(guide.snippets.count == 3)
    for snippet in guide.snippets { #expect(source.contains(snippet.withoutLayout), "\(snippet)") }
    #expect(guide.brokenLinks == [])
  }
}
