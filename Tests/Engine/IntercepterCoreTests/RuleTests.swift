import TestSupport
import Testing
import TextInputIntercepter

/// Rules of one's own, as the documentation shows them.
@Suite struct RuleTests {
  static let noSpaces = Rule("noSpaces") { proposal in
    guard proposal.insertedText.contains(" ") else { return .accept }
    return .reject(proposal.violation(.custom, message: "No spaces, please."))
  }

  static let upperCase = Rule("upperCase") { proposal in
    proposal.rewritingInsertion { $0.uppercased() }.map { .amend($0, []) } ?? .accept
  }

  @Test func `a rule in three lines refuses, validates and says why`() {
    let engine = Intercepter(rules: [Self.noSpaces])
    #expect(StateCase.rejects("a|b", "a |b", "custom").failure(engine) == nil)
    #expect(StateCase.accepts("a b|", "a bc|").failure(engine) == nil)
    let validity = engine.validate("a b")
    #expect(validity.status == .invalid)
    #expect(validity.violations.first?.message == "No spaces, please.")
    #expect(validity.violations.first?.rule == "noSpaces")
    #expect(engine.sanitize("a b") == "a b")
  }

  @Test func `a transform rewrites what is inserted and keeps the caret`() {
    let engine = Intercepter(rules: [Self.upperCase])
    #expect(StateCase.amends("x|y", "xstraß|ey", to: "xSTRASS|Ey").failure(engine) == nil)
    #expect(StateCase.accepts("|", "A|").failure(engine) == nil)
    #expect(StateCase.amends("‹A›", "a|", to: "A|").failure(engine) == nil)
    #expect(engine.sanitize("abc") == "ABC")
    #expect(engine.validate("abc").isValid)
  }

  @Test func `a proposal knows what is inserted and what is removed`() {
    let rule = Rule("probe") { proposal in
      #expect(proposal.insertedText == "😀b")
      #expect(proposal.removedText == "三")
      #expect(proposal.insertedRange == 1..<4)
      #expect(proposal.edit == Edit(range: 1..<2, replacement: "😀b"))
      return .warn(proposal.violation(.custom))
    }
    let row = StateCase.reports("张‹三›李", "张😀b|李", "custom")
    #expect(row.failure(Intercepter(rules: [rule])) == nil)
  }

  @Test func `an amendment that leaves nothing of the insertion is a rejection`() {
    let row = StateCase.rejects("‹12›3", "ab|3", "notADigit")
    #expect(row.failure(Intercepter(rules: [.numbersOnly(onViolation: .amend)])) == nil)
  }

  @Test func `an amendment never drops a cluster that the insertion only added to`() {
    let engine = Intercepter(rules: [.allowedCharacters("abce", onViolation: .amend)])
    // The accent joins the e that was there: dropping é would take the e along.
    #expect(StateCase.rejects("ae|b", "ae\u{301}c|b", "characterNotAllowed").failure(engine) == nil)
    #expect(
      StateCase.amends("ae|b", "aeé̱c|b", to: "aec|b", "characterNotAllowed").failure(engine) == nil)
  }

  @Test func `what an amendment joins is judged again`() {
    // Without the x, the two indicators are a flag.
    let engine = Intercepter(rules: [
      .emoji(.forbidden), .forbiddenCharacters("x", onViolation: .amend),
    ])
    #expect(StateCase.rejects("🇨|", "🇨x🇳|", "emojiForbidden").failure(engine) == nil)
    #expect(engine.sanitize("🇨x🇳") == "🇨x🇳")
    // Deleting the selected letter brings them together, too.
    #expect(StateCase.accepts("🇨‹x›🇳", "🇨🇳|").failure(engine) == nil)
  }

  @Test func `rules that undo each other end in a refusal`() {
    let toB = Rule("toB") { p in p.rewritingInsertion { _ in "b" }.map { .amend($0, []) } ?? .accept
    }
    let toC = Rule("toC") { p in p.rewritingInsertion { _ in "c" }.map { .amend($0, []) } ?? .accept
    }
    let decision = Intercepter(rules: [toB, toC]).intercept(
      EditingState("a", caret: 1), after: EditingState("", caret: 0))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.map(\.rule) == ["intercepter"])
  }

  @Test func `an amendment that changes nothing is a report`() {
    let rule = Rule("same") { .amend($0.state, [$0.violation(.custom)]) }
    #expect(StateCase.reports("|", "a|", "custom").failure(Intercepter(rules: [rule])) == nil)
  }
}
