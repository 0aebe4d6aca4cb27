import TestSupport
import Testing
import TextInputIntercepter

@testable import IntercepterForms
@testable import IntercepterCore

/// What the bytes of a text say about a fix is what it does.
@Suite struct CorrectionTests {
  static let fixes: [Fix] = [
    .trimWhitespace, .collapseWhitespace, .nfc, .removeLeadingZeros(), .padDecimals(places: 2),
    .padDecimals(places: 0), .padDecimals(places: 1, separator: ","), .dropTrailingSeparator(),
    .removeLeadingZeros(separator: "٫"),
  ]
  /// White space of every length in UTF-8 and its neighbours, what joins a space, and numbers.
  private static let pieces =
    [" ", "\t", "\r\n", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2028}", "\u{205F}"]
    + ["\u{3000}", "。", "か", "ế", "—", "é", "e\u{301}", "\u{301}", "\u{200D}", "\u{600}", "张", "😀"]
    + ["a", "-", "−", ".", ",", "٫", "0", "0", "1", "5", "٠", "０"]

  @Test(arguments: fixes) func `a text that is surely kept stays`(_ fix: Fix) {
    var surely = 0
    let breach = firstBreach(cases: 1_000) { random in
      let text = (0..<Int.random(in: 0...6, using: &random))
        .map { _ in random.pick(Self.pieces) }.joined()
      guard text.withUTF8Bytes(fix.correction.keeps) else { return nil }
      surely += 1
      let changed = fix.correction.corrected(text)
      return changed.utf8.elementsEqual(text.utf8)
        ? nil : "\(text.debugDescription) becomes \(changed.debugDescription)"
    }
    #expect(breach == nil)
    #expect(surely > 20)
  }

  static let plain: [(Fix, String)] = [
    (.trimWhitespace, "Anne-Marie Müller"), (.trimWhitespace, "张三"), (.trimWhitespace, "ひらがな"),
    (.trimWhitespace, "Nguyễn Thế"), (.collapseWhitespace, "Anne-Marie de la Müller"),
    (.collapseWhitespace, "王 小明、ひらがな"), (.nfc, "Müller"), (.removeLeadingZeros(), "-10.50"),
    (.removeLeadingZeros(), "0"), (.padDecimals(places: 2), "12.50"),
    (.padDecimals(places: 2, separator: ","), "12,505"), (.dropTrailingSeparator(), "12"),
  ]

  @Test(arguments: plain)
  func `plain texts are told from their bytes`(_ fix: Fix, _ text: String) {
    #expect(text.withUTF8Bytes { fix.correction.keeps($0) })
  }
}
