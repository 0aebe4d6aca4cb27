import TestSupport
import Testing

@testable import IntercepterCore
@testable import TextBytes

@Suite struct GB18030Tests {
  @Test(arguments: samples) func `text takes the bytes that the standard gives it`(_ sample: Sample)
  {
    #expect(byteCount(sample.text) == sample.bytes)
  }

  static let samples = [
    Sample("", 0), Sample("a", 1), Sample("\u{7F}", 1), Sample("\r\n", 2),
    // GB 2312: ideographs, symbols, kana, Greek, Cyrillic, pinyin, full-width forms.
    Sample("张", 2), Sample("一", 2), Sample("齄", 2), Sample("°", 2), Sample("①", 2), Sample("あ", 2),
    Sample("Ω", 2), Sample("Ж", 2), Sample("é", 2), Sample("ǚ", 2), Sample("ａ", 2), Sample("。", 2),
    // GBK, and what came after it.
    Sample("龥", 2), Sample("〇", 2), Sample("㐀", 4), Sample("龦", 4), Sample("€", 2),
    // Four bytes: what no older Chinese standard had.
    Sample("\u{80}", 4), Sample("ñ", 4), Sample("ô", 4), Sample("한", 4), Sample("\u{FFFF}", 4),
    Sample("😀", 4), Sample("𠀀", 4), Sample("\u{10FFFF}", 4),
    Sample("张三😀", 8), Sample("e\u{301}", 5), Sample("👨‍👩‍👧‍👦", 28),
  ]

  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let bytes: Int

    init(_ text: String, _ bytes: Int) {
      self.text = text
      self.bytes = bytes
    }

    var testDescription: String { "\(text.debugDescription) takes \(bytes)" }
  }

  @Test func `the editions differ on twenty scalars and on no other`() {
    var differing: [UInt32: [Int]] = [:]
    let editions = GB18030.Edition.allCases
    for scalar in allScalars {
      let counts = editions.map { GB18030.byteCount(of: scalar, edition: $0) }
      if counts.contains(where: { $0 != counts[0] }) { differing[scalar.value] = counts }
    }
    var expected: [UInt32: [Int]] = [0x1E3F: [4, 2, 2], 0xE7C7: [2, 4, 4]]
    for scalar in Array<UInt32>(0x9FB4...0x9FBB) + Array(0xFE10...0xFE19) {
      expected[scalar] = [4, 4, 2]
    }
    #expect(differing == expected)
  }

  // GB 18030-2000 has 23,940 two-byte codes, and its first renewal moved one of them. The last one
  // gave eighteen codes a second scalar.
  @Test(arguments: [(GB18030.Edition.v2000, 23_940), (.v2005, 23_940), (.v2022, 23_958)])
  func `an edition has so many scalars of two bytes`(_ edition: GB18030.Edition, _ count: Int) {
    var histogram: [Int: Int] = [:]
    for scalar in allScalars {
      histogram[GB18030.byteCount(of: scalar, edition: edition), default: 0] += 1
    }
    #expect(histogram == [1: 128, 2: count, 4: 0x11_0000 - 0x800 - 128 - count])
  }

  @Test func `the old private-use scalars keep their two bytes`() {
    // They stood for U+FE10–FE19 and U+9FB4–9FBB before these had two bytes.
    let scalars =
      Array<UInt32>(0xE78D...0xE796) + [
        0xE81E, 0xE826, 0xE82B, 0xE82C, 0xE832, 0xE843, 0xE854, 0xE864,
      ]
    for scalar in scalars.compactMap(Unicode.Scalar.init) {
      for edition in GB18030.Edition.allCases {
        #expect(GB18030.byteCount(of: scalar, edition: edition) == 2)
      }
    }
  }

  @Test(arguments: GB18030.Edition.allCases)
  func `the whole is the sum of its scalars, wherever a scalar stands`(_ edition: GB18030.Edition) {
    // Before and after ASCII and ideographs, which are counted several at a time.
    let frames = ["", "a", "abcdefg", "abcdefgh", "张", "张三", "한", "😀"]
    for scalar in allScalars where scalar.value < 0x1_0000 || scalar.value % 0x101 == 0 {
      let frame = frames[Int(scalar.value) % frames.count]
      let text = frame + String(scalar) + frame
      guard byteCount(text, edition) != sum(text, edition) else { continue }
      Issue.record("\(text.debugDescription): \(byteCount(text, edition))")
    }
  }

  @Test func `the whole is the sum of its scalars in random texts`() {
    let breach = firstBreach(cases: 1_250) { random in
      let text = random.mixedText()
      let edition = random.pick(GB18030.Edition.allCases)
      let count = byteCount(text, edition)
      return count == sum(text, edition)
        ? nil : "\(text.debugDescription) in \(edition): \(count), not \(sum(text, edition))"
    }
    #expect(breach == nil)
  }

  @Test func `every beginning of a long text is counted right`() {
    let text = String(repeating: "abcdefghij张三李四，。ñ한😀", count: 3)
    for end in text.unicodeScalars.indices {
      let beginning = String(text.unicodeScalars[..<end])
      #expect(byteCount(beginning) == sum(beginning, .v2022))
    }
  }

  @Test func `the unit measures with it, in the edition of 2022 unless told otherwise`() {
    #expect(LengthUnit.gb18030.length(of: "张三😀") == 8)
    #expect(LengthUnit.gb18030.length(of: "\u{9FB4}") == 2)
    #expect(LengthUnit.gb18030(edition: .v2005).length(of: "\u{9FB4}") == 4)
  }

  private func byteCount(_ text: String, _ edition: GB18030.Edition = .v2022) -> Int {
    var text = text
    return text.withUTF8 { GB18030.byteCount(ofUTF8: $0, edition: edition) }
  }

  private func sum(_ text: String, _ edition: GB18030.Edition) -> Int {
    text.unicodeScalars.reduce(0) { $0 + GB18030.byteCount(of: $1, edition: edition) }
  }
}

extension SeededGenerator {
  /// Runs of scalars of all lengths and kinds.
  fileprivate mutating func mixedText() -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x20...0x7E, 0x4E00...0x9FA5, 0x4E00...0x9FA5, 0x80...0x7FF, 0x3000...0x30FF,
      0x9FA0...0x9FFF, 0xAC00...0xD7A3, 0xE000...0xFFFF, 0x1_0000...0x10_FFFF,
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &self) {
      let range = pick(ranges)
      for _ in 0..<Int.random(in: 1...20, using: &self) {
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) {
          scalars.append(scalar)
        }
      }
    }
    return String(scalars)
  }
}
