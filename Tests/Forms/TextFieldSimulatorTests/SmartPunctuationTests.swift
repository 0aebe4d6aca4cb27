import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct SmartPunctuationTests {
  static let keyboard: Set<SimulatedTextField.KeyboardFeature> = [.smartPunctuation]

  static let rows: [FieldCase] = [
    FieldCase("a|", "a..|") { $0.type("..") },
    FieldCase("a|", "a…|") { $0.type("...") },
    FieldCase("a|", "a….|") { $0.type("....") },
    FieldCase("a...|", "a....|") { $0.type(".") },
    FieldCase("..|b", "…|b") { $0.type(".") },
    FieldCase("..‹b›", "...|") { $0.type(".") },
    FieldCase("a|", "a—|") { $0.type("--") },
    FieldCase("a|", "a—-|") { $0.type("---") },
    FieldCase("--|", "---|") { $0.type("-") },
    FieldCase("a|", "a. |") { $0.type("  ") },
    FieldCase("a|", "a. b|") { $0.type("  b") },
    FieldCase("a.|", "a.  |") { $0.type("  ") },
    FieldCase("|", "  |") { $0.type("  ") },
    FieldCase("|", "“a” ‘b’|") { $0.type(#""a" 'b'"#) },
    FieldCase("|", "don’t|") { $0.type("don't") },
    FieldCase("|", "(“a”)|") { $0.type(#"("a")"#) },
    FieldCase("‹a›", "“|") { $0.type("\"") },
    FieldCase("a|", "a...--  \"|") { $0.paste("...--  \"") },
  ]

  @Test(arguments: rows) func `puts punctuation in the place of what is typed`(row: FieldCase) {
    #expect(row.failure(keyboard: Self.keyboard) == nil)
  }

  @Test func `does nothing unless it is switched on`() {
    let row = FieldCase("|", "\"...--  '|") { $0.type("\"...--  '") }
    #expect(row.failure() == nil)
  }

  static let numbers: [FieldCase] = [
    FieldCase("1|", "1..|") { $0.type("...") },
    FieldCase("1|", "1|", { $0.type("...") }, { $0.backspace(2) }),
    FieldCase("1..|", "1|", { $0.select(1..<3) }, { $0.backspace() }),
  ]

  @Test(arguments: numbers) func `an ellipsis is undone, and the dots can be removed`(
    row: FieldCase
  ) {
    #expect(row.failure(ellipsis: .restore, keyboard: Self.keyboard) == nil)
  }

  @Test func `an ellipsis can be expanded`() {
    let row = FieldCase("1|", "1...|") { $0.type("...") }
    #expect(row.failure(ellipsis: .expand, keyboard: Self.keyboard) == nil)
  }

  @Test func `what was replaced comes back by undo`() {
    let rows = [
      FieldCase("a|", "a..|", { $0.type("...") }, { $0.undo() }),
      FieldCase("a|", "a |", { $0.type("  b") }, { $0.undo() }, { $0.undo() }),
    ]
    for row in rows { #expect(row.failure(keyboard: Self.keyboard) == nil) }
  }
}
