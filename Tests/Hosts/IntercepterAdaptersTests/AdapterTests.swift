import Testing
import TextInputIntercepter

/// One table for all adapters and all habits: whatever a platform asks and tells, the text field holds
/// the same in the end, and the app hears the same.
@MainActor
@Suite struct AdapterTests {
  @Test(arguments: AdapterCase.all) func `a text field that asks`(row: AdapterCase) {
    check(row, FakeTextField.self)
  }

  @Test(arguments: AdapterCase.all) func `a text view that leaves a paste to its adapter`(
    row: AdapterCase
  ) {
    check(row, FakeTextView.self)
  }

  @Test(arguments: AdapterCase.all) func `a text field that asks nobody`(row: AdapterCase) {
    check(row, FakeSilentField.self)
  }

  @Test func `nobody keeps anybody alive`() {
    checkLifetimes(FakeTextField.self)
    checkLifetimes(FakeTextView.self)
    checkLifetimes(FakeSilentField.self)
  }

  private func check<Fake: FakeField>(_ row: AdapterCase, _: Fake.Type) {
    for habits in Habits.all {
      var habits = habits
      habits.quirks = row.quirks
      // iOS 26 in one half of the cases.
      if habits.notifiesOfPrograms { habits.quirks.insert(.asksInPlural) }
      if !row.isEnglish, habits.language == "en-US" { continue }
      if !row.isComposing, habits.language != "en-US" { continue }
      if row.needsSteps, !habits.notifiesOfMarkedText { continue }
      let fake = Fake(EditingState(notation: row.start)!, habits, rules: row.rules)
      var (log, heard): ([String], String) = ([], fake.shown.text)
      fake.field.onChange = {
        log.append("now \($0)")
        heard = $0.text
      }
      fake.field.onViolation = { log += $0.map(\.code.rawValue) }
      fake.perform(row.events)
      #expect(fake.shown.description == row.end, "\(habits)")
      #expect(fake.field.state.description == row.end, "\(habits)")
      if !fake.shown.hasMarkedText, !row.isSetByProgram {
        #expect(heard == fake.shown.text, "\(habits)")
      }
      #expect(fake.past.exceptions.isEmpty, "\(habits)")
      if let expected = row.log { #expect(log == expected, "\(habits)") }
    }
  }

  private func checkLifetimes<Fake: FakeField>(_: Fake.Type) {
    var fake: Fake? = Fake()
    fake?.attach(AdapterCase.picking)
    weak let weakFake = fake
    weak let weakAdapter = fake?.adapter
    fake?.perform([.type("12"), .paste("ab")])
    fake = nil
    #expect(weakFake == nil, "\(Fake.self)")
    #expect(weakAdapter == nil, "\(Fake.self)")
  }
}
