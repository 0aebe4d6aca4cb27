import IntercepterForms
import TestSupport
import Testing
import TextInputIntercepter

@Suite struct FixTests {
  struct Row: Sendable, CustomStringConvertible {
    let fix: Fix
    let before: String
    let after: String
    let line: Int

    init(_ fix: Fix, _ before: String, _ after: String, line: Int = #line) {
      (self.fix, self.before, self.after, self.line) = (fix, before, after, line)
    }

    /// A text that the fix leaves alone.
    init(_ fix: Fix, keeps text: String, line: Int = #line) {
      self.init(fix, text, text, line: line)
    }

    var description: String { "line \(line): \(fix.identifier) \(before.debugDescription)" }
  }

  static let whitespace: [Row] = [
    Row(.trimWhitespace, "  张三 ", "张三"),
    Row(.trimWhitespace, "\u{3000}张 三\r\n\t", "张 三"),
    Row(.trimWhitespace, "\u{A0}\u{2003}", ""),
    Row(.trimWhitespace, keeps: ""),
    Row(.trimWhitespace, keeps: " \u{301}"),
    Row(.trimWhitespace, keeps: "a\u{200B}"),
    Row(.collapseWhitespace, "a  b\u{3000}c\r\n\r\nd", "a b c d"),
    Row(.collapseWhitespace, "  ", " "),
    Row(.collapseWhitespace, "\n\u{301}", " \u{301}"),
    Row(.collapseWhitespace, keeps: "a b"),
  ]

  static let composition: [Row] = [
    Row(.nfc, "Cafe\u{301}", "Caf\u{E9}"),
    Row(.nfc, "\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    Row(.nfc, "\u{212B}", "\u{C5}"),
    Row(.nfc, "a\u{301}\u{323}", "\u{1EA1}\u{301}"),
    Row(.nfc, "\u{958}", "\u{915}\u{93C}"),
    Row(.nfc, keeps: "Caf\u{E9} 张三 가"),
    Row(.nfc, keeps: ""),
  ]

  static let zeros: [Row] = [
    Row(.removeLeadingZeros(), "007", "7"),
    Row(.removeLeadingZeros(), "000", "0"),
    Row(.removeLeadingZeros(), "-00.50", "-0.50"),
    Row(.removeLeadingZeros(), "−012", "−12"),
    Row(.removeLeadingZeros(separator: ","), "01,50", "1,50"),
    Row(.removeLeadingZeros(), "００７", "７"),
    Row(.removeLeadingZeros(separator: "٫"), "٠٠٧٫٥", "٧٫٥"),
    Row(.removeLeadingZeros(), keeps: "0.5"),
    Row(.removeLeadingZeros(), keeps: ".5"),
    Row(.removeLeadingZeros(), keeps: "0,012.50"),
    Row(.removeLeadingZeros(), keeps: "007 James"),
    Row(.removeLeadingZeros(), keeps: "0\u{301}7"),
    Row(.removeLeadingZeros(), keeps: "1.2.3"),
    Row(.removeLeadingZeros(), keeps: "-"),
    Row(.removeLeadingZeros(), keeps: ""),
  ]

  static let padding: [Row] = [
    Row(.padDecimals(places: 2), "12", "12.00"),
    Row(.padDecimals(places: 2), "12.", "12.00"),
    Row(.padDecimals(places: 2), "-12.5", "-12.50"),
    Row(.padDecimals(places: 2), ".5", ".50"),
    Row(.padDecimals(places: 2, separator: ","), "12,5", "12,50"),
    Row(.padDecimals(places: 2, separator: "．"), "１２．５", "１２．５０"),
    Row(.padDecimals(places: 2, separator: "٫"), "١٢", "١٢٫٠٠"),
    Row(.padDecimals(places: 3, separator: "."), "१.५", "१.५००"),
    Row(.padDecimals(places: 2), keeps: "12.50"),
    Row(.padDecimals(places: 2), keeps: "12.345"),
    Row(.padDecimals(places: 2), keeps: "12,5"),
    Row(.padDecimals(places: 2), keeps: "1 000.5"),
    Row(.padDecimals(places: 2), keeps: "."),
    Row(.padDecimals(places: 2), keeps: "-"),
    Row(.padDecimals(places: 2), keeps: ""),
    Row(.padDecimals(places: 0), keeps: "12."),
    Row(.padDecimals(places: -1), keeps: "12"),
    Row(.dropTrailingSeparator(), "12.", "12"),
    Row(.dropTrailingSeparator(separator: "٫"), "١٢٫", "١٢"),
    Row(.dropTrailingSeparator(), keeps: "12.5"),
    Row(.dropTrailingSeparator(), keeps: ".5"),
    Row(.dropTrailingSeparator(), keeps: "12"),
    Row(.dropTrailingSeparator(), keeps: "."),
    Row(.dropTrailingSeparator(), keeps: "The end."),
  ]

  @Test(arguments: whitespace + composition + zeros + padding)
  func `a fix puts right what it knows, and leaves the rest alone`(row: Row) {
    #expect(row.fix(row.before).unicodeScalarValues == row.after.unicodeScalarValues)
  }

  @Test func `every fix leaves its own results alone`() {
    let fixes: [Fix] = [
      .trimWhitespace, .collapseWhitespace, .removeLeadingZeros(), .padDecimals(places: 2),
      .padDecimals(places: 3, separator: "…"), .dropTrailingSeparator(separator: ","),
    ]
    let breach = firstBreach { generator in
      let text = generator.text()
      let fix = generator.pick(fixes)
      let once = fix(text)
      return fix(once).unicodeScalarValues == once.unicodeScalarValues
        ? nil : "\(fix.identifier) \(text.debugDescription)"
    }
    #expect(breach == nil)
  }
}

extension String {
  /// What two texts must share to be the same, for `==` is canonical equivalence.
  var unicodeScalarValues: [UInt32] { unicodeScalars.map(\.value) }
}
