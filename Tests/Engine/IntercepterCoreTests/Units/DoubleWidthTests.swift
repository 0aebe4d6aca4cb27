import TestSupport
import Testing

@testable import IntercepterCore

struct DoubleWidthTests {
  @Test func `every character of GBK is as wide as it has bytes`() {
    // GB 18030-2000 has its two-byte characters from GBK, and U+01F9 besides.
    let unit = LengthUnit.gb18030(edition: .v2000)
    var count = 0
    var wrong: [Unicode.Scalar] = []
    for value in UInt32(0)..<0x10000 {
      guard value != 0x1F9, let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let bytes = unit.length(of: text)
      guard bytes <= 2 else { continue }
      count += 1
      if LengthUnit.doubleWidth.length(of: text) != bytes { wrong.append(scalar) }
    }
    #expect(count == 128 + 23_939)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `every emoji that Unicode lists is two wide`() {
    #expect(ListedEmoji.all.count > 3_900)
    for unit in [LengthUnit.doubleWidth, .terminalColumns] {
      let wrong = ListedEmoji.all.map(\.text).filter { unit.length(of: $0) != 2 }
      #expect(wrong.isEmpty, "\(unit): \(wrong)")
    }
  }

  @Test(arguments: [LengthUnit.doubleWidth, .terminalColumns])
  func `a sound mark has a column beside each half-width kana`(unit: LengthUnit) {
    for mark in ["\u{FF9E}", "\u{FF9F}"] {
      let wide = (0xFF61...0xFF9F).filter { unit.length(of: "\(Unicode.Scalar($0)!)\(mark)") == 2 }
      #expect(wide == Array(0xFF66...0xFF9D))
    }
  }

  struct Width: CustomTestStringConvertible {
    let text: String
    let expected: Int
    let why: String
    var testDescription: String { "\(text) is \(expected): \(why)" }
  }

  static let widths: [Width] = [
    Width(text: "", expected: 0, why: "nothing"),
    Width(text: "张三abc😀", expected: 9, why: "three wide, three narrow"),
    Width(text: "éЖ①℃", expected: 8, why: "ambiguous, each two bytes in GBK"),
    Width(text: "e\u{301}", expected: 1, why: "a letter and a mark"),
    Width(text: "ｶﾞﾊﾟ", expected: 4, why: "half-width kana with sound marks"),
    Width(text: "ｶｷ", expected: 2, why: "half-width kana"),
    Width(text: "ｶ\u{301}ﾞ", expected: 2, why: "a mark between kana and sound mark"),
    Width(text: "aﾞ", expected: 1, why: "the sound mark is not on kana"),
    Width(text: "한", expected: 2, why: "a precomposed syllable"),
    Width(text: "\u{1112}\u{1161}\u{11AB}", expected: 2, why: "the same, decomposed"),
    Width(text: "\u{115F}\u{1161}", expected: 2, why: "a filler for the leading consonant"),
    Width(text: "⌚\u{FE0E}", expected: 2, why: "a text presentation stays as wide as its form"),
    Width(text: "✔\u{FE0E}", expected: 1, why: "a narrow form in text presentation"),
    Width(text: "✔\u{FE0F}", expected: 2, why: "the same form as an emoji"),
    Width(text: "1\u{FE0F}\u{20E3}", expected: 2, why: "a keycap"),
    Width(text: "👨‍👩‍👧‍👦👍🏽🇨🇳", expected: 6, why: "three emoji of several scalars"),
    Width(text: "\u{1F1E6}", expected: 1, why: "a lone regional indicator"),
    Width(text: "\t\n\r\n\0", expected: 4, why: "control characters count, so that limits hold"),
    Width(text: "\u{200B}\u{200D}\u{FEFF}\u{AD}", expected: 0, why: "format controls"),
    Width(text: "क्षि", expected: 1, why: "one cluster of several narrow scalars"),
    Width(text: "a\u{3000}b", expected: 4, why: "the ideographic space"),
  ]

  @Test(arguments: widths) func `a text is as wide as its clusters together`(_ width: Width) {
    #expect(LengthUnit.doubleWidth.length(of: width.text) == width.expected)
  }

  @Test func `a text is as wide as its clusters, asked one by one`() {
    let pieces = [
      "张", "a", "é", "ｶ", "ﾞ", "\u{301}", "①", "한", "ᅡ", "😀", "\u{FE0F}", "\r", "\n", "\u{200D}",
    ]
    let breach = firstBreach { random in
      let text = (0..<12).map { _ in random.pick(pieces) }.joined()
      let limit = Int.random(in: 0...12, using: &random)
      let expected = text.reduce(0) { $0 + $1.columns }
      let prefix = text.indices.map { text[..<$0] }.last {
        $0.reduce(0) { $0 + $1.columns } <= limit
      }
      let cut = Intercepter(rules: [.maxLength(limit, in: .doubleWidth)]).sanitize(text)
      let isCut =
        expected > limit
        // A text of which nothing fits stays as it is.
        ? cut.unicodeScalars.elementsEqual(
          (prefix?.isEmpty == false ? prefix! : text[...]).unicodeScalars)
        : cut == text
      return LengthUnit.doubleWidth.length(of: text) == expected && isCut
        ? nil : "\(text.debugDescription) is \(expected); at most \(limit): \(cut.debugDescription)"
    }
    #expect(breach == nil)
  }

  @Test func `the unit is named as in profiles`() {
    #expect(LengthUnit.doubleWidth.identifier == "doubleWidth")
  }

  @Test func `a limit cuts before a wide cluster that does not fit`() {
    let intercepter = Intercepter(rules: [.maxLength(5, in: .doubleWidth, onViolation: .amend)])
    #expect(intercepter.sanitize("张三李四") == "张三")
    #expect(intercepter.sanitize("a张三李四") == "a张三")
  }
}

extension Character {
  /// The columns of the cluster by itself.
  fileprivate var columns: Int {
    var text = String(self)
    return text.withUTF8 { $0.columns(ambiguous: 2) { WidthClass(of: $0) } }
  }
}
