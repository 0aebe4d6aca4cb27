import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct SubstitutionTests {
  static let rows: [FieldCase] = [
    FieldCase("teh|", "the|") { $0.substitute("teh", "the") },
    FieldCase("see teh| cat", "see the| cat") { $0.substitute("teh", "the") },
    FieldCase("tea|", "tea|") { $0.substitute("teh", "the") },
    FieldCase("‹teh›", "‹teh›") { $0.substitute("teh", "the") },
    FieldCase("eh|", "eh|") { $0.substitute("teh", "the") },
    FieldCase("é|", "é|") { $0.substitute("e\u{301}", "e") },
    FieldCase("teh|", "teh|") { $0.substitute("", "the") },
    FieldCase("[teh]|", "the|") { $0.substitute("teh", "the") },
    FieldCase("a [teh]|", "a the|") { $0.substitute("a teh", "a the") },

    FieldCase("see you tom|", "see you tomorrow |") { $0.acceptPrediction("tomorrow") },
    FieldCase("see |", "see you |") { $0.acceptPrediction("you") },
    FieldCase("see ‹me›", "see you |") { $0.acceptPrediction("you") },
    FieldCase("see [yo]|", "see you |") { $0.acceptPrediction("you") },

    FieldCase("ab|cd", "me@example.org|") { $0.autofill("me@example.org") },
    FieldCase("|", "x|") { $0.autofill("x") },
    FieldCase("ab|", "|") { $0.autofill("") },
    FieldCase("|", "|") { $0.autofill("") },
    FieldCase("a[b]|", "x|") { $0.autofill("x") },
    FieldCase("ab|cd", "x|") { $0.setText("x") },
    FieldCase("a[b]|c", "x|") { $0.setText("x") },
    FieldCase(
      "ab|", "x|", { $0.keyboard = [.marksBesideText] }, { $0.compose("ni") },
      { $0.setText("x") }, { $0.commit() }),
  ]

  @Test(arguments: rows) func `puts a text in the place of another`(row: FieldCase) {
    #expect(row.failure() == nil)
  }

  static let refused: [FieldCase] = [
    FieldCase("thier|", "thier|") { $0.substitute("thier", "theirs") },
    FieldCase("12|", "12|") { $0.autofill("123456") },
    FieldCase("1‹2›", "1‹2›") { $0.autofill("123456") },
    FieldCase("tom|", "tom|") { $0.acceptPrediction("tomorrow") },
    // Set by program, a text is not judged; then it may shrink and not grow.
    FieldCase("12|", "123456|") { $0.setText("123456") },
    FieldCase("12|", "12345|", { $0.setText("123456") }, { $0.type("7") }, { $0.backspace() }),
  ]

  @Test(arguments: refused) func `a refused substitution brings back what was there`(
    row: FieldCase
  ) {
    #expect(row.failure([.maxLength(5, in: .utf16)]) == nil)
  }

  @Test func `a text set by program is no decision`() {
    let field = SimulatedTextField(Intercepter(rules: []))
    field.type("a")
    field.setText("b")
    #expect(field.lastDecision == nil)
  }
}
