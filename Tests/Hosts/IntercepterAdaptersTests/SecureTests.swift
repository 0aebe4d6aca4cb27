import Testing
import TextInputIntercepter

/// Text fields that remove their text before a key: passwords that are edited again, and `clearsOnInsertion`.
@MainActor
@Suite struct SecureTests {
  private static let pin = Intercepter(rules: [.numbersOnly(), .maxLength(4, in: .graphemes)])

  /// Asks about a key, and replaces all of the text, as UIKit does.
  private func typeFirst(_ key: String, in fake: FakeField) {
    let end = fake.stub.string.utf16.count
    let range = key.isEmpty ? end - 1..<end : end..<end
    guard fake.ask(range, key) else { return }
    fake.stub.set(key)
    fake.notifySelection()
    fake.notifyChange()
  }

  /// A key in a full field that hides its text, and what the field then holds.
  nonisolated static let keys = [("9", "9|"), ("", "|"), ("x", "1234|"), ("98765", "1234|")]

  @Test(arguments: keys) func `the first key replaces a password that is edited again`(
    _ key: (text: String, end: String)
  ) {
    let fake = FakeTextField(EditingState("1234", caret: 4), rules: Self.pin)
    fake.isSecureTextEntry = true
    fake.perform([.begin])
    typeFirst(key.text, in: fake)
    #expect(fake.shown.description == key.end)
    #expect(fake.field.state.description == key.end)
  }

  @Test func `the next keys are added, and the limit holds`() {
    let fake = FakeTextField(EditingState("1234", caret: 4), rules: Self.pin)
    fake.isSecureTextEntry = true
    fake.perform([.begin])
    typeFirst("9", in: fake)
    fake.perform([.type("87655")])
    #expect(fake.shown.description == "9876|")
    #expect(!fake.ask(4..<4, "5"))
  }

  @Test func `a text that the app sets does not make the next key replace it`() {
    let fake = FakeTextField(EditingState("", caret: 0), rules: Self.pin)
    fake.isSecureTextEntry = true
    fake.perform([.begin])
    typeFirst("9", in: fake)
    fake.setThroughAdapter("1234")
    #expect(!fake.ask(4..<4, "5"))
    #expect(fake.field.state.description == "1234|")
  }

  @Test func `so does a field that begins to hide its text while somebody types`() {
    let fake = FakeTextField(EditingState("123", caret: 3), rules: Self.pin)
    fake.perform([.begin, .type("4")])
    fake.isSecureTextEntry = true
    typeFirst("9", in: fake)
    #expect(fake.shown.description == "9|")
  }

  @Test func `an insertion replaces the text where the app asked for that`() {
    let field = FakeTextField(EditingState("1234", caret: 4), rules: Self.pin)
    field.clearsOnInsertion = true
    typeFirst("9", in: field)
    field.clearsOnInsertion = false
    #expect(field.shown.description == "9|")
    let view = FakeTextView(EditingState("1234", caret: 4), rules: Self.pin)
    view.clearsOnInsertion = true
    #expect(view.ask(3..<4, ""))
    typeFirst("9", in: view)
    #expect(view.shown.description == "9|")
  }
}
