import TestSupport
import Testing

@testable import IntercepterCore
@testable import TextBytes

/// The generated list by itself: what the search relies on.
@Suite struct EmojiTableTests {
  @Test func `the list has all emoji of Unicode 17.0, sorted, each once`() {
    let keys = ListedEmoji.all.map { $0.text.unicodeScalars.filter { $0 != "\u{FE0F}" } }
    #expect(keys.count == 3_944 + 9)
    for (key, next) in zip(keys, keys.dropFirst()) {
      #expect(String(key).utf8.lexicographicallyPrecedes(String(next).utf8))
    }
    #expect(ListedEmoji.all.count(where: \.isComponent) == 9)
    #expect(EmojiTable.newestVersion == (17, 0))
  }

  @Test func `each line is one character`() {
    for line in ListedEmoji.all { #expect(line.text.count == 1, "\(line.text.codePoints)") }
  }

  @Test func `all emoji that show as text by default have a text presentation, and 152 others`() {
    let bases = Unicode.Scalar.telling.filter(EmojiTable.hasTextPresentation)
    let textByDefault = Unicode.Scalar.telling.filter {
      $0.properties.isEmoji && !$0.properties.isEmojiPresentation
    }
    #expect(bases.count == 371)
    #expect(Set(bases).isSuperset(of: textByDefault))
    #expect(bases.filter { $0.properties.isEmojiPresentation }.count == 152)
  }

  @Test func `each line is found by all its forms, with what it says`() {
    var forms = 0
    for line in ListedEmoji.all {
      for form in line.forms {
        let found = entry(form.text)
        #expect(found?.text == line.text, "\(form.text.codePoints)")
        #expect(found?.version.description == line.version)
        #expect(found?.isComponent == line.isComponent)
        forms += 1
      }
    }
    // As many as emoji-test.txt 17.0 has lines.
    #expect(forms == 3_944 + 9 + 1_029 + 243)
  }

  @Test(arguments: [
    "", " ", "\n", "a", "1", "1 ", "#", "©\u{301}", "é", "😀 ", "😀 1", "👩\u{200D}", "\u{FE0F}",
    "\u{200D}", "🇦", "🇦🇦", "👨‍👩", "👨‍👩‍👧‍👦‍👦", "component", "\u{10FFFF}", "\u{0}",
  ])
  func `what is not listed is not found`(_ text: String) {
    #expect(entry(text) == nil)
  }

  private func entry(_ text: String) -> (text: String, version: EmojiVersion, isComponent: Bool)? {
    var text = text
    return text.withUTF8 { cluster in
      EmojiTable.entry(for: cluster).map { entry in
        var scalars = Array(String(decoding: entry.sequence, as: UTF8.self).unicodeScalars)
        if entry.isToned {
          let tone = String(decoding: cluster, as: UTF8.self).unicodeScalars.dropFirst()
            .first { $0 != "\u{FE0F}" }
          scalars = [scalars[0], tone!] + scalars.dropFirst().drop { $0 == "\u{FE0F}" }
        }
        let version = EmojiVersion(entry.version.major, entry.version.minor)
        return (String(String.UnicodeScalarView(scalars)), version, entry.isComponent)
      }
    }
  }
}
