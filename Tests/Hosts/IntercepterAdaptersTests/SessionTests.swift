import Testing
import TextInputIntercepter

@testable import IntercepterAdapters

/// Dictation and Writing Tools: the text must not be written while they are at work, and is judged
/// afterwards.
@MainActor
@Suite struct SessionTests {
  /// What somebody says or has rewritten, and what is left of it.
  ///
  /// Free text keeps what fits, whatever the policy. A value stays whole.
  nonisolated static let results: [(rules: Intercepter, text: String, end: String, log: [String])] =
    [
      (AdapterCase.three, "b", "ab|", ["now ab|"]),
      (AdapterCase.three, "bcde", "abc|", ["now abc|", "tooLong"]),
      (AdapterCase.four, "bcde", "abcd|", ["now abcd|", "tooLong"]),
      (AdapterCase.letters, "1b", "ab|", ["now ab|", "characterNotAllowed"]),
      (code, "1234", "a|", ["tooLong"]),
    ]

  nonisolated private static let code = Intercepter(
    rules: [.numbersOnly(), .maxLength(3, in: .graphemes)])

  @Test(arguments: results) func `dictation leaves a placeholder until it knows the words`(
    _ result: (rules: Intercepter, text: String, end: String, log: [String])
  ) {
    func dictate<Fake: FakeField>(_: Fake.Type) {
      check(Fake.self, result) { fake in
        change(fake, to: "a\u{FFFC}")
        fake.ask(1..<2, result.text)
        change(fake, to: "a" + result.text, isOver: true)
      }
    }
    dictate(FakeTextField.self)
    dictate(FakeTextView.self)
  }

  @Test(arguments: results) func `dictation says so as a keyboard`(
    _ result: (rules: Intercepter, text: String, end: String, log: [String])
  ) {
    func dictate<Fake: FakeField>(_: Fake.Type) {
      check(Fake.self, result) { fake in
        fake.habits.language = "dictation"
        #expect(fake.ask(1..<1, "bcdefg"))
        change(fake, to: "abcdefg")
        change(fake, to: "a" + result.text)
        fake.habits.language = "en-US"
        fake.adapter?.synchronize()
      }
    }
    dictate(FakeTextField.self)
    dictate(FakeTextView.self)
  }

  @Test func `dictation that the end of editing cuts off is judged then`() {
    let fake = FakeTextField()
    fake.attach(AdapterCase.three)
    change(fake, to: "ab\u{FFFC}cd")
    fake.perform([.end])
    #expect(fake.shown.description == "ab\u{FFFC}|")
  }

  @Test func `a placeholder in what is pasted is a character`() {
    let fake = FakeTextField()
    fake.attach(AdapterCase.three)
    fake.perform([.paste("a\u{FFFC}cd")])
    #expect(fake.shown.description == "a\u{FFFC}c|")
  }

  @Test(arguments: results) func `Writing Tools write as they like, until they have ended`(
    _ result: (rules: Intercepter, text: String, end: String, log: [String])
  ) {
    check(FakeTextView.self, result) { fake in
      rewrite(fake, result.text)
      fake.notifyEnd()
    }
  }

  private func rewrite(_ fake: FakeField, _ text: String) {
    fake.isWriting = true
    #expect(fake.ask(0..<1, "something else"))
    change(fake, to: "something else")
    #expect(fake.ask(0..<14, "a" + text))
    change(fake, to: "a" + text)
    fake.isWriting = false
  }

  /// Changes the text, which nobody else may do meanwhile.
  private func change(_ fake: FakeField, to text: String, isOver: Bool = false) {
    fake.stub.set(text)
    fake.notifySelection()
    fake.notifyChange()
    if !isOver { #expect(fake.stub.string == text) }
  }

  private func check<Fake: FakeField>(
    _: Fake.Type, _ result: (rules: Intercepter, text: String, end: String, log: [String]),
    _ body: (Fake) -> Void
  ) {
    let fake = Fake(EditingState("a", caret: 1), rules: result.rules)
    var log: [String] = []
    fake.field.onChange = { log.append("now \($0)") }
    fake.field.onViolation = { log += $0.map(\.code.rawValue) }
    body(fake)
    #expect(fake.shown.description == result.end, "\(Fake.self)")
    #expect(fake.field.state.description == result.end, "\(Fake.self)")
    #expect(log == result.log, "\(Fake.self)")
  }
}
