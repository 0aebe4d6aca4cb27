import CICU
import IntercepterICU
import TestSupport
import Testing

@testable import IntercepterCore

/// The table of widths against libicu's properties, scalar by scalar.
struct WidthTableTests {
  /// What Unicode 16.0 made wide: trigrams, monograms and digrams, hexagrams, Tai Xuan Jing symbols and
  /// counting rods.
  ///
  /// U+1171E became a mark with a place of its own.
  static let reclassified: [ClosedRange<UInt32>] = [
    0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376,
    0x1171E...0x1171E,
  ]

  @Test func `every scalar has the class of libicu's properties, or is newer`() {
    var wrong: [String] = []
    var (known, new) = (0, 0)
    for value in UInt32(0)...0x10FFFF {
      let isKnown = cicu_property(value, .generalCategory) != 0
      if isKnown { known += 1 }
      let (table, libicu) = (WidthClass(of: value), WidthClass(expectedWidthClass(value)))
      if table == libicu { continue }
      let isReclassified = Self.reclassified.contains { $0.contains(value) }
      if !isKnown {
        new += 1
      } else if !ICU.isOlderThanUnicode16 || !isReclassified {
        wrong.append(String(value, radix: 16))
      }
    }
    #expect(known > 280_000)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
    // Between Unicode 15.0 and 17.0: 172 wide scalars, and marks.
    #expect(new < 400)
  }

  @Test func `every scalar on its own is as wide as the rule says`() {
    var wrong: [String] = []
    for scalar in Unicode.Scalar.telling {
      let value = scalar.value
      let actual = LengthUnit.icuDoubleWidth.length(of: String(scalar))
      let table = LengthUnit.doubleWidth.length(of: String(scalar))
      if actual != expectedDoubleWidth(scalar, WidthClass(expectedWidthClass(value)))
        || table != expectedDoubleWidth(scalar, WidthClass(of: value))
      {
        wrong.append("U+\(String(value, radix: 16, uppercase: true)) is \(actual), \(table)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }

  @Test func `libicu's unit measures clusters as the core's does`() {
    for text in ["张三abc😀", "éЖ①℃", "ｶﾞﾊﾟ", "👨‍👩‍👧‍👦👍🏽🇨🇳", "क्षि", "a\u{3000}b", "\t\n\r\n\0"] {
      let length = LengthUnit.icuDoubleWidth.length(of: text)
      #expect(length == LengthUnit.doubleWidth.length(of: text))
    }
    #expect(LengthUnit.icuDoubleWidth.identifier == "doubleWidth")
    let yijing = LengthUnit.icuDoubleWidth.length(of: "\u{4DC0}")
    #expect(yijing == (ICU.isOlderThanUnicode16 ? 1 : 2))
  }
}

extension ICU {
  static var isOlderThanUnicode16: Bool {
    Int(unicodeVersion.prefix { $0 != "." }).map { $0 < 16 }!
  }
}

extension WidthClass {
  init(_ theirs: CICUWidthClass) {
    self =
      switch theirs {
      case .invisible: .invisible
      case .narrow: .narrow
      case .wide: .wide
      case .ambiguous: .ambiguous
      }
  }
}

/// The rule for a text of one scalar, from its class and, for emoji, the core's.
private func expectedDoubleWidth(_ scalar: Unicode.Scalar, _ widthClass: WidthClass) -> Int {
  EmojiScope.displayed.contains(Character(scalar)) ? 2 : widthClass.columns(ambiguous: 2)
}
