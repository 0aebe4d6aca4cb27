import Testing
import TextInputIntercepter

/// One engine: what a text field holds in the end does not depend on which it is, nor on its habits.
@MainActor
@Suite struct OneEngineTests {
  /// Rules that look at what is committed.
  nonisolated static let rules = [
    AdapterCase.nickname, AdapterCase.three, AdapterCase.four, AdapterCase.letters,
  ]
  /// Rules that look at each step of a composition, where they are told of it.
  nonisolated static let rulesOfSteps = [AdapterCase.digits, AdapterCase.picking]

  @Test(arguments: 0..<40) func `random events lead every text field to the same state`(seed: Int) {
    var random = Generator(state: UInt64(seed))
    // A keyboard for English does not compose words.
    let composes = seed.isMultiple(of: 2)
    let rules = (composes ? Self.rules : Self.rules + Self.rulesOfSteps)
      .randomElement(using: &random)!
    let start = EditingState(["", "12", "张三", "ab"].randomElement(using: &random)!, caret: 0)
    let reference = FakeTextField(start, Habits(language: nil), rules: rules)
    var events: [Event] = []
    for _ in 0..<12 {
      let next = random.events(in: reference.shown, composing: composes)
      reference.perform(next)
      events += next
    }
    for habits in Habits.all where !composes || habits.language != "en-US" {
      let fakes: [FakeField] = [
        FakeTextField(start, habits, rules: rules), FakeTextView(start, habits, rules: rules),
        FakeSilentField(start, habits, rules: rules),
      ]
      for fake in fakes {
        fake.perform(events)
        if fake.shown == reference.shown, fake.field.state == reference.shown { continue }
        Issue.record(
          """
          seed \(seed), \(type(of: fake)) \(habits): \(events)
          expected \(reference.shown)
          actual   \(fake.shown), the field holds \(fake.field.state)
          """)
      }
    }
  }
}

/// SplitMix64.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// What somebody may do next.
  mutating func events(in state: EditingState, composing: Bool) -> [Event] {
    switch Int.random(in: 0..<(composing ? 7 : 6), using: &self) {
    case 0: return [.type(["a", "1", "三", "😀", "´", "."].randomElement(using: &self)!)]
    case 1: return [.paste(["12", "1a2", "三😀", "abcde", ""].randomElement(using: &self)!)]
    case 2: return [.backspace]
    case 3, 4:
      var offsets = [0]
      for character in state.text { offsets.append(offsets.last! + character.utf16.count) }
      let ends = [offsets.randomElement(using: &self)!, offsets.randomElement(using: &self)!]
      return [.select(ends.min()!..<ends.max()!)]
    case 5: return [.set(["", "7", "too long by far"].randomElement(using: &self)!), .type("1")]
    default:
      let word = ["李", "李四王五", "12", "é"].randomElement(using: &self)!
      return [.compose("l"), .compose("li"), .commit(word)]
    }
  }
}
