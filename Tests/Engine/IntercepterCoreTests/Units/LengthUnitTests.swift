import TestSupport
import Testing
import TextInputIntercepter

@Suite struct LengthUnitTests {
  static let table: [(String, graphemes: Int, scalars: Int, utf16: Int, utf8: Int, gb18030: Int)] =
    [
      ("", 0, 0, 0, 0, 0),
      ("abc", 3, 3, 3, 3, 3),
      ("张三😀", 3, 3, 4, 10, 8),
      ("é", 1, 1, 1, 2, 2),
      ("e\u{301}", 1, 2, 2, 3, 5),
      ("€", 1, 1, 1, 3, 2),
      ("👨‍👩‍👧‍👦", 1, 7, 11, 25, 28),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1, 7, 14, 28, 28),
      ("한", 1, 1, 1, 3, 4),
      ("\r\n", 1, 2, 2, 2, 2),
      ("\u{0}", 1, 1, 1, 1, 1),
    ]

  @Test(arguments: table) func `measures`(
    row: (text: String, graphemes: Int, scalars: Int, utf16: Int, utf8: Int, gb18030: Int)
  ) {
    #expect(LengthUnit.graphemes.length(of: row.text) == row.graphemes)
    #expect(LengthUnit.scalars.length(of: row.text) == row.scalars)
    #expect(LengthUnit.utf16.length(of: row.text) == row.utf16)
    #expect(LengthUnit.utf8.length(of: row.text) == row.utf8)
    #expect(LengthUnit.gb18030.length(of: row.text) == row.gb18030)
  }

  @Test func `the editions of GB 18030 differ where they should`() {
    let text = "\u{1E3F}\u{E7C7}\u{FE10}\u{9FB4}"
    #expect(LengthUnit.gb18030(edition: .v2000).length(of: text) == 4 + 2 + 4 + 4)
    #expect(LengthUnit.gb18030(edition: .v2005).length(of: text) == 2 + 4 + 4 + 4)
    #expect(LengthUnit.gb18030(edition: .v2022).length(of: text) == 2 + 4 + 2 + 2)
  }

  @Test func `the length of a text is the sum of the lengths of its clusters`() {
    let breach = firstBreach { random in
      let (text, unit) = (random.text(pieces: 20), random.unit())
      let whole = unit.length(of: text)
      let parts = text.reduce(0) { $0 + unit.length(of: String($1)) }
      return whole == parts ? nil : "\(text.debug) in \(unit): \(whole), \(parts)"
    }
    #expect(breach == nil)
  }

  @Test func `a limit cuts as late as it can, at a cluster boundary`() {
    let breach = firstBreach { random in
      let (text, unit) = (random.text(pieces: 20), random.unit())
      let limit = Int.random(in: 0...20, using: &random)
      let cut = Intercepter(rules: [.maxLength(limit, in: unit)]).sanitize(text)
      if cut.scalars == text.scalars, let first = text.first, unit.length(of: text) > limit {
        // Nothing fits, and a text is never emptied.
        return unit.length(of: String(first)) > limit ? nil : "\(text.debug) in \(unit): uncut"
      }
      guard text.scalars.starts(with: cut.scalars), unit.length(of: cut) <= limit else {
        return "\(text.debug) in \(unit) at most \(limit): \(cut.debug)"
      }
      let next = text.dropFirst(cut.count).first.map { cut + String($0) } ?? cut
      let isLongest = next.scalars == cut.scalars || unit.length(of: next) > limit
      return isLongest ? nil : "\(text.debug) in \(unit) at most \(limit): \(cut.debug)"
    }
    #expect(breach == nil)
  }
}
