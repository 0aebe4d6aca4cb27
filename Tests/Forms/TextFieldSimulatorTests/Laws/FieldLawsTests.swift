import TestSupport
import TextFieldSimulator
import Testing
import TextInputIntercepter

/// What holds for any rules, keyboards and keystrokes.
@Suite struct FieldLawsTests {
  @Test func `both host modes show and tell the same after every keystroke`() {
    var outcomes: [Decision.Outcome: Int] = [:]
    let breach = firstBreach(cases: 400) { random in
      let situation = random.situation()
      let (asking, telling) = (situation.recorded(.delegate), situation.recorded(.notification))
      let difference = Self.difference(situation, asking, telling)
      for decision in asking.decisions { outcomes[decision.outcome, default: 0] += 1 }
      return difference
    }
    #expect(breach == nil)
    #expect(Decision.Outcome.allCases.allSatisfy { outcomes[$0, default: 0] > 50 })
  }

  @Test func `so they do where the app's callbacks write into the field`() {
    let breach = firstBreach(cases: 120) { random in
      var situation = random.situation()
      situation.hasMeddlingCallback = true
      situation.keyboard.remove(.ignoresVeto)
      return Self.difference(
        situation, situation.recorded(.delegate), situation.recorded(.notification))
    }
    #expect(breach == nil)
  }

  @Test func `it is all the same whether a keyboard reports whole words or ignores the veto`() {
    let breach = firstBreach(cases: 250) { random in
      let situation = random.situation()
      let other = situation.keyboard.symmetricDifference([.ignoresVeto, .reportsWholeWords])
      return Self.difference(
        situation, situation.recorded(.delegate), situation.recorded(.delegate, other))
    }
    #expect(breach == nil)
  }

  private static func difference(
    _ situation: Situation, _ first: RecordedField, _ second: RecordedField
  ) -> String? {
    for (index, keystroke) in situation.keystrokes.enumerated() {
      first.press(keystroke)
      second.press(keystroke)
      let breach = first.breach ?? second.breach ?? first.difference(from: second)
      if let breach { return "keystroke \(index), \(keystroke): \(breach)\n\(situation)" }
    }
    first.endEditing()
    second.endEditing()
    let breach = first.breach ?? second.breach ?? first.difference(from: second)
    return breach.map { "the end: \($0)\n\(situation)" }
  }
}
