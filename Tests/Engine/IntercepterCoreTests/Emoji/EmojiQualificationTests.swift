import TestSupport
import Testing

@testable import IntercepterCore
@testable import TextBytes

@Suite struct EmojiQualificationTests {
  @Test(arguments: samples)
  func `a character is what UTS 51 says it is`(_ sample: Sample) {
    let character = Character(sample.text)
    #expect(character.emojiQualification == sample.qualification)
    #expect(EmojiQualification(of: character) == sample.qualification)
  }

  static let samples: [Sample] = [
    samples(
      .fullyQualified,
      [
        "😀", "❤️", "1️⃣", "#️⃣", "👍🏽", "☝🏽", "🇨🇳", "👨‍👩‍👧‍👦", "👩‍❤️‍👨", "👁️‍🗨️", "🏳️‍⚧️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⌚", "🫪", "㊗️", "©️",
      ]),
    samples(
      .minimallyQualified,
      [
        "👩\u{200D}❤\u{200D}👨", "🏳\u{FE0F}\u{200D}⚧", "🕵🏻\u{200D}♂",
        // Also where a selector is superfluous at the same time.
        "👩\u{FE0F}\u{200D}❤\u{200D}👨",
      ]),
    samples(
      .unqualified,
      [
        "❤", "☺", "©", "™", "1\u{20E3}", "#\u{20E3}", "❤\u{200D}🔥", "🏳\u{200D}⚧",
        "🏳\u{200D}⚧\u{FE0F}", "🕵\u{200D}♂\u{FE0F}", "㊙", "〰",
      ]),
    samples(.component, ["🏻", "🏿", "🦰", "🦲"]),
    samples(
      .overQualified,
      [
        "😀\u{FE0F}", "❤\u{FE0F}\u{FE0F}", "👍\u{FE0F}🏽", "👍🏽\u{FE0F}", "🏽\u{FE0F}", "🇨🇳\u{FE0F}",
        "👩\u{FE0F}\u{200D}💻", "1\u{FE0F}\u{20E3}\u{FE0F}",
      ]),
    samples(
      .unlisted,
      [
        "😀🏽", "☺🏽", "😀\u{200D}😀", "☺\u{200D}☎", "👩\u{200D}👩\u{200D}👩\u{200D}👩\u{200D}👩",
        "🏴\u{E0075}\u{E0073}\u{E0074}\u{E0078}\u{E007F}", "🏴\u{E0020}\u{E007E}\u{E007F}",
        "😀\u{FE0F}\u{20E3}", "☺\u{FE0F}\u{20E3}",
        // Reserved, but with something that makes an emoji of it now.
        "\u{1FA8B}🏽", "\u{1FA8B}\u{200D}😀", "😀\u{200D}\u{1FA8B}", "\u{1FA8B}\u{FE0F}\u{20E3}",
        "\u{1FA8B}\u{E0061}\u{E007F}",
      ]),
    samples(
      .textPresentation,
      [
        "❤\u{FE0E}", "☺\u{FE0E}", "⌚\u{FE0E}", "👍\u{FE0E}", "1\u{FE0E}", "1\u{FE0E}\u{20E3}",
        "❤\u{FE0E}\u{200D}☎\u{FE0E}", "👁\u{FE0E}\u{200D}🗨\u{FE0E}",
        // A selector acts on what is right before it, so U+FE0F comes too late.
        "❤\u{FE0E}\u{FE0F}",
      ]),
    samples(
      .mixed,
      [
        "😀\u{301}", "❤\u{FE0F}\u{301}", "\u{600}😀", "\u{600}1\u{FE0F}\u{20E3}", "a🏽", "1🏽", "中🏽",
        "🇦🇦🏽", "🇨🇳\u{301}", "👍🏽🏽", "😀\u{200D}", "😀\u{20E3}", "🏴\u{E0067}", "🏽\u{FE0E}🏽",
        "❤\u{FE0E}\u{200D}🔥", "👍\u{FE0E}🏽", "😀\u{301}\u{200D}😀", "\u{1FA8B}\u{301}",
        // Unicode defines no text presentation for these.
        "😀\u{FE0E}", "🔥\u{FE0E}", "🏽\u{FE0E}", "\u{1FA8B}\u{FE0E}", "😀\u{FE0E}\u{FE0F}",
        "😀\u{FE0E}\u{FE0E}", "\u{600}😀\u{FE0E}", "\u{1F02C}\u{FE0E}\u{301}", "🏴\u{FE0E}",
        "🇨🇳\u{FE0E}", "👍🏽\u{FE0E}",
        // One element as text leaves the others.
        "👁\u{200D}🗨\u{FE0E}", "👁\u{FE0E}\u{200D}🗨", "❤\u{200D}🔥\u{FE0E}",
        "👩\u{FE0E}\u{200D}💻\u{FE0E}",
        "☎\u{FE0E}\u{200D}👁\u{200D}🗨\u{FE0E}", "❤\u{FE0F}\u{FE0E}",
      ]),
    samples(.reserved, ["\u{1FA8B}", "\u{1F02C}", "\u{1FFFD}", "\u{1FA8B}\u{FE0F}"]),
    samples(
      .none,
      [
        "a", "é", "e\u{301}", "1", "1\u{FE0F}", "#", "張", "か\u{3099}", "한", "→", "①", "✓", "🀀", "🇦",
        "🇦🇦", "🇦🇦\u{301}", "a\u{20E3}", "❤\u{20E3}", "❤\u{301}", "❤\u{200D}", "©\u{301}\u{FE0F}",
        "❤\u{FE0E}\u{301}", "❤\u{FE0E}\u{FE0E}", "\u{FE0F}", "\u{200D}", "\u{20E3}", "\u{E0067}",
        "\r\n",
        "\u{600}a", "\u{1FFFE}",
      ]),
  ].flatMap(\.self)

  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let qualification: EmojiQualification

    var testDescription: String { "\(text.codePoints) is \(qualification)" }
  }

  private static func samples(_ qualification: EmojiQualification, _ texts: [String]) -> [Sample] {
    texts.map { Sample(text: $0, qualification: qualification) }
  }

  @Test func `every qualification has samples`() {
    #expect(Set(Self.samples.map(\.qualification)) == Set(EmojiQualification.allCases))
  }

  @Test func `a listed emoji is qualified as far as its selectors are there`() {
    for line in ListedEmoji.all {
      for form in line.forms {
        #expect(
          Character(form.text).emojiQualification == form.qualification,
          "\(form.text.codePoints)"
        )
      }
    }
  }

  @Test func `a listed emoji with a selector more is over-qualified`() {
    for line in ListedEmoji.all {
      let scalars = Array(line.text.unicodeScalars)
      for index in scalars.indices where scalars[index] != "\u{200D}" {
        let text = line.text.inserting("\u{FE0F}", after: index)
        // Between two regional indicators and after the base of tags it ends the cluster or the emoji.
        guard text.count == 1, !scalars.contains("\u{E007F}") else { continue }
        #expect(Character(text).emojiQualification == .overQualified, "\(text.codePoints)")
      }
    }
  }

  @Test func `a listed emoji with a mark after it is mixed`() {
    for line in ListedEmoji.all {
      #expect(
        Character(line.text + "\u{301}").emojiQualification == .mixed,
        "\(line.text.codePoints)"
      )
    }
  }

  @Test func `a listed emoji with the text selector after it is text only where Unicode says so`() {
    for line in ListedEmoji.all {
      let isText = line.text.unicodeScalars.count == 1 && line.text.hasTextPresentation
      #expect(
        Character(line.text + "\u{FE0E}").emojiQualification
          == (isText ? .textPresentation : .mixed),
        "\(line.text.codePoints)"
      )
    }
  }

  @Test func `a listed emoji with text for emoji selectors is text if all its elements are`() {
    for line in ListedEmoji.all where line.text.unicodeScalars.contains("\u{FE0F}") {
      let text = line.text.replacingScalar("\u{FE0F}", with: "\u{FE0E}")
      let elements = text.unicodeScalars.split(separator: "\u{200D}").map { String($0) }
      let isText = elements.allSatisfy { element in
        let followers = element.unicodeScalars.dropFirst()
        return element.hasTextPresentation
          && (followers.elementsEqual(["\u{FE0E}"])
            || followers.elementsEqual(["\u{FE0E}", "\u{20E3}"]))
      }
      #expect(
        Character(text).emojiQualification == (isText ? .textPresentation : .mixed),
        "\(text.codePoints)"
      )
    }
  }

  @Test(.needsUnicodeData) func `each line of emoji-test has the status it says`() throws {
    let qualifications: [String: EmojiQualification] = [
      "fully-qualified": .fullyQualified, "minimally-qualified": .minimallyQualified,
      "unqualified": .unqualified, "component": .component,
    ]
    var counts: [EmojiQualification: Int] = [:]
    for line in try UnicodeData.lines(of: "emoji-test.txt") {
      let qualification = Character(line.text).emojiQualification
      #expect(qualification == qualifications[line.fields[0]], "\(line.text.codePoints)")
      counts[qualification, default: 0] += 1
    }
    #expect(
      counts == [
        .fullyQualified: 3_944, .minimallyQualified: 1_029, .unqualified: 243, .component: 9,
      ]
    )
  }

  @Test(.needsUnicodeData) func `text presentation sequences are those Unicode lists`() throws {
    let listed = try UnicodeData.lines(of: "emoji-variation-sequences.txt")
      .filter { $0.fields[0] == "text style" }.map(\.text)
    // Few of the bytes are classified as such a sequence; only these are checked to be one character.
    let found = Unicode.Scalar.telling.lazy.map { String($0) + "\u{FE0E}" }
      .filter { text in
        text.withUTF8Bytes { EmojiQualification(utf8: $0) } == .textPresentation && text.count == 1
      }
    #expect(listed.count == 371)
    #expect(Set(found) == Set(listed))
  }

  @Test(.needsUnicodeData) func `what is reserved is Extended_Pictographic and no emoji`() throws {
    let lines = try UnicodeData.lines(of: "emoji-data.txt")
    let emoji = lines.filter { $0.fields[0] == "Emoji" }.flatMap(\.scalars)
    let pictographs = lines.filter { $0.fields[0] == "Extended_Pictographic" }.flatMap(\.scalars)
    let reserved = Unicode.Scalar.telling.filter { Character($0).emojiQualification == .reserved }
    #expect(Set(reserved) == Set(pictographs).subtracting(emoji))
  }
}

extension String {
  /// Whether Unicode lists the first scalar with U+FE0E.
  fileprivate var hasTextPresentation: Bool {
    EmojiTable.hasTextPresentation(unicodeScalars.first!)
  }

  fileprivate func replacingScalar(_ old: Unicode.Scalar, with new: Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == old ? new : $0 }))
  }
}
