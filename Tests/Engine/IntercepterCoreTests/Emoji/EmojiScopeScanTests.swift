import TestSupport
import Testing

@testable import IntercepterCore
@testable import TextBytes

/// The scan of bytes: `false` must be certain, and must be the answer for ordinary text.
@Suite struct EmojiScopeScanTests {
  @Test func `every form of every listed emoji is noticed, wherever it stands`() {
    let frames = ["", "a", "abcdefg", "abcdefgh", "张", "张三", "か", "é", "𠀀", "，", "한글"]
    for (index, line) in ListedEmoji.all.enumerated() {
      let frame = frames[index % frames.count]
      for form in line.forms {
        for text in [form.text, form.text + "\u{FE0E}"] {
          #expect(quickCheckIsPresent(frame + text + frame), "\(text.codePoints) in \(frame)")
        }
      }
    }
  }

  @Test func `each listed emoji is noticed at every offset of a word`() {
    for offset in 0...9 {
      for filling in ["a", "é", "张", "か", "𠀀"] {
        let frame = String(repeating: filling, count: offset)
        for text in [
          "😀", "❤", "©", "®", "‼", "⁉", "™", "ℹ", "↔", "Ⓜ", "〰", "〽", "㊗", "㊙", "1⃣", "⤴",
        ] {
          #expect(quickCheckIsPresent(frame + text), "\(offset) times \(filling) before \(text)")
          #expect(quickCheckIsPresent(frame + text + frame))
        }
      }
    }
  }

  @Test func `every scalar of any scope is noticed`() {
    var missed: [String] = []
    for scalar in Unicode.Scalar.telling where EmojiPart(scalar).isPictographic {
      if !quickCheckIsPresent(String(scalar)) { missed.append(String(scalar).codePoints) }
    }
    #expect(missed.isEmpty)
  }

  @Test func `a random text that passes has no emoji`() {
    let breach = firstBreach(cases: 1_250) { random in
      let text = random.text(pieces: 12)
      let hasEmoji = text.contains { $0.emojiQualification != .none }
      return hasEmoji && !quickCheckIsPresent(text) ? text.debugDescription : nil
    }
    #expect(breach == nil)
  }

  @Test(arguments: [
    "", "The quick brown fox jumps over 13 lazy dogs. #1 * 2 = 3", "“curly” ‘quotes’ – — …",
    "，。、；：？！（）「」『』【】《》〈〉・〜～￥％＃１２３ＡＢＣ", "人们普遍认为，输入法的“组合”状态很难处理。",
    "これはひらがなとカタカナのテストです。ﾊﾝｶｸ", "한국어 문장을 입력합니다.", "Žluťoučký kůň", "Съешь ещё",
    "ελληνικά", "עברית", "العربية", "हिन्दी क्‍ष", "ภาษาไทย", "①②③ № ℃ → ← ↑ ↓ ∞ ≠ √ €", "𠀀𪚥",
    "e\u{301} a\u{308}", "\u{FE00}\u{FE0D}\u{FE10}", "\u{E000}\u{F8FF}", "㈱㍻㎡", "Ⅷ ⅷ",
  ])
  func `ordinary text passes`(_ text: String) {
    #expect(!quickCheckIsPresent(text))
  }

  @Test func `no letter, ideograph, kana or syllable is held up`() {
    var held: [String] = []
    for scalar in Unicode.Scalar.telling {
      let category = scalar.properties.generalCategory
      let isLetter = [.lowercaseLetter, .uppercaseLetter, .modifierLetter, .otherLetter]
        .contains(category)
      // ℹ is a letter and an emoji, ™ has its neighbours.
      guard isLetter, !scalar.properties.isEmoji, quickCheckIsPresent(String(scalar)) else {
        continue
      }
      held.append(String(scalar).codePoints)
    }
    #expect(held.isEmpty)
  }

  private func quickCheckIsPresent(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { EmojiScan.quickCheckIsPresent(utf8: $0) }
  }
}

extension EmojiPart {
  fileprivate var isPictographic: Bool {
    switch self {
    case .emoji, .textEmoji, .reserved, .modifier, .regionalIndicator, .keycap, .textSelector: true
    case .keycapBase, .emojiSelector, .joiner, .tag, .endOfTags, .other: false
    }
  }
}
