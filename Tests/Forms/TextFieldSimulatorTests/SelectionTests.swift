import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct SelectionTests {
  static let moves: [FieldCase] = [
    FieldCase("ab|cd", "a|bcd") { $0.move(.left) },
    FieldCase("ab|cd", "|abcd") { $0.move(.left, 9) },
    FieldCase("ab|cd", "ab|cd") { $0.move(.left, 0) },
    FieldCase("ab|cd", "abc|d") { $0.move(.right) },
    FieldCase("ab|cd", "abcd|") { $0.move(.right, .max) },
    FieldCase("a👨‍👩‍👧‍👦|b", "a|👨‍👩‍👧‍👦b") { $0.move(.left) },
    FieldCase("|\r\nb", "\r\n|b") { $0.move(.right) },
    // A selection collapses to its end first.
    FieldCase("a‹bc›d", "a|bcd") { $0.move(.left) },
    FieldCase("a‹bc›d", "|abcd") { $0.move(.left, 2) },
    FieldCase("a‹bc›d", "abc|d") { $0.move(.right) },

    FieldCase("ab|cd", "|abcd") { $0.move(.home) },
    FieldCase("ab|cd", "abcd|") { $0.move(.end) },
    FieldCase("a‹bc›d", "|abcd") { $0.move(.home) },

    FieldCase("one two|", "one |two") { $0.move(.wordLeft) },
    FieldCase("one two |", "one |two ") { $0.move(.wordLeft) },
    FieldCase("one, don't|", "one, |don't") { $0.move(.wordLeft) },
    FieldCase("one, don't|", "|one, don't") { $0.move(.wordLeft, 2) },
    FieldCase("'tis|", "'|tis") { $0.move(.wordLeft) },
    FieldCase("👍👍|", "|👍👍") { $0.move(.wordLeft) },
    FieldCase("|one two", "one| two") { $0.move(.wordRight) },
    FieldCase("|  one two", "  one| two") { $0.move(.wordRight) },
    FieldCase("|don't 张三", "don't 张三|") { $0.move(.wordRight, 2) },
    FieldCase("one|...", "one...|") { $0.move(.wordRight) },
    FieldCase("|e\u{301}a", "e\u{301}a|") { $0.move(.wordRight) },
  ]

  @Test(arguments: moves) func `moves the caret`(row: FieldCase) {
    #expect(row.failure() == nil)
  }

  static let selections: [FieldCase] = [
    FieldCase("ab|cd", "a‹b›cd") { $0.move(.left, extending: true) },
    FieldCase("ab|cd", "ab‹cd›") { $0.move(.right, 2, extending: true) },
    FieldCase("ab|cd", "‹ab›cd") { $0.move(.home, extending: true) },
    FieldCase("ab|cd", "ab‹cd›") { $0.move(.end, extending: true) },
    FieldCase("one two|", "one ‹two›") { $0.move(.wordLeft, extending: true) },
    FieldCase("o|ne two", "o‹ne› two") { $0.move(.wordRight, extending: true) },
    // The anchor stays, the head moves, across the anchor too.
    FieldCase(
      "ab|cd", "ab|cd",
      { $0.move(.left, extending: true) },
      { $0.move(.right, extending: true) }),
    FieldCase(
      "ab|cd", "ab‹c›d",
      { $0.move(.left, extending: true) },
      { $0.move(.right, 2, extending: true) }),
    FieldCase(
      "ab|cd", "ab‹cd›",
      { $0.move(.home, extending: true) },
      { $0.move(.end, extending: true) }),
    FieldCase(
      "abcd|", "a‹bcd›",
      { $0.move(.left, 2, extending: true) },
      { $0.move(.left, extending: true) }),
    FieldCase("a|bcd", "a|bcd", { $0.move(.right, 2, extending: true) }, { $0.move(.left) }),

    FieldCase("abcd|", "ab‹cd›") { $0.select(2..<4) },
    FieldCase("abcd|", "ab|cd") { $0.select(2..<2) },
    FieldCase("👍🏽👍🏽a|", "👍🏽‹👍🏽›a") { $0.select(1..<2) },
    FieldCase("abcd|", "ab‹cd›") { $0.select(2..<99) },
    FieldCase("abcd|", "abcd|") { $0.select(70..<99) },
    FieldCase("abcd|", "abcd|") { $0.select(.max - 1 ..< .max) },
    FieldCase("ab|cd", "‹abcd›") { $0.selectAll() },
    FieldCase("|", "|") { $0.selectAll() },
    // Selecting places the anchor at the beginning.
    FieldCase("abcd|", "ab‹c›d", { $0.select(2..<4) }, { $0.move(.left, extending: true) }),
  ]

  @Test(arguments: selections) func `selects with an anchor and a head`(row: FieldCase) {
    #expect(row.failure() == nil)
  }

  @Test func `a refused edit leaves the head where it was`() {
    let field = SimulatedTextField(
      Intercepter(rules: [.numbersOnly()]), state: EditingState("1234", caret: 3))
    field.move(.left, 2, extending: true)
    field.type("a")
    field.compose("a")
    #expect(field.state.description == "1‹23›4")
    field.move(.left, extending: true)
    #expect(field.state.description == "‹123›4")
  }

  @Test func `a refused commit brings the head back`() {
    let field = SimulatedTextField(
      Intercepter(rules: [.maxLength(4, in: .utf16)]), state: EditingState("abcd", caret: 3))
    field.move(.left, 2, extending: true)
    field.compose("xyz")
    field.commit("xyz")
    #expect(field.state.description == "a‹bc›d")
    field.move(.left, extending: true)
    #expect(field.state.description == "‹abc›d")
  }
}
