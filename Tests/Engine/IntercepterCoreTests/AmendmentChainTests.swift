import Testing
import TextInputIntercepter

/// Rules are asked again about what they have amended, eight times at most.
@Suite struct AmendmentChainTests {
  /// Takes one from a digit each time that it is asked, until there is none left.
  static let countdown = Intercepter(rules: [
    Rule("countdown") { proposal in
      guard let digit = Int(proposal.state.text), digit > 0 else { return .accept }
      return .amend(EditingState("\(digit - 1)", caret: 1), [])
    }
  ])

  @Test(arguments: 1...7) func `what settles in eight rounds is amended`(digit: Int) {
    let decision = Self.countdown.intercept(
      EditingState("\(digit)", caret: 1), after: EditingState("", caret: 0))
    #expect(decision.outcome == .amended)
    #expect(decision.state == EditingState("0", caret: 1))
    #expect(Self.countdown.sanitize("\(digit)") == "0")
  }

  @Test(arguments: 8...9) func `what needs more rounds is refused, and not sanitized`(digit: Int) {
    let decision = Self.countdown.intercept(
      EditingState("\(digit)", caret: 1), after: EditingState("", caret: 0))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.map(\.code) == [.custom])
    #expect(Self.countdown.sanitize("\(digit)") == "\(digit)")
  }

  @Test(arguments: [0, 1, 4])
  func `what is left of an insertion stands where it stood, wherever the caret is`(caret: Int) {
    let engine = Intercepter(rules: [
      .maxLength(3, in: .graphemes, onViolation: .amend), .numbersOnly(.normalized),
    ])
    let decision = engine.intercept(
      EditingState("٣٣٣٣", caret: caret), after: EditingState("٣٣", selection: nil))
    #expect(decision.state.text == "٣٣3")
  }

  @Test(arguments: [1, 3])
  func `a caret behind what is left does not make it typed there`(caret: Int) {
    let engine = Intercepter(rules: [
      .maxLength(3, in: .graphemes, onViolation: .amend), .numbersOnly(.normalized),
    ])
    let decision = engine.intercept(
      EditingState("٣٣٣क٣", caret: caret), after: EditingState("٣٣", caret: 0))
    #expect(decision.state.text == "٣٣3")
  }
}
