import TestSupport
import Testing
import TextInputIntercepter

/// Law 13: what was selected was replaced, as a whole.
@Suite struct SelectionLawsTests {
  @Test func `a paste over everything gives what the same paste gives in an empty field`() {
    var compared = 0
    let breach = firstBreach(cases: 1_000) { random in
      let engine = random.intercepter()
      let text = random.text()
      let paste = random.chance(60) ? random.text(near: text) : random.text()
      // The same text is no change, nor is one that the field reads as the same.
      let isSame = [paste, engine.cleaned(paste)].contains { $0.scalars == text.scalars }
      if text.isEmpty || paste.isEmpty || isSame { return nil }
      let all = EditingState(text, selection: 0..<text.utf16.count)
      let edit = Edit(range: 0..<text.utf16.count, replacement: paste)
      let empty = EditingState("", caret: 0)
      let (over, into) = (
        engine.intercept(edit, in: all),
        engine.intercept(Edit(range: 0..<0, replacement: paste), in: empty)
      )
      compared += 1
      let agrees =
        over.outcome == into.outcome && over.violations == into.violations
        && over.state == (into.outcome == .rejected ? all : into.state)
      return agrees ? nil : "‹\(text.debug)› ← \(paste.debug): \(over) or \(into)"
    }
    #expect(breach == nil)
    #expect(compared > 500)
  }

  @Test func `what rules see is the selection and what stands there now`() {
    let breach = firstBreach(cases: 1_000) { random in
      let text = random.text()
      let bounds = text.clusterOffsets
      let (one, other) = (random.pick(bounds), random.pick(bounds))
      let selection = min(one, other)..<max(one, other)
      let replacement = random.text(pieces: 3)
      let edit = Edit(range: selection, replacement: replacement)
      let result = edit.applied(to: text)
      if selection.isEmpty || text.scalars == result.scalars || text.becomesByDeletion(result) {
        return nil
      }
      let decision = Intercepter(rules: []).intercept(
        edit, in: EditingState(text, selection: selection))
      guard let judged = decision.edit else { return "\(text.debug) \(edit): no edit" }
      // Where the replacement joins its neighbours, these belong to it.
      let holdsSelection =
        judged.range.lowerBound <= selection.lowerBound
        && judged.range.upperBound >= selection.upperBound
      return holdsSelection && judged.applied(to: text).scalars == result.scalars
        ? nil : "\(text.debug) \(edit): \(judged)"
    }
    #expect(breach == nil)
  }

  static let rows: [(Rule, StateCase)] = [
    (
      .maxLength(10, in: .graphemes, onViolation: .amend),
      .amends("‹Wang›", "Zhang Xiaogang|", to: "Zhang Xiao|", "tooLong")
    ),
    (
      .maxLength(4, in: .graphemes, onViolation: .amend),
      .amends("‹Wang›", "Wang Xiao|", to: "Wang|", "tooLong")
    ),
    (
      .maxLength(5, in: .graphemes, onViolation: .amend),
      .amends("‹1.50›", "1,234.50|", to: "1,234|", "tooLong")
    ),
    (
      .numbersOnly(onViolation: .amend),
      .amends("‹1500›", "1.50|", to: "150|", "notADigit")
    ),
    (.numbersOnly(onViolation: .amend), .rejects("‹12›", "ab|", "notADigit")),
    (.numbersOnly(onViolation: .amend), .amends("‹12345›", "12a|", to: "12|", "notADigit")),
    (.numbersOnly(), .accepts("‹12345›", "12|")),
    // A part of what is selected, typed again.
    (.decimal(places: 2), .amends("‹0.›", ".|", to: "0.|")),
    (.decimal(places: 2), .amends("‹0.5›", ".5|", to: "0.5|")),
    (.decimal(places: 2, leadingSeparator: .reject), .rejects("‹0.›", ".|", "leadingSeparator")),
    (.decimal(places: 2, negative: true), .rejects("1‹2-›", "1-|", "notANumber")),
    (
      .decimal(places: 2, leadingSeparator: .insertZero),
      .amends("‹10.›", ".|", to: "0.|")
    ),
    (.numbersOnly(), .rejects("‹a1›", "a|", "notADigit")),
    (.maxLength(3, in: .graphemes), .rejects("‹abcdef›", "abcd|", "tooLong")),
    (.maxLength(3, in: .graphemes), .rejects("‹abcdef›", "uvwxy|", "tooLong")),
    (.maxLength(3, in: .graphemes), .accepts("a‹bcde›f", "axyz|f")),
    (
      .maxLength(6, in: .graphemes, onViolation: .amend),
      .amends("a‹bcd›f", "abcdefgh|f", to: "abcde|f", "tooLong")
    ),
  ]

  @Test(arguments: rows) func `examples`(rule: Rule, row: StateCase) throws {
    let intercepter = Intercepter(rules: [rule])
    #expect(row.failure(intercepter) == nil)
    // The same, where the host asks.
    let old = try #require(EditingState(notation: row.previous))
    let new = try #require(EditingState(notation: row.current))
    let selection = try #require(old.selection)
    let count = new.text.utf16.count - old.text.utf16.count + selection.count
    guard count > 0, new.caret == selection.lowerBound + count else { return }
    let inserted = new.text.utf16.dropFirst(selection.lowerBound).prefix(count)
    let edit = Edit(range: selection, replacement: String(decoding: inserted, as: UTF16.self))
    #expect(intercepter.intercept(edit, in: old) == intercepter.intercept(new, after: old))
  }

  @Test func `a part of the selection that a host deletes is a deletion`() {
    let old = EditingState("0.", selection: 0..<2)
    let decimal = Intercepter(rules: [.decimal(places: 2)])
    #expect(decimal.intercept(Edit(range: 0..<1, replacement: ""), in: old).state.text == ".")
    #expect(decimal.intercept(Edit(range: 0..<2, replacement: ""), in: old).state.text == "")
    // Somebody selects the mark of a cluster, and deletes it.
    let marked = EditingState("1.5.\u{301}", selection: 4..<5)
    let deletion = Edit(range: 4..<5, replacement: "")
    #expect(decimal.intercept(deletion, in: marked).outcome == .accepted)
    #expect(decimal.intercept(deletion.applied(to: marked), after: marked).outcome == .accepted)
  }
}
