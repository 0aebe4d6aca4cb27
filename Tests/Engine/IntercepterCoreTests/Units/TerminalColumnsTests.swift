import Testing
import TextInputIntercepter

struct TerminalColumnsTests {
  struct Width: CustomTestStringConvertible {
    let text: String
    let expected: Int
    let why: String
    var testDescription: String { "\(text) is \(expected): \(why)" }
  }

  static let widths: [Width] = [
    Width(text: "", expected: 0, why: "nothing"),
    Width(text: "hello", expected: 5, why: "ASCII"),
    Width(text: "张三Ａ", expected: 6, why: "wide and full-width"),
    Width(text: "éЖ①℃", expected: 4, why: "ambiguous is narrow"),
    Width(text: "e\u{301}", expected: 1, why: "a letter and a mark"),
    Width(text: "\u{301}", expected: 0, why: "a mark on its own"),
    Width(text: "ｶﾞ", expected: 2, why: "half-width kana with a sound mark"),
    Width(text: "\u{1112}\u{1161}\u{11AB}", expected: 2, why: "a decomposed syllable"),
    Width(text: "©☎☺❤✔", expected: 5, why: "text presentation by default"),
    Width(text: "☎\u{FE0F}", expected: 2, why: "the same as an emoji"),
    Width(text: "⌚", expected: 2, why: "an emoji by default"),
    Width(text: "⌚\u{FE0E}", expected: 1, why: "the same as text"),
    Width(text: "😀\u{FE0E}", expected: 2, why: "no text form is defined"),
    Width(text: "〰\u{FE0E}", expected: 2, why: "wide as text too"),
    Width(text: "1\u{FE0F}\u{20E3}", expected: 2, why: "a keycap"),
    Width(text: "👨‍👩‍👧‍👦👍🏽🇨🇳", expected: 6, why: "three emoji"),
    Width(text: "\u{1F1E6}", expected: 1, why: "a lone regional indicator is a letter"),
    Width(text: "\u{1F1E6}\u{1F1E6}", expected: 2, why: "no flag: two letters"),
    Width(text: "\u{1F1E6}\u{301}", expected: 1, why: "a regional indicator with a mark"),
    Width(text: "\t\n\r\n\0\u{1B}\u{85}\u{2028}", expected: 0, why: "controls show nothing"),
    Width(text: "\u{200B}\u{FEFF}", expected: 0, why: "format controls"),
    Width(text: "\u{AD}", expected: 1, why: "terminals show soft hyphens"),
    Width(text: "\u{A0}", expected: 1, why: "a space"),
  ]

  @Test(arguments: widths) func `a text has the columns a terminal shows`(_ width: Width) {
    #expect(LengthUnit.terminalColumns.length(of: width.text) == width.expected)
  }

  @Test func `no cluster has more than two columns, and none is wider than in double width`() {
    // Planes 4 to 13 have no characters.
    for value in UInt32(0)...0x10FFFF where !(0x40000..<0xE0000).contains(value) {
      guard let scalar = Unicode.Scalar(value), value != 0xAD else { continue }
      let columns = LengthUnit.terminalColumns.length(of: String(scalar))
      let doubleWidth = LengthUnit.doubleWidth.length(of: String(scalar))
      guard columns <= doubleWidth, doubleWidth <= 2 else {
        Issue.record("U+\(String(value, radix: 16)): \(columns) columns, \(doubleWidth) wide")
        return
      }
    }
  }

  @Test func `the unit has a name`() {
    #expect(LengthUnit.terminalColumns.identifier == "terminalColumns")
  }
}
