import Testing
import TextInputIntercepter

/// Texts that the program sets while somebody edits: only what differs is replaced.
@MainActor
@Suite struct ProgramTests {
  /// What the field holds, what the program makes of its text, and where the caret then is.
  nonisolated static let rows: [(start: String, text: String, end: String)] = [
    ("abc|def", "ABCDEF", "ABC|DEF"),
    ("hello wor|ld", "Hello World", "Hello Wor|ld"),
    ("  ab|c", "abc", "ab|c"),
    ("a‹bc›d", "xa bcd", "xa ‹bc›d"),
    ("stras|s", "STRASS", "STRAS|S"),
    ("straß|e", "STRASSE", "STRASS|E"),
    ("abc|", "abcdef", "abcdef|"),
    ("|abc", "abc", "|abc"),
    ("ab|c", "xyz123", "xyz12|3"),
    ("a|bc", "", "|"),
    ("|", "abc", "abc|"),
  ]

  @Test(arguments: rows) func `the caret stays beside the text that it is beside`(
    _ row: (start: String, text: String, end: String)
  ) {
    check(FakeTextField.self, row)
    check(FakeSilentField.self, row)
  }

  private func check<Fake: FakeField>(
    _: Fake.Type, _ row: (start: String, text: String, end: String)
  ) {
    for tells in [false, true] {
      let fake = Fake(
        EditingState(notation: row.start)!, Habits(notifiesOfPrograms: tells),
        rules: Intercepter(rules: [.maxLength(3, in: .graphemes)]))
      var violations = 0
      fake.field.onViolation = { _ in violations += 1 }
      fake.setThroughAdapter(row.text)
      fake.endTurn()
      #expect(fake.shown.description == row.end, "\(Fake.self)")
      #expect(fake.field.state.description == row.end, "\(Fake.self)")
      #expect(violations == 0)
    }
  }
}
