import IntercepterEmoji
import Testing
import TextInputIntercepter

/// What stands beside the emoji, and where an emoji goes that is chosen.
@Suite struct EmojiPickerTextTests {
  static let titles: [EmojiPickerSection.Title] =
    [.frequent, .results] + EmojiGroup.allCases.map { .group($0) }
  static let texts: [EmojiPickerText] =
    titles.map { .title($0) } + [
      .emoji, .search, .nothingFound, .noneAdmitted, .tones, .favorite, .delete,
    ]

  @Test(arguments: ["en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es"])
  func `every text is there, and no two are the same`(_ language: String) {
    let texts = Self.texts.map { $0.text(in: language) }
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(Set(texts).count == texts.count)
    #expect(language == "en" || EmojiPickerText.search.text(in: language) != "Search emoji")
  }

  static let tags = [
    ("de-AT", "Flaggen"), ("DE_CH", "Flaggen"), ("zh", "旗帜"), ("zh_Hant", "旗幟"), ("zh-TW", "旗幟"),
    ("zh-Hans-CN", "旗帜"), ("es-419", "Banderas"), ("it", "Bandiere"), ("", "Flags"),
  ]

  @Test func `a tag leads to a language, or to English`() {
    for (tag, flags) in Self.tags {
      #expect(EmojiPickerSection.Title.group(.flags).name(in: tag) == flags, "\(tag)")
    }
  }

  static let fields: [(rules: [Rule], isForOne: Bool)] = [
    ([.emoji(.only), .maxLength(1, in: .graphemes)], true),
    (
      [.emoji(.only, onViolation: .amend), .maxLength(1, in: .graphemes, onViolation: .amend)], true
    ),
    ([.emoji(.only)], false), ([.maxLength(1, in: .graphemes)], false), ([], false),
    ([.emoji(.forbidden)], false), ([.maxLength(0, in: .graphemes)], false),
  ]

  @Test func `an emoji takes the place of the one that a field for one emoji holds`() {
    for (rules, isForOne) in Self.fields {
      let intercepter = Intercepter(rules: rules)
      #expect(intercepter.isForOneEmoji == isForOne, "\(rules)")
      let state = intercepter.stateForEmoji(EditingState("👍", caret: 2))
      #expect(state.selection == (isForOne ? 0..<2 : 2..<2))
      if isForOne {
        #expect(EmojiPicker(filter: .admitted(by: intercepter, in: state)).count > 1_900)
      }
    }
  }
}
