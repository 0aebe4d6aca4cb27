import Testing
import TextInputIntercepter

/// Questions about the emoji of a text.
@Suite struct StringEmojiTests {
  /// A text, whether it is one emoji, has any, has nothing else; and its emoji.
  static let rows: [(text: String, isSingle: Bool, contains: Bool, isOnly: Bool, emoji: String)] = [
    ("", false, false, false, ""),
    ("a", false, false, false, ""),
    ("1#*©", false, false, false, ""),
    ("😀", true, true, true, "😀"),
    ("👨‍👩‍👧", true, true, true, "👨‍👩‍👧"),
    ("👍🏽🇯🇵", false, true, true, "👍🏽🇯🇵"),
    ("1️⃣", true, true, true, "1️⃣"),
    ("❤", false, false, false, ""),
    ("❤️", true, true, true, "❤️"),
    ("hi 😀 there 👍", false, true, false, "😀👍"),
    ("😀 ", false, true, false, "😀"),
  ]

  @Test(arguments: rows) func `emoji of a text`(
    row: (text: String, isSingle: Bool, contains: Bool, isOnly: Bool, emoji: String)
  ) {
    #expect(row.text.isSingleEmoji == row.isSingle)
    #expect(row.text.containsEmoji == row.contains)
    #expect(row.text.containsOnlyEmoji == row.isOnly)
    #expect(row.text.emojiString == row.emoji)
    #expect(row.text.emojis == Array(row.emoji))
    #expect(row.text.emojiScalars == Array(row.emoji.unicodeScalars))
  }

  @Test func `an emoji has one scalar or several`() {
    #expect(Character("😀").isSimpleEmoji && !Character("😀").isCombinedIntoEmoji)
    #expect(!Character("👍🏽").isSimpleEmoji && Character("👍🏽").isCombinedIntoEmoji)
    #expect(!Character("1").isEmoji && !Character("é").isCombinedIntoEmoji)
  }
}
