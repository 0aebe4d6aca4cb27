import TextFieldSimulator
import Testing

/// Where words begin and end, with either apostrophe before, in and behind them.
@Suite struct WordTests {
  static let rows: [FieldCase] = ["'", "’"].flatMap { apostrophe in
    rows(apostrophe)
  }

  static func rows(_ mark: String) -> [FieldCase] {
    [
      FieldCase("\(mark)tis|", "\(mark)|tis") { $0.move(.wordLeft) },
      FieldCase("|\(mark)tis so", "\(mark)tis| so") { $0.move(.wordRight) },
      FieldCase("x \(mark)tis|", "x \(mark)|tis") { $0.move(.wordLeft) },
      FieldCase("x| \(mark)tis", "x \(mark)tis|") { $0.move(.wordRight) },
      FieldCase("don\(mark)t|", "|don\(mark)t") { $0.move(.wordLeft) },
      FieldCase("|don\(mark)t go", "don\(mark)t| go") { $0.move(.wordRight) },
      FieldCase("dogs\(mark)|", "|dogs\(mark)") { $0.move(.wordLeft) },
      FieldCase("|dogs\(mark) tails", "dogs|\(mark) tails") { $0.move(.wordRight) },
      FieldCase("rock \(mark)n\(mark) roll|", "rock \(mark)|n\(mark) roll") {
        $0.move(.wordLeft, 2)
      },
      FieldCase("a\(mark)\(mark)b|", "a\(mark)\(mark)|b") { $0.move(.wordLeft) },
      FieldCase("|a\(mark)\(mark)b", "a|\(mark)\(mark)b") { $0.move(.wordRight) },
      FieldCase("😀\(mark)a|", "😀\(mark)|a") { $0.move(.wordLeft) },
      FieldCase("张\(mark)三|", "|张\(mark)三") { $0.move(.wordLeft) },
      FieldCase("1\(mark)2|", "|1\(mark)2") { $0.move(.wordLeft) },
      FieldCase("_\(mark)_|", "|_\(mark)_") { $0.move(.wordLeft) },
      FieldCase("x \(mark)tis|", "x \(mark)|") { $0.delete(.wordLeft) },
      FieldCase("x don\(mark)t|", "x |") { $0.delete(.wordLeft) },
      FieldCase("|\(mark)tis so", "| so") { $0.delete(.wordRight) },
      FieldCase("\(mark)tis|", "\(mark)it |") { $0.acceptPrediction("it") },
      FieldCase("don\(mark)t|", "do |") { $0.acceptPrediction("do") },
    ]
  }

  @Test(arguments: rows) func `an apostrophe belongs to a word between two of its letters`(
    row: FieldCase
  ) {
    #expect(row.failure() == nil)
  }

  static let opening = ["", " ", "\n", "\u{3000}"] + "([{<“‘«‹-–—/".map(String.init)
  static let closing = "a1三.,;:!?)]}>”’»›_😀+*…".map(String.init)

  @Test func `a quotation mark opens behind brackets, quotes, dashes and blanks alone`() {
    for (marks, double, single) in [
      (Self.opening, "“", "‘"), (Self.closing, "”", "’"),
    ] {
      for before in marks {
        for (typed, expected) in [("\"", double), ("'", single)] {
          // What marks states is written with a backslash in them.
          let text = "|‹›[]\\".contains(before) && !before.isEmpty ? "\\\(before)" : before
          let row = FieldCase("\(text)|", "\(text)\(expected)|") { $0.type(typed) }
          #expect(row.failure(keyboard: [.smartPunctuation]) == nil)
        }
      }
    }
  }
}
