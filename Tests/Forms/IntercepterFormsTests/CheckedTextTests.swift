import IntercepterForms
import Testing
import TextInputIntercepter

/// The answer to a question about a text goes with the text.
@MainActor @Suite struct CheckedTextTests {
  nonisolated static let later = [
    EditingState(""), EditingState(" "), EditingState("a"), EditingState("aa😀"),
    EditingState("aa[ni]", selection: nil, markedRange: 2..<6),
  ]

  @Test(arguments: later) func `an answer is gone where nobody asks any more`(
    state: EditingState
  ) async {
    let shown = RemoteCheckTests.Shown()
    shown.run()
    shown.set("aa")
    await shown.clock.sleepsHaveBegun(1)
    shown.clock.advance(by: .seconds(1))
    #expect(await shown.server.nextQuestion() == "aa")
    shown.server.answer("aa", .success(RemoteCheckTests.taken))
    await shown.becomes(.answered)

    if state.hasMarkedText {
      shown.form["name"].textDidChange(to: state)
    } else {
      shown.set(state.text)
    }
    #expect(shown.form.checkState(of: "name") == .idle)
    #expect(!shown.form.result(for: "name").violations.map(\.message).contains("Taken."))
    shown.set("aa")
    #expect(shown.form.checkState(of: "name") == .checking)
    #expect(shown.form.result(for: "name").violations.isEmpty)
    await shown.stop()
  }
}
