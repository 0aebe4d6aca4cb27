import Testing
import TextInputIntercepter

/// What happens while something else does.
@MainActor
@Suite struct ReentrancyTests {
  private func each(_ body: (FakeField) -> Void) {
    let fakes: [FakeField] = [
      FakeTextField(), FakeTextView(), FakeSilentField(),
    ]
    for fake in fakes {
      fake.attach(AdapterCase.three)
      body(fake)
    }
  }

  private func expect(_ fake: FakeField, _ state: String) {
    #expect(fake.shown.description == state, "\(type(of: fake))")
    #expect(fake.field.state.description == state, "\(type(of: fake))")
  }

  nonisolated static let edits: [Event] = [.type("a"), .paste("abcd"), .drop("abcd")]

  @Test(arguments: edits) func `a text that is set when the text changes stays`(edit: Event) {
    each { fake in
      fake.field.onChange = { [unowned fake] _ in fake.setThroughAdapter("") }
      fake.perform(edit)
      expect(fake, "|")
      fake.field.onChange = nil
      fake.perform(.type("b"))
      expect(fake, "b|")
    }
  }

  @Test(arguments: edits) func `so does one that is set without the adapter`(edit: Event) {
    each { fake in
      fake.field.onChange = { [unowned fake] _ in fake.setByProgram("longer") }
      fake.perform(edit)
      expect(fake, "longer|")
    }
  }

  @Test(arguments: edits) func `so does a state of the intercepted field`(edit: Event) {
    each { fake in
      fake.field.onChange = { [unowned fake] _ in
        fake.field.setState(EditingState("xyz", caret: 1))
      }
      fake.perform(edit)
      expect(fake, "x|yz")
    }
  }

  @Test func `a text that is set for a refused key stays`() {
    each { fake in
      fake.perform(.type("abc"))
      fake.field.onViolation = { [unowned fake] _ in fake.setThroughAdapter("full") }
      fake.perform(.type("d"))
      expect(fake, "full|")
    }
  }

  @Test func `a text view that asks about what the program sets gets it`() {
    let fake = FakeTextView()
    fake.habits.quirks = [.asksOfPrograms]
    fake.attach(AdapterCase.four)
    fake.perform(.type("ab"))
    fake.setThroughAdapter("abcdef")
    expect(fake, "abcdef|")
  }

  @Test func `what the program sets ends a composition without a judgement`() {
    each { fake in
      fake.habits.language = "zh-Hans"
      var violations = 0
      fake.field.onViolation = { _ in violations += 1 }
      fake.perform([.compose("a"), .compose("abcd")])
      fake.setThroughAdapter("abcd")
      expect(fake, "abcd|")
      #expect(violations == 0)
    }
  }
}
