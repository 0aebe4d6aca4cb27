import Testing
import TextInputIntercepter

@Suite struct EmojiVersionTests {
  @Test(arguments: [
    ("😀", "1.0"), ("😃", "0.6"), ("❤️", "0.6"), ("❤", "0.6"), ("1️⃣", "0.6"), ("1\u{20E3}", "0.6"),
    ("*️⃣", "2.0"), ("🌶️", "0.7"), ("🏽", "1.0"), ("🦰", "11.0"), ("👨‍👩‍👧‍👦", "2.0"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "5.0"),
    ("🏳️‍⚧️", "13.0"), ("🏳\u{200D}⚧", "13.0"), ("❤️‍🔥", "13.1"), ("🐦‍🔥", "15.1"), ("🇨🇶", "16.0"),
    ("🫩", "16.0"), ("🫪", "17.0"), ("😀\u{FE0F}", "1.0"),
  ])
  func `an emoji has the version that introduced it`(_ text: String, _ version: String) {
    #expect(EmojiVersion(of: Character(text))?.description == version)
  }

  @Test(arguments: [
    "a", "1", "1\u{FE0F}", "é", "张", "🇦", "🇦🇦", "❤\u{FE0E}", "😀\u{FE0E}", "😀\u{301}", "😀🏽",
    "😀\u{200D}😀",
    "\u{1FA8B}", "a🏽", "\u{200D}", "→",
  ])
  func `what no version lists has none`(_ text: String) {
    #expect(EmojiVersion(of: Character(text)) == nil)
  }

  @Test func `all forms of an emoji have one version, and none is newer than the newest`() {
    for line in ListedEmoji.all {
      let versions = Set(line.forms.map { EmojiVersion(of: Character($0.text)) })
      #expect(versions == [EmojiVersion(line.version)], "\(line.text.codePoints)")
    }
    let versions = ListedEmoji.all.compactMap { EmojiVersion($0.version) }
    #expect(versions.max() == .newest)
    #expect(versions.min() == EmojiVersion(0, 6))
  }

  @Test func `versions are ordered by both numbers`() {
    let versions = [
      EmojiVersion(0, 6), EmojiVersion(1), EmojiVersion(2), EmojiVersion(13), EmojiVersion(13, 1),
      EmojiVersion(15, 1), EmojiVersion(15, 10), EmojiVersion(16),
    ]
    #expect(versions.reversed().sorted() == versions)
    for (older, newer) in zip(versions, versions.dropFirst()) {
      #expect(older < newer)
      #expect(!(newer < older))
    }
  }

  @Test func `a version is written with both numbers and read with one or two`() {
    #expect(EmojiVersion(15, 1).description == "15.1")
    #expect(EmojiVersion(16).description == "16.0")
    #expect(EmojiVersion("15.1") == EmojiVersion(15, 1))
    #expect(EmojiVersion("16") == EmojiVersion(16, 0))
  }

  @Test(arguments: [
    "", ".", "15.", ".1", "15.1.0", "15,1", "-1", "+1", "E15.1", " 15", "15 ", "1５", "15.-1",
    "99999999999999999999",
  ])
  func `what is no version is not read`(_ text: String) {
    #expect(EmojiVersion(text) == nil)
  }

  @Test(.needsUnicodeData) func `each line of emoji-test has the version it says`() throws {
    var count = 0
    for line in try UnicodeData.lines(of: "emoji-test.txt") {
      let version = line.comment.split(separator: " ")[1].dropFirst()
      #expect(EmojiVersion(of: Character(line.text)) == EmojiVersion(String(version)))
      count += 1
    }
    #expect(count == 5_225)
  }
}
