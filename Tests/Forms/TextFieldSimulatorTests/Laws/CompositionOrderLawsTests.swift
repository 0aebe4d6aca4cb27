import TestSupport
import Testing
import TextFieldSimulator
import TextInputIntercepter

/// Law 14 in every order in which hosts report a composition.
@Suite struct CompositionOrderLawsTests {
  private static let orders: [Set<SimulatedTextField.KeyboardFeature>] = [
    [.repeatsCommit], [.splitsReplacements], [.caretBeforeMarkedText],
    [.splitsReplacements, .caretBeforeMarkedText], [.reportsOldCaret],
    [.reportsOldCaret, .splitsReplacements],
  ]

  @Test func `a commit leads to the same state in every order`() {
    var refusals = 0
    let breach = firstBreach(cases: 500) { random in
      let rules = random.intercepter().rules
      let engine = Intercepter(rules: rules, ellipsis: .accept)
      let start = random.state(random.text())
      let steps = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.word() }
      let commit = random.chance(50) ? (steps.last ?? "") + random.word() : random.word()
      let plain = Run(engine, start, steps, commit, .notification, [])
      if plain.wasInterrupted { return nil }
      if plain.outcome == .rejected { refusals += 1 }
      for order in Self.orders {
        for mode in SimulatedTextField.HostMode.allCases {
          let run = Run(engine, start, steps, commit, mode, order)
          if run.wasInterrupted || run.state == plain.state, run.isHeard { continue }
          return "\(start) \(steps) \(commit) \(order) \(mode): \(run.state), not \(plain.state)"
        }
      }
      return nil
    }
    #expect(breach == nil)
    #expect(refusals > 20)
  }

  /// A composition and its commit.
  private struct Run {
    let state: EditingState
    let outcome: Decision.Outcome?
    /// Whether a step was refused or changed.
    let wasInterrupted: Bool
    /// Whether a listener knows the text that the field shows.
    let isHeard: Bool

    init(
      _ engine: Intercepter, _ start: EditingState, _ steps: [String], _ commit: String,
      _ mode: SimulatedTextField.HostMode, _ keyboard: Set<SimulatedTextField.KeyboardFeature>
    ) {
      let field = SimulatedTextField(engine, state: start, mode: mode, keyboard: keyboard)
      var known = field.state.text
      field.field.onChange = { known = $0.text }
      var isInterrupted = false
      for step in steps {
        field.compose(step)
        isInterrupted =
          isInterrupted || !field.state.hasMarkedText || field.lastDecision?.outcome != .composing
      }
      outcome = field.commit(commit)?.outcome
      (state, wasInterrupted) = (field.state, isInterrupted)
      isHeard = known.unicodeScalars.elementsEqual(field.state.text.unicodeScalars)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func word() -> String {
    pick(["a", "vi", "việt", "한", "글", "1", "２", "李四", "é", "b ", " "])
  }
}
