import Foundation
import IntercepterEmoji
import Testing
import TextInputIntercepter

/// The catalogue says what `emoji-test.txt` says, line by line.
@Suite struct EmojiCatalogueFileTests {
  @Test(.needsUnicodeData)
  func `the emoji of the file are those of the catalogue, in its order`() throws {
    let listed = try EmojiTestFile.entries().filter { $0.isListed && !$0.isToned }
    #expect(listed.count == EmojiCatalogue.all.count)
    for (entry, emoji) in zip(listed, EmojiCatalogue.all) {
      // Equal strings may be different scalars.
      #expect(Array(entry.text.unicodeScalars) == Array(emoji.text.unicodeScalars))
      #expect(entry.name == emoji.name)
      #expect(EmojiVersion(entry.version) == emoji.version, "\(emoji)")
      #expect(entry.group == emoji.group.name, "\(emoji)")
      #expect(entry.subgroup == emoji.subgroup, "\(emoji)")
    }
  }

  @Test(.needsUnicodeData)
  func `each line of the file is found, and is the variant that its name says`() throws {
    var variants = 0
    for entry in try EmojiTestFile.entries() {
      let found = try #require(EmojiCatalogue.emoji(entry.text), "\(entry.text) \(entry.name)")
      #expect(found.name == entry.name)
      #expect((found.tones != .none) == entry.isToned, "\(entry.text)")
      guard entry.isListed else { continue }
      #expect(Array(found.text.unicodeScalars) == Array(entry.text.unicodeScalars))
      #expect(found.version == EmojiVersion(entry.version), "\(entry.text)")
      if entry.isToned { variants += 1 }
    }
    #expect(variants == EmojiCatalogue.all.reduce(0) { $0 + $1.toneKind.tones.count })
  }
}
