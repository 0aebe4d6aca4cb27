import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct UndoTests {
  static let steps: [FieldCase] = [
    FieldCase("|", "|") { $0.undo() },
    FieldCase("a|", "a|", { $0.type("bcd") }, { $0.undo() }),
    FieldCase("a|", "abcd|", { $0.type("bcd") }, { $0.undo() }, { $0.redo() }),
    FieldCase("a‹xy›b", "a‹xy›b", { $0.type("cd") }, { $0.undo() }),
    FieldCase("a|", "ab|", { $0.type("b") }, { $0.paste("c") }, { $0.undo() }),
    FieldCase("a|", "abc|", { $0.type("b") }, { $0.paste("c") }, { $0.type("d") }, { $0.undo() }),
    // Moving the caret ends a run.
    FieldCase(
      "|", "ab|",
      { $0.type("ab") },
      { $0.move(.left) },
      { $0.type("c") },
      { $0.undo() },
      { $0.move(.end) }),
    FieldCase("|", "a|b", { $0.type("ab") }, { $0.move(.left) }, { $0.type("c") }, { $0.undo() }),
    // A run of Backspace is one step, and so is one of Delete.
    FieldCase("abcd|", "abcd|", { $0.backspace() }, { $0.backspace(2) }, { $0.undo() }),
    FieldCase("|abcd", "|abcd", { $0.delete(.right) }, { $0.delete(.right, 2) }, { $0.undo() }),
    FieldCase(
      "abcd|", "abcd|",
      { $0.backspace() },
      { $0.type("x") },
      { $0.undo() },
      { $0.undo() }),
    FieldCase("abcd|", "abc|", { $0.backspace() }, { $0.type("x") }, { $0.undo() }),
    // Unless the app has moved the caret in between.
    FieldCase(
      "abcd|", "ab|c",
      { $0.backspace() },
      { $0.field.selectionDidChange(to: 2..<2) },
      { $0.backspace() },
      { $0.undo() }),
    FieldCase(
      "|abcd", "b|cd",
      { $0.delete(.right) },
      { $0.field.selectionDidChange(to: 1..<1) },
      { $0.delete(.right) },
      { $0.undo() }),
    FieldCase(
      "|", "|ab",
      { $0.type("ab") },
      { $0.field.selectionDidChange(to: 0..<0) },
      { $0.type("c") },
      { $0.undo() }),
    FieldCase("a‹bc›d", "a‹bc›d", { $0.cut() }, { $0.undo() }),
    FieldCase("ab|", "ab|", { $0.autofill("xyz") }, { $0.undo() }),
    FieldCase("teh|", "teh|", { $0.substitute("teh", "the") }, { $0.undo() }),
    // Clusters that join what was typed before.
    FieldCase("|", "|") {
      $0.type("e")
      $0.type("\u{301}")
      $0.type("x")
      $0.undo()
    },
    FieldCase("👍|", "👍|", { $0.type("🏽") }, { $0.undo() }),
    FieldCase("🇨🇳|", "🇨🇳|", { $0.type("🇯") }, { $0.type("🇵") }, { $0.undo() }),
    // Redo goes as soon as something else happens.
    FieldCase("|", "b|", { $0.type("a") }, { $0.undo() }, { $0.type("b") }, { $0.redo() }),
    FieldCase("|", "a|", { $0.type("a") }, { $0.undo() }, { $0.move(.left) }, { $0.redo() }),
    // A composition is one step, whatever it was on the way.
    FieldCase(
      "a|", "a|",
      { $0.compose("n") },
      { $0.compose("ni") },
      { $0.commit("你") },
      { $0.undo() }),
    FieldCase(
      "a‹b›", "a你|",
      { $0.compose("ni") },
      { $0.commit("你") },
      { $0.undo() },
      { $0.redo() }),
    FieldCase("a‹b›", "a‹b›", { $0.compose("ni") }, { $0.undo() }),
    FieldCase("a‹b›", "a‹b›", { $0.compose("ni") }, { $0.cancelComposition() }, { $0.undo() }),
    FieldCase(
      "a|", "a[ni]|",
      { $0.type("b") },
      { $0.undo() },
      { $0.compose("ni") },
      { $0.redo() }),
    FieldCase("a|", "ab|", { $0.type("b") }, { $0.compose("n") }, { $0.undo() }),
    // The head of the selection comes back as well.
    FieldCase(
      "abc|", "‹abc›",
      { $0.move(.left, 2, extending: true) },
      { $0.cut() },
      { $0.undo() },
      { $0.move(.left, extending: true) }),
    // A text set by program ends the history.
    FieldCase("a|", "x|", { $0.type("b") }, { $0.setText("x") }, { $0.undo() }),
    FieldCase(
      "a|", "x|",
      { $0.type("b") },
      { $0.field.setState(EditingState("x", caret: 1)) },
      { $0.undo() }),
  ]

  @Test(arguments: steps) func `takes back what a platform takes back`(row: FieldCase) {
    #expect(row.failure() == nil)
  }

  static let refused: [FieldCase] = [
    FieldCase("1|", "1|", { $0.type("2a3") }, { $0.undo() }),
    FieldCase("1|", "123|", { $0.type("2a3") }, { $0.undo() }, { $0.redo() }),
    FieldCase("1|", "12|", { $0.type("2") }, { $0.undo() }, { $0.type("a") }, { $0.redo() }),
    FieldCase(
      "1|", "122|",
      { $0.type("2") },
      { $0.paste("a") },
      { $0.type("4") },
      { $0.undo() },
      { $0.redo() },
      { $0.undo() },
      { $0.type("2") }),
    FieldCase("‹1›", "‹1›", { $0.paste("a") }, { $0.undo() }),
    // What is typed before and after a rejected paste is undone in two steps.
    FieldCase("1|", "12|", { $0.type("2") }, { $0.paste("a") }, { $0.type("3") }, { $0.undo() }),
  ]

  @Test(arguments: refused) func `what was refused is no step`(row: FieldCase) {
    #expect(row.failure([.numbersOnly()]) == nil)
  }

  static let amended: [FieldCase] = [
    FieldCase("ab|cd", "ab|cd", { $0.paste("xyz") }, { $0.undo() }),
    FieldCase("ab|cd", "abx|cd", { $0.paste("xyz") }, { $0.undo() }, { $0.redo() }),
    FieldCase("ab|cd", "ab|cd", { $0.type("xyz") }, { $0.undo() }),
    FieldCase("a‹b›cd", "a‹b›cd", { $0.paste("wxyz") }, { $0.undo() }),
  ]

  @Test(arguments: amended) func `what was amended goes back to what was there`(row: FieldCase) {
    #expect(row.failure([.maxLength(5, in: .utf16, onViolation: .amend)]) == nil)
  }

  @Test func `undo is not judged, and the next edit is judged from there`() {
    let field = SimulatedTextField(Intercepter(rules: [.maxLength(3, in: .utf16)]))
    var log: [String] = []
    field.field.onChange = { log.append($0.description) }
    field.field.onViolation = { log.append($0[0].code.rawValue) }
    field.setText("abcdef")
    field.backspace(4)
    log = []
    #expect(field.undo())
    #expect(field.state.description == "abcdef|")
    #expect(field.lastDecision == nil)
    #expect(log == [])
    #expect(field.field.baseline == field.state)
    field.type("g")
    #expect(log == ["tooLong"])
    #expect(field.state.description == "abcdef|")
  }

  @Test func `a callback that changes the text corrupts nothing`() {
    let field = SimulatedTextField(Intercepter(rules: []))
    field.field.onChange = { [unowned field] state in
      if state.text.hasSuffix("-") { field.setText(state.text + "-") }
    }
    field.type("a")
    field.type("-")
    #expect(field.state.description == "a--|")
    #expect(field.undo())
    #expect(field.state.description == "a|")
    #expect(!field.undo())
    #expect(field.redo())
    #expect(field.state.description == "a--|")
  }

  @Test func `the last thousand steps are kept`() {
    let field = SimulatedTextField(Intercepter(rules: []))
    for _ in 0..<5_000 { field.paste("ab") }
    var steps = 0
    while field.undo() { steps += 1 }
    #expect((1_000...2_000).contains(steps))
    #expect(field.state.text.count == (5_000 - steps) * 2)
    while field.redo() { steps -= 1 }
    #expect(steps == 0)
    #expect(field.state.text.count == 10_000)
  }
}
