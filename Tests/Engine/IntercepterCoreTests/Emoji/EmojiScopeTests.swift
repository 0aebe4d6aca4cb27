import TestSupport
import Testing

@testable import IntercepterCore
@testable import TextBytes

@Suite struct EmojiScopeTests {
  @Test(arguments: [
    // Recommended: in all scopes.
    ("😀", EmojiScope.allCases), ("❤️", EmojiScope.allCases), ("1️⃣", EmojiScope.allCases),
    ("🇨🇳", EmojiScope.allCases), ("👨‍👩‍👧‍👦", EmojiScope.allCases), ("🏽", EmojiScope.allCases),
    // Not recommended, and displayed.
    ("👩\u{200D}❤\u{200D}👨", [.displayed, .any]), ("❤\u{200D}🔥", [.displayed, .any]),
    ("😀\u{FE0F}", [.displayed, .any]), ("😀🏽", [.displayed, .any]),
    ("😀\u{200D}😀", [.displayed, .any]), ("😀\u{301}", [.displayed, .any]),
    ("a🏽", [.displayed, .any]), ("\u{1FA8B}", [.displayed, .any]),
    // There is no text presentation of these, whatever the selector asks for.
    ("😀\u{FE0E}", [.displayed, .any]), ("👩\u{FE0E}\u{200D}💻\u{FE0E}", [.displayed, .any]),
    ("❤\u{200D}🔥\u{FE0E}", [.displayed, .any]), ("\u{1FA8B}\u{FE0E}", [.displayed, .any]),
    // Shown as text, but listed.
    ("❤", [.any]), ("©", [.any]), ("™", [.any]), ("☎", [.any]), ("1\u{20E3}", [.any]),
    // No emoji.
    ("❤\u{FE0E}", []), ("⌚\u{FE0E}", []), ("❤\u{FE0E}\u{200D}☎\u{FE0E}", []), ("1", []),
    ("1\u{FE0F}", []), ("#", []), ("🇦", []),
    ("🇦🇦", []), ("➋", []), ("é", []), ("Ж", []), ("€", []), ("가", []), ("℃", []), ("№", []),
    ("①", []), ("→", []), ("a\u{20E3}", []), ("❤\u{301}", []),
  ])
  func `a scope contains what it says`(_ text: String, _ scopes: [EmojiScope]) {
    #expect(EmojiScope.allCases.filter { $0.contains(Character(text)) } == scopes)
  }

  @Test func `every listed emoji is in the scopes of its qualification`() {
    for line in ListedEmoji.all {
      for form in line.forms {
        let character = Character(form.text)
        let isJoined = form.text.unicodeScalars.contains("\u{200D}")
        let isRecommended = [.fullyQualified, .component].contains(form.qualification)
        #expect(EmojiScope.any.contains(character), "\(form.text.codePoints)")
        #expect(EmojiScope.rgi.contains(character) == isRecommended, "\(form.text.codePoints)")
        #expect(
          EmojiScope.displayed.contains(character)
            == (form.qualification != .unqualified || isJoined),
          "\(form.text.codePoints)"
        )
      }
    }
  }

  @Test func `a scalar alone is in a scope by its properties`() {
    var wrong: [String] = []
    for scalar in Unicode.Scalar.telling {
      let properties = scalar.properties
      let isReserved = EmojiTable.part(of: scalar.value) == .reserved
      let isEmoji =
        properties.isEmoji && !scalar.isASCII && !regionalIndicators.contains(scalar)
      let expected: [EmojiScope] =
        if isEmoji && properties.isEmojiPresentation {
          [.displayed, .rgi, .any]
        } else if isReserved {
          [.displayed, .any]
        } else {
          isEmoji ? [.any] : []
        }
      if scopes(String(scalar)) != expected { wrong.append(String(scalar).codePoints) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `no letter, mark or symbol is an emoji, whatever selector or joiner follows`() {
    var wrong: [String] = []
    let followers: [Unicode.Scalar] = [
      "\u{FE0F}", "\u{FE0E}", "\u{200D}", "\u{200C}", "\u{20E3}", "\u{301}", "\u{E0100}",
    ]
    for scalar in Unicode.Scalar.telling
    where !scalar.properties.isEmoji
      && ![.unassigned, .privateUse].contains(scalar.properties.generalCategory)
    {
      let follower = followers[Int(scalar.value) % followers.count]
      let text = String(String.UnicodeScalarView([scalar, follower]))
      if text.count == 1, scopes(text) != [] { wrong.append(text.codePoints) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `pairs of regional indicators are emoji when they are flags`() {
    var pairs = 0
    for first in 0x1F1E6...UInt32(0x1F1FF) {
      for second in 0x1F1E6...UInt32(0x1F1FF) {
        let text = String(
          String.UnicodeScalarView([first, second].compactMap(Unicode.Scalar.init))
        )
        let isFlag = ListedEmoji.flags.contains(text)
        #expect(scopes(text) == (isFlag ? EmojiScope.allCases : []), "\(text.codePoints)")
        if !isFlag { pairs += 1 }
      }
    }
    #expect(ListedEmoji.flags.count == 259 && pairs == 417)
  }

  @Test func `an emoji with the text selector is none where Unicode defines that, else shown`() {
    var numberOfTexts = 0
    for scalar in Unicode.Scalar.telling {
      let properties = scalar.properties
      let isReserved = EmojiTable.part(of: scalar.value) == .reserved
      guard properties.isEmoji || isReserved, !regionalIndicators.contains(scalar) else { continue }
      let text = String(String.UnicodeScalarView([scalar, "\u{FE0E}"]))
      let isText = EmojiTable.hasTextPresentation(scalar)
      #expect(scopes(text) == (isText ? [] : [.displayed, .any]), "\(text.codePoints)")
      if isText { numberOfTexts += 1 }
    }
    #expect(numberOfTexts == 371)
  }

  @Test func `a listed emoji with the text selector after it gets past no scope that shows it`() {
    for line in ListedEmoji.all {
      let scalars = line.text.unicodeScalars
      let isText = scalars.count == 1 && EmojiTable.hasTextPresentation(scalars.first!)
      let text = line.text + "\u{FE0E}"
      #expect(scopes(text) == (isText ? [] : [.displayed, .any]), "\(text.codePoints)")
    }
  }

  @Test(arguments: [
    "क\u{94D}\u{200D}ष", "क\u{94D}\u{200C}ष", "ක\u{DCA}\u{200D}ර", "م\u{200D}", "ه\u{200D}م",
    "می\u{200C}خواهم", "ᠠ\u{180B}", "ᠠ\u{180C}", "ᠠ\u{180D}", "ᠠ\u{180F}", "葛\u{E0100}",
    "辻\u{E0101}", "\u{FE00}", "≨\u{FE00}", "0\u{FE00}", "\u{E000}", "\u{F8FF}", "\u{F0000}",
    "\u{10FFFD}", "Z\u{20E3}", "٣\u{20E3}", "e\u{301}", "ｅ\u{301}", "か\u{3099}", "ﾊ\u{FF9F}",
    "\u{1112}\u{1161}\u{11AB}", "កម្ពុជា", "ภาษาไทย", "עברית", "Zürich", "naïve", "smörgåsbord",
  ])
  func `words in the scripts of the world have no emoji`(_ text: String) {
    for character in text { #expect(scopes(String(character)) == []) }
  }

  @Test(.needsUnicodeData) func `no assigned scalar that is no emoji is one`() throws {
    let emoji = try UnicodeData.lines(of: "emoji-data.txt")
      .filter { $0.fields[0] == "Emoji" }.flatMap(\.scalars)
    let assigned = try UnicodeData.lines(of: "DerivedGeneralCategory.txt")
      .filter { !["Cn", "Cs", "Co"].contains($0.fields[0]) }.flatMap(\.scalars)
    let negatives = Set(assigned).subtracting(emoji)
    #expect(negatives.count == 158_428)
    #expect(negatives.filter { scopes(String($0)) != [] } == [])
  }

  @Test(.needsUnicodeData) func `no text presentation sequence is an emoji`() throws {
    let lines = try UnicodeData.lines(of: "emoji-variation-sequences.txt")
      .filter { $0.fields[0] == "text style" }
    #expect(lines.count == 371)
    for line in lines { #expect(scopes(line.text) == [], "\(line.text.codePoints)") }
  }

  @Test(.needsUnicodeData) func `no standardized variant is an emoji`() throws {
    let lines = try UnicodeData.lines(of: "StandardizedVariants.txt")
    #expect(lines.count > 1_000)
    for line in lines { #expect(scopes(line.text) == [], "\(line.text.codePoints)") }
  }

  @Test func `the first two scalars tell what the whole cluster does`() {
    let seconds = ["", "\u{FE0E}", "\u{FE0F}", "\u{301}", "🏽", "\u{20E3}", "\u{E0067}"]
    let thirds = ["", "\u{FE0E}", "\u{200D}❤\u{FE0E}"]
    var mistaken: [String] = []
    for scalar in Unicode.Scalar.telling {
      guard scalar.properties.isEmoji || (0x1F440...0x1FA00).contains(scalar.value) else {
        continue
      }
      for second in seconds {
        for third in thirds {
          let text = String(scalar) + second + third
          guard text.count == 1 else { continue }
          for scope in EmojiScope.allCases {
            let isListed = text.withUTF8Bytes { scope.containsQualified(utf8: $0) }
            if scope.contains(Character(text)) != isListed { mistaken.append(text.codePoints) }
          }
        }
      }
    }
    #expect(mistaken.isEmpty)
  }
}

/// The scopes that contain a character.
private func scopes(_ text: String) -> [EmojiScope] {
  EmojiScope.allCases.filter { $0.contains(Character(text)) }
}
