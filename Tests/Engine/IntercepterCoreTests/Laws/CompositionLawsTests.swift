import TestSupport
import Testing
import TextInputIntercepter

/// Law 14: nothing typed is lost when a composition is refused, and what leaves the marked text is judged.
@Suite struct CompositionLawsTests {
  @Test func `a refused commit keeps the marked text with which it begins`() {
    var (kept, refused) = (0, 0)
    let breach = firstBreach(cases: 2_000) { random in
      let engine = random.composingIntercepter()
      let field = InterceptedField(engine, state: random.state(random.text()))
      let start = field.state
      var heard: [String] = []
      var admitted: EditingState?
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let marked = random.text(pieces: 3)
        let before = field.state
        let decision = field.textDidChange(to: start.composing(marked))
        // A field whose composition was refused or amended as a whole has begun anew.
        if !decision.state.hasMarkedText || decision.outcome == .amended { return nil }
        if decision.outcome == .rejected, field.state != before { return "\(before.debug)" }
        if engine.accepts(field.state.committed, over: start) { admitted = field.state }
      }
      let marked = admitted ?? field.state
      let range = marked.markedRange ?? 0..<0
      let begun = String(decoding: Array(marked.text.utf16)[range], as: UTF16.self)
      let rest = random.text(pieces: 2)
      let replacement = Bool.random(using: &random) ? begun + rest : random.text(pieces: 4)
      let commit = start.inserting(replacement)
      field.onChange = { heard.append($0.text) }
      let decision = field.textDidChange(to: commit)
      _ = decision.edit
      // Where an emoji rule ignores a mark or a fix runs, the commit is not the whole reason.
      guard engine.intercept(commit, after: start).outcome == .rejected else { return nil }
      let isKept =
        admitted != nil && replacement.unicodeScalars.starts(with: begun.unicodeScalars)
        && replacement.unicodeScalars.count > begun.unicodeScalars.count
        && commit.text.indices.contains { $0.utf16Offset(in: commit.text) == range.upperBound }
      if isKept { kept += 1 } else { refused += 1 }
      let expected = isKept ? engine.intercept(marked.committed, after: start).state : start
      let isRight =
        decision.state == expected && decision.outcome == (isKept ? .amended : .rejected)
        && !decision.violations.isEmpty && (!isKept || heard == [expected.text])
      return isRight
        ? nil
        : "\(start.debug) \(marked.debug) \(commit.debug): \(decision.state.debug), not \(expected.debug)"
    }
    #expect(breach == nil)
    #expect(kept > 1)
    #expect(refused > 100)
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

  typealias Commit = (
    rules: [Rule], steps: [String], commit: String, then: String, outcome: Decision.Outcome
  )

  static let commits: [Commit] = [
    // A Vietnamese input method commits the word with the space that ends it.
    ([.maxLength(4, in: .graphemes)], ["|", "[viê]|", "[việt]|"], "việt |", "việt|", .amended),
    ([.maxLength(4, in: .graphemes)], ["|", "[việt]|", "[việtn]|"], "việtn |", "việt|", .amended),
    (
      [.maxLength(6, in: .graphemes)], ["ab|", "ab[việt]|"], "abviệt |", "abviệt|", .amended
    ),
    ([.maxLength(5, in: .graphemes)], ["a|b", "a[vie]|b"], "avie.|b", "avie|b", .amended),
    ([.maxLength(4, in: .graphemes)], ["‹ab›", "[việt]|"], "việt |", "việt|", .amended),
    (
      [.maxLength(4, in: .graphemes, onViolation: .amend)], ["|", "[việt]|"], "việt |", "việt|",
      .amended
    ),
    ([.numbersOnly()], ["|", "[1]|", "[1a]|", "[1a2]|"], "1a2 |", "1|", .amended),
    ([.numbersOnly()], ["|", "[１２]|"], "１２ |", "12|", .amended),
    ([.allowedCharacters("helo")], ["|", "[hello]|"], "hello |", "hello|", .amended),
    // The commit replaces the marked text.
    ([.maxLength(4, in: .graphemes)], ["|", "[tẽt]|"], "texts|", "|", .rejected),
    ([.maxLength(4, in: .graphemes)], ["a|", "a[wang]|"], "a王五六七八|", "a|", .rejected),
    ([.allowedCharacters("helo")], ["|", "[he]|"], "he\u{301}|", "|", .rejected),
    // Nothing of the marked text is accepted, or it was there before.
    ([.allowedCharacters("x")], ["x|", "x[he]|"], "xhe |", "x|", .rejected),
    ([.maxLength(5, in: .graphemes)], ["abcde|", "abc[de]|"], "abcdef|", "abcde|", .rejected),
  ]

  @Test(arguments: commits, [CompositionPolicy.whenCommitted, .immediately])
  func `accepted marked text of a refused commit stays`(
    test: Commit, policy: CompositionPolicy
  ) throws {
    let engine = Intercepter(rules: test.rules, composition: policy)
    let states = try test.steps.map { try #require(EditingState(notation: $0)) }
    let commit = try #require(EditingState(notation: test.commit))
    for isDelegate in [false, true] {
      let field = InterceptedField(engine, state: states[0])
      for state in states.dropFirst() { field.textDidChange(to: state) }
      var heard: [String] = []
      field.onChange = { heard.append($0.text) }
      let edit = TextDiff.edit(to: commit, after: field.state)
      let decision =
        isDelegate ? field.shouldApply(try #require(edit)) : field.textDidChange(to: commit)
      #expect(decision.outcome == test.outcome)
      #expect(field.state.description == test.then)
      #expect(decision.violations.isEmpty == false)
      // Under `.immediately`, listeners heard of the steps, and so hear that they are gone.
      let isHeard = test.outcome == .amended || policy == .immediately && !heard.isEmpty
      #expect(heard == (isHeard ? [field.state.text] : []))
    }
    // A stateless host passes the state of each decision as the next previous one.
    var previous = states[0]
    for state in states.dropFirst() {
      previous = engine.intercept(state, after: previous, baseline: states[0]).state
    }
    if policy == .whenCommitted, test.steps.contains("[việtn]|") { return }
    let decision = engine.intercept(commit, after: previous, baseline: states[0])
    #expect(decision.state.description == test.then)
    #expect(decision.outcome == test.outcome)
  }
}

extension Intercepter {
  /// Whether the rules accept a text, written as they write it.
  fileprivate func accepts(_ state: EditingState, over start: EditingState) -> Bool {
    let decision = intercept(state, after: start)
    return decision.edit != nil
      && (decision.outcome == .accepted
        || decision.outcome == .amended && decision.violations.isEmpty)
  }

  /// Whether a rule is asked about marked text.
  fileprivate var asksWhileComposing: Bool {
    rules.contains { ($0.composition ?? composition) != .whenCommitted }
  }
}

extension EditingState {
  /// The state with its marked text committed.
  fileprivate var committed: EditingState {
    EditingState(text, caret: markedRange?.upperBound ?? text.utf16.count)
  }

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
