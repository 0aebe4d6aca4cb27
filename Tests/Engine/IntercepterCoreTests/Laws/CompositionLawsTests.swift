import TestSupport
import Testing
import TextInputIntercepter

/// Law 14: nothing typed is lost when a composition is refused, and what leaves the marked text is judged.
@Suite struct CompositionLawsTests {
  @Test
  func `a refused commit leads back to the last text of the composition that all rules let in`() {
    var refusals = 0
    let breach = firstBreach(cases: 1_000) { random in
      let engine = random.composingIntercepter()
      let field = InterceptedField(engine, state: random.state(random.text()))
      let start = field.state
      var admitted: EditingState?
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let marked = random.text(pieces: 3)
        let before = field.state
        let decision = field.textDidChange(to: start.composing(marked))
        // A field whose composition was refused or amended as a whole has begun anew.
        if !decision.state.hasMarkedText || decision.outcome == .amended { return nil }
        if decision.outcome == .rejected, field.state != before { return "\(before.debug)" }
        let composed = EditingState(field.state.text, selection: field.state.selection)
        if engine.asksWhileComposing,
          engine.intercept(composed, after: start).outcome == .accepted
        {
          admitted = composed
        }
      }
      let decision = field.textDidChange(to: start.inserting(random.text(pieces: 4)))
      _ = decision.edit
      guard decision.outcome == .rejected else { return nil }
      refusals += 1
      return decision.state == admitted ?? start
        ? nil : "\(start.debug): \(decision.state.debug), not \((admitted ?? start).debug)"
    }
    #expect(breach == nil)
    #expect(refusals > 35)
  }

  @Test func `what leaves the marked text is judged as if it were committed`() {
    var refusals = 0
    let breach = firstBreach(cases: 1_000) { random in
      let engine = random.composingIntercepter()
      let start = EditingState(random.text(pieces: 3)).withCaretAtEnd
      let (first, second) = (
        random.pick(SeededGenerator.syllables), random.pick(SeededGenerator.syllables)
      )
      let rolled = start.inserting(first).composing(second)
      let decision = engine.intercept(rolled, after: start.composing(first), baseline: start)
      let committed = engine.intercept(start.inserting(first), after: start)
      _ = decision.edit
      if committed.outcome == .rejected {
        refusals += 1
        return decision.outcome == .rejected && decision.state == start
          ? nil : "\(start.debug) \(first) \(second): \(decision.state.debug)"
      }
      if committed.outcome == .amended {
        let expected = committed.state.composing(second)
        return decision.state == expected ? nil : "\(start.debug) \(first): \(decision.state.debug)"
      }
      let isJudged = engine.asksWhileComposing || engine.composition == .immediately
      return isJudged || decision.outcome == .composing
        ? nil : "\(start.debug) \(first) \(second): \(decision)"
    }
    #expect(breach == nil)
    #expect(refusals > 150)
  }

  static let rollingOver: [(limit: Int, ViolationPolicy, old: String, new: String, then: String)] =
    [
      (3, .reject, "안녕하[세]|", "안녕하세[요]|", "안녕하|"),
      (4, .reject, "안녕하[세]|", "안녕하세[요]|", "안녕하세[요]|"),
      (3, .reject, "[안]|", "안[녕]|", "안[녕]|"),
      (0, .reject, "[안]|", "안[녕]|", "|"),
    ]

  @Test(arguments: rollingOver)
  func `a syllable that rolls over counts`(
    limit: Int, policy: ViolationPolicy, old: String, new: String, then: String
  ) throws {
    let engine = Intercepter(rules: [.maxLength(limit, in: .graphemes, onViolation: policy)])
    let before = try #require(EditingState(notation: old))
    let after = try #require(EditingState(notation: new))
    let decision = engine.intercept(after, after: before, baseline: EditingState("", caret: 0))
    #expect(decision.state.description == then)
  }

  @Test func `what was composed and let in stays when the commit is refused`() {
    for rule in [Rule.maxLength(5, in: .graphemes), .allowedCharacters("helo")] {
      let field = InterceptedField(Intercepter(rules: [rule], composition: .immediately))
      field.textDidChange(to: EditingState("hello", caret: 5, markedRange: 0..<5))
      let decision = field.textDidChange(to: EditingState("hello ", caret: 6))
      #expect(decision.outcome == .rejected)
      #expect(field.state.description == "hello|")
    }
    let digits = InterceptedField(
      Intercepter(rules: [.numbersOnly(), .maxLength(5, in: .graphemes)]))
    digits.textDidChange(to: EditingState("12345", caret: 5, markedRange: 0..<5))
    digits.textDidChange(to: EditingState("12345 ", caret: 6))
    #expect(digits.state.description == "12345|")
  }
}

extension Intercepter {
  /// Whether a rule is asked about marked text.
  fileprivate var asksWhileComposing: Bool {
    rules.contains { ($0.composition ?? composition) != .whenCommitted }
  }
}

extension EditingState {
  fileprivate var withCaretAtEnd: EditingState { EditingState(text, caret: text.utf16.count) }

  /// The state with marked text in the place of the selection.
  fileprivate func composing(_ marked: String) -> EditingState {
    let state = inserting(marked)
    if marked.isEmpty { return state }
    let start = (selection ?? text.utf16.count..<text.utf16.count).lowerBound
    return EditingState(
      state.text, selection: state.selection, markedRange: start..<start + marked.utf16.count
    ).normalized()
  }

  /// The state with a text in the place of the selection.
  fileprivate func inserting(_ replacement: String) -> EditingState {
    Edit(range: selection ?? text.utf16.count..<text.utf16.count, replacement: replacement)
      .applied(to: self)
  }
}

extension SeededGenerator {
  fileprivate static let syllables = ["한", "글", "안", "a", "7", "👍", "é", "\n", "李"]

  /// An intercepter that does not take marked text for ordinary text.
  fileprivate mutating func composingIntercepter() -> Intercepter {
    let engine = intercepter()
    return Intercepter(
      rules: engine.rules, composition: pick([.whenCommitted, .immediately]), ellipsis: .accept)
  }
}
