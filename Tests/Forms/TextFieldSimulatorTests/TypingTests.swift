import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct TypingTests {
  static let plain: [FieldCase] = [
    FieldCase("|", "abc|") { $0.type("abc") },
    FieldCase("ab|cd", "abx|cd") { $0.type("x") },
    FieldCase("a‹bc›d", "axy|d") { $0.type("xy") },
    FieldCase("ab|", "ab|") { $0.type("") },
    // A cluster is one keystroke, and joins what it joins.
    FieldCase("|", "👨‍👩‍👧‍👦🇨🇳|") { $0.type("👨‍👩‍👧‍👦🇨🇳") },
    FieldCase("e|", "é|") { $0.type("\u{301}") },
    FieldCase("👍|a", "👍🏽|a") { $0.type("🏽") },
    FieldCase("a|\n", "a\r\n|") { $0.type("\r") },

    FieldCase("ab|cd", "a|cd") { $0.backspace() },
    FieldCase("ab|cd", "|cd") { $0.backspace(2) },
    FieldCase("ab|cd", "|cd") { $0.backspace(1_000_000_000) },
    FieldCase("ab|cd", "ab|cd") { $0.backspace(0) },
    FieldCase("ab|cd", "ab|cd") { $0.backspace(-1) },
    FieldCase("|ab", "|ab") { $0.backspace() },
    FieldCase("a‹bc›d", "a|d") { $0.backspace() },
    FieldCase("a‹bc›d", "|d") { $0.backspace(2) },
    FieldCase("a👨‍👩‍👧‍👦|b", "a|b") { $0.backspace() },
    FieldCase("e\u{301}|", "|") { $0.backspace() },
    FieldCase("🇨🇳🇯🇵|", "🇨🇳|") { $0.backspace() },

    FieldCase("ab|cd", "ab|d") { $0.delete(.right) },
    FieldCase("ab|cd", "ab|") { $0.delete(.right, 9) },
    FieldCase("ab|", "ab|") { $0.delete(.right) },
    FieldCase("a‹bc›d", "a|d") { $0.delete(.right) },
    FieldCase("|🇨🇳🇯🇵", "|🇯🇵") { $0.delete(.right) },

    FieldCase("one two|", "one |") { $0.delete(.wordLeft) },
    FieldCase("one tw|o", "one |o") { $0.delete(.wordLeft) },
    FieldCase("one, two|", "|") { $0.delete(.wordLeft, 2) },
    FieldCase("|one", "|one") { $0.delete(.wordLeft) },
    FieldCase("one| two", "one|") { $0.delete(.wordRight) },
    FieldCase("o‹ne› two", "o| two") { $0.delete(.wordRight) },
    FieldCase("one t|wo", "|wo") { $0.delete(.home) },
    FieldCase("one t|wo", "one t|") { $0.delete(.end) },
    FieldCase("|one", "|one") { $0.delete(.home) },
    FieldCase("one|", "one|") { $0.delete(.end) },
  ]

  @Test(arguments: plain) func `types and removes whole clusters`(row: FieldCase) {
    #expect(row.failure() == nil)
  }

  static let refused: [FieldCase] = [
    FieldCase("|", "12|") { $0.type("1a2") },
    FieldCase("1‹2›3", "1‹2›3") { $0.type("a") },
    FieldCase("1‹2›3", "14|3") { $0.type("a4b") },
    FieldCase("12a|b", "12|b") { $0.backspace() },
  ]

  @Test(arguments: refused) func `shows what is left of a refused keystroke`(row: FieldCase) {
    #expect(row.failure([.numbersOnly()]) == nil)
  }

  @Test func `each cluster is a decision, the last is returned`() {
    let field = SimulatedTextField(Intercepter(rules: [.numbersOnly()]))
    var outcomes: [Decision.Outcome] = []
    field.onDecision = { outcomes.append($0.outcome) }
    let last = field.type("1ab2")
    #expect(outcomes == [.accepted, .rejected, .rejected, .accepted])
    #expect(last == field.lastDecision)
    #expect(last?.outcome == .accepted)
    #expect(field.type("") == nil)
  }

  static let words: [FieldCase] = [
    FieldCase("Carlo|", "Carlos|") { $0.type("s") },
    FieldCase("Don Carlo|", "Don Carlos!|") { $0.type("s!") },
    FieldCase("Ca|lo", "Car|lo") { $0.type("r") },
    FieldCase("Ca‹xx›lo", "Car|lo") { $0.type("r") },
    FieldCase("Carlos|", "Carlo|") { $0.backspace() },
    FieldCase("Don C|", "Don |") { $0.backspace() },
    FieldCase("Don C|", "Don|") { $0.backspace(2) },
    FieldCase("one two|", "one |") { $0.delete(.wordLeft) },
    FieldCase("Ca|rlos", "Ca|los") { $0.delete(.right) },
  ]

  @Test(arguments: words) func `a keyboard may report whole words`(row: FieldCase) {
    #expect(row.failure(keyboard: [.reportsWholeWords]) == nil)
  }

  @Test func `a replaced word is judged by what changed in it`() {
    let field = SimulatedTextField(
      Intercepter(rules: [.maxLength(5, in: .utf16)]), state: EditingState("Carlo", caret: 5),
      keyboard: [.reportsWholeWords])
    #expect(field.type("s")?.violations.map(\.code) == [.tooLong])
    #expect(field.lastDecision?.edit == Edit(range: 5..<5, replacement: "s"))
    #expect(field.backspace()?.edit == Edit(range: 4..<5, replacement: ""))
  }
}
