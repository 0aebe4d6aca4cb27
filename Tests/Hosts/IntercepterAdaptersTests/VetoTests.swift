import Testing
import TextInputIntercepter

@testable import IntercepterAdapters

/// When a text field is kept from a change, and when it is let be and put right.
@MainActor
@Suite struct VetoTests {
  /// A keyboard, what it replaces in `ab|`, and whether the field may do it.
  nonisolated static let questions: [(language: String?, replacement: String, isAllowed: Bool)] = [
    ("en-US", "x", false),
    ("en-US", "´", true),
    ("cs-CZ", "ˇ", true),
    ("en-US", "😀", false),
    (nil, "😀", false),
    ("zh-Hans", "👍🏽", false),
    ("zh-Hans", "➋", true),
    ("emoji", "😀", false),
    ("fr", "x", false),
    ("zh-Hans", "x", true),
    ("ja-JP", "x", true),
    ("hi-Latn", "x", true),
    ("dictation", "x", true),
    ("ko-KR", "ㅎ", false),
    (nil, "x", true),
    ("zh-Hans", "xy", false),
    (nil, "xy", false),
    (nil, "", true),
  ]

  @Test(arguments: questions) func `only what cannot begin a composition is refused beforehand`(
    question: (language: String?, replacement: String, isAllowed: Bool)
  ) {
    let fake = FakeTextField(
      EditingState("ab", caret: 2), Habits(language: question.language), rules: AdapterCase.digits)
    let isAllowed = fake.ask(2..<2, question.replacement)
    #expect(isAllowed == question.isAllowed)
    #expect(fake.shown.description == "ab|")
  }

  @Test func `what fits is allowed and not yet let in`() {
    let fake = FakeTextField()
    fake.attach(AdapterCase.digits)
    #expect(fake.ask(0..<0, "12"))
    #expect(fake.field.state.description == "|")
  }

  @Test func `a change that was asked for and not told is the user's`() {
    let fake = FakeTextField()
    fake.attach(AdapterCase.picking)
    var changes: [String] = []
    fake.field.onChange = { changes.append("\($0)") }
    #expect(fake.ask(0..<0, "1a"))
    fake.stub.replace(0..<0, with: "1a")
    #expect(!fake.ask(2..<2, "34"))
    #expect(fake.shown.description == "1|")
    #expect(changes == ["1|"])
  }

  @Test func `marked text that nobody told of is not what the program set`() {
    let fake = FakeTextField(
      EditingState("12", selection: 1..<2), Habits(language: "zh-Hans"), rules: AdapterCase.nickname
    )
    fake.stub.mark("li")
    #expect(fake.ask(3..<3, "x"))
    #expect(fake.field.state.description == "1[li]|")
    #expect(fake.field.baseline.description == "1‹2›")
  }

  @Test func `a range that is nowhere does no harm`() {
    let fake = FakeTextField()
    fake.attach(AdapterCase.digits)
    #expect(!fake.ask(40..<42, "12"))
    #expect(fake.adapter?.shouldChange(nil) == false)
    #expect(fake.shown.description == "|")
  }

  @Test func `without the focus the selection is unknown, and the text is put right all the same`()
  {
    let fake = FakeTextField()
    fake.attach(AdapterCase.picking)
    fake.hasFocus = false
    fake.stub.set("1a")
    fake.notifyChange()
    #expect(fake.stub.string == "1")
  }
}
