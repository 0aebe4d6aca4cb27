import Testing
import TextInputIntercepter

@Suite struct EditingStateTests {
  @Test func `states are equal scalar for scalar`() {
    #expect(EditingState("\u{E9}") != EditingState("e\u{301}"))
    #expect("\u{E9}" == "e\u{301}")
    #expect(EditingState("é", caret: 1) != EditingState("é", caret: 0))
    #expect(Set([EditingState("é"), EditingState("é")]).count == 1)
  }

  static let offsets: [(String, Range<Int>, Range<Int>)] = [
    ("abc", -5 ..< -2, 0..<0),
    ("abc", -1..<2, 0..<2),
    ("abc", 2..<9, 2..<3),
    ("abc", 7..<9, 3..<3),
    ("a😀b", 2..<2, 3..<3),
    ("a😀b", 2..<3, 1..<3),
    ("a😀b", 1..<2, 1..<3),
    ("e\u{301}x", 1..<1, 2..<2),
    ("xe\u{301}", 2..<3, 1..<3),
    ("🇨🇳🇯🇵", 2..<6, 0..<8),
    ("👨‍👩‍👧‍👦", 3..<3, 11..<11),
    ("\r\n", 1..<1, 2..<2),
    ("", 3..<4, 0..<0),
  ]

  @Test(arguments: offsets) func `brings offsets into the text and onto cluster boundaries`(
    text: String, offsets: Range<Int>, expected: Range<Int>
  ) {
    #expect(EditingState(text, selection: offsets).normalized().selection == expected)
    let marked = EditingState(text, markedRange: offsets).normalized().markedRange
    #expect(
      marked
        == (expected.isEmpty || offsets.isEmpty ? (expected.isEmpty ? nil : expected) : expected))
  }

  @Test func `the state without its marked text has a caret in its place`() {
    #expect(EditingState(notation: "张[li]三|")?.withoutMarkedText.description == "张|三")
    #expect(EditingState(notation: "张三|")?.withoutMarkedText.description == "张三|")
  }

  @Test func `an edit applies, also with offsets that are out of place`() {
    let state = EditingState("a😀b", caret: 4)
    #expect(Edit(range: 1..<3, replacement: "é").applied(to: state).description == "aé|b")
    #expect(Edit(range: 2..<2, replacement: "x").applied(to: state).description == "a😀x|b")
    #expect(Edit(range: 2..<3, replacement: "x").applied(to: state).description == "ax|b")
    #expect(Edit(range: 90..<99, replacement: "x").applied(to: state).description == "a😀bx|")
    #expect(Edit(range: -9 ..< -3, replacement: "x").applied(to: state).description == "x|a😀b")
    #expect(Edit(range: 0..<0, replacement: "").applied(to: state).description == "|a😀b")
  }
}
