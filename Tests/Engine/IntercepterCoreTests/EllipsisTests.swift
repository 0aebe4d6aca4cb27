import TestSupport
import Testing
import TextInputIntercepter

@Suite struct EllipsisTests {
  static let restoring: [StateCase] = [
    .rejects("a..|", "a…|", "ellipsis"),
    .rejects("a...|", "a…|", "ellipsis"),
    .rejects("a..|b", "a…|b", "ellipsis"),
    // Deleting full stops is a deletion, however many.
    .accepts("a‹..›", "a|"),
    .accepts("a...|", "a..|"),
    .accepts("‹a...b›", "|"),
    // It is only recognised exactly.
    .accepts("a‹b.›", "a…|"),
    .accepts("a|", "a…|"),
    .accepts("a.b|", "a…|"),
    .accepts("ab.|c", "a…|c"),
    .accepts("a‹..›", "a……|"),
    .accepts("a‹..›", "a…b|"),
    .rejects("a....|", "a.…|", "ellipsis"),
    .accepts("‹…›", "...|"),
    .accepts("a‹..›b", "a…|b"),
  ]

  static let expanding: [StateCase] = [
    .amends("a..|", "a…|", to: "a...|", "ellipsis"),
    .amends("a..|b", "a…|b", to: "a...|b", "ellipsis"),
    .amends("a...|", "a…|", to: "a...|", "ellipsis"),
    .accepts("a‹..›", "a|"),
    // Over a selection, the user has put it there.
    .accepts("a‹..›", "a…|"),
  ]

  @Test(arguments: restoring) func `restores the full stops`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [], ellipsis: .restore)) == nil)
  }

  @Test(arguments: expanding) func `expands to full stops`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [])) == nil)
  }

  @Test func `an expansion is judged by the rules`() {
    let engine = Intercepter(rules: [.maxLength(3, in: .utf16)], ellipsis: .expand)
    #expect(StateCase.rejects("a..|", "a…|", "tooLong").failure(engine) == nil)
    let stops = Intercepter(rules: [.forbiddenCharacters("…")], ellipsis: .expand)
    #expect(StateCase.amends("a..|", "a…|", to: "a...|", "ellipsis").failure(stops) == nil)
  }

  @Test func `accepted, it is an ordinary edit`() {
    let engine = Intercepter(rules: [], ellipsis: .accept)
    #expect(StateCase.accepts("a..|", "a…|").failure(engine) == nil)
    let amount = Intercepter(rules: [.decimal(places: 2)], ellipsis: .accept)
    #expect(StateCase.rejects("1..|", "1…|", "notANumber").failure(amount) == nil)
  }

  @Test func `the violation names the ellipsis in the proposed text`() {
    let decision = Intercepter(rules: [], ellipsis: .restore).intercept(
      EditingState("a…", caret: 2), after: EditingState("a..", caret: 3))
    #expect(decision.violations.map(\.range) == [1..<2])
    #expect(decision.violations.map(\.rule) == ["ellipsis"])
    #expect(decision.edit == Edit(range: 1..<3, replacement: "…"))
  }
}
