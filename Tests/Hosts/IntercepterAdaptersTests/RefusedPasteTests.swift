import TextInputIntercepter
import Testing

/// A paste that was refused leaves a step to undo where the system records it: emoji take more code units
/// than characters.
@MainActor
@Suite struct RefusedPasteTests {
  nonisolated static let pasted = ["de", "😀", "😀😀", "👨‍👩‍👧‍👦x", "🇨🇳🇯🇵", "e\u{301}😀", "张三😀李四"]
  nonisolated static let starts = ["a|", "ab|cd", "|", "‹a›b", "a‹😀›b", "😀‹a😀b›", "👍🏽|张"]

  @Test(arguments: pasted, starts) func `undone and redone, nothing changes`(
    pasted: String, start: String
  ) {
    check(pasted, start, FakeTextField.self)
    check(pasted, start, FakeTextView.self)
    check(pasted, start, FakeSilentField.self)
  }

  private func check<Fake: FakeField>(_ pasted: String, _ start: String, _: Fake.Type) {
    let state = EditingState(notation: start)!
    // A paste of what is selected changes nothing and is accepted.
    if start.contains("‹\(pasted)›") { return }
    // Whatever is pasted has no digit. A limit would accept what is no longer than the selection.
    let rules = Intercepter(rules: [.numbersOnly()])
    for habits in Habits.all where habits.language == "en-US" {
      var habits = habits
      habits.quirks = [.recordsRefusedPastes]
      for events in [[.paste(pasted)], [.paste(pasted), .undo], [.paste(pasted), .undo, .redo]]
        as [[Event]]
      {
        let fake = Fake(state, habits, rules: rules)
        fake.perform(events)
        #expect(fake.shown.description == start, "\(Fake.self), \(events), \(habits)")
        #expect(fake.field.state.description == start, "\(Fake.self), \(events), \(habits)")
        #expect(fake.past.exceptions.isEmpty, "\(Fake.self), \(events), \(habits)")
      }
    }
  }
}
