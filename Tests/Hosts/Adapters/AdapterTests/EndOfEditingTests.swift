import IntercepterAdapters
import Testing
import TextInputIntercepter

/// When the focus leaves a text field, a typed mark gets its meaning, and the app hears it.
@MainActor
@Suite struct EndOfEditingTests {
  private static let amount = Intercepter(
    rules: [.decimal(places: 2, locale: "de")], format: .grouped(locale: "de"))

  @Test func `the app hears the text that each text field shows in the end`() {
    check(FakeUITextField.self)
    check(FakeUITextView.self)
    check(FakeNSTextField.self)
    check(FakeNSTextView.self)
  }

  private func check<Fake: FakeField>(_: Fake.Type) {
    let fake = Fake(EditingState("", caret: 0), rules: Self.amount)
    var heard: [String] = []
    fake.field.onChange = { heard.append($0.text) }
    fake.perform([.begin, .type("2.5"), .end])
    #expect(fake.shown.text == "2,5", "\(Fake.self)")
    #expect(heard == ["2", "2.", "2.5", "2,5"], "\(Fake.self)")
  }
}
