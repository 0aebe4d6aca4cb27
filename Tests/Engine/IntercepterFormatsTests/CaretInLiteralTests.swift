import TestSupport
import Testing
import TextInputIntercepter

/// A caret inside a literal of several characters, each of one to four bytes: the digits around it count.
@Suite struct CaretInLiteralTests {
  static let patterns = [
    "## - ## -- ##", "##\u{2013}\u{2013}##", "##（）##", "## 😀 ##", "##\u{A0}€\u{A0}##", "+49 ## ##",
    "(##) €€ ##", "€₂ ##…… ##", "##·\u{2013}😀- ##",
  ]

  @Test(arguments: patterns) func `types, removes and selects beside the literal's digits`(
    pattern: String
  ) {
    let field = Intercepter(
      rules: [.numbersOnly()], format: .pattern(TextMask(pattern)))
    let shown = field.formattedText(of: "123")
    for caret in 0...shown.utf16.count {
      let before = shown.utf16.prefix(caret).count { (0x30...0x39).contains($0) }
      // Digits of the literals in front are none of the raw text.
      let literal = pattern.prefix { $0 != "#" }.count { $0.isASCII && $0.isNumber }
      let place = max(0, before - literal)
      guard EditingState(shown, caret: caret).normalized().caret == caret else { continue }
      for asks in [true, false] {
        let state = EditingState(shown, caret: caret)
        let typed = FormatRun(field, asks: asks, state: state)
        typed.type("7")
        let expected = "123".prefix(place) + "7" + "123".dropFirst(place)
        #expect(
          field.unformattedText(of: typed.field.state.text) == expected,
          "\(shown), \(caret), \(asks)")

        let removed = FormatRun(field, asks: asks, state: state)
        removed.backspace()
        let left = place == 0 ? "123" : "123".prefix(place - 1) + "123".dropFirst(place)
        #expect(
          field.unformattedText(of: removed.field.state.text) == left, "\(shown), \(caret), \(asks)"
        )

        let deleted = FormatRun(field, asks: asks, state: state)
        deleted.delete()
        let rest = "123".prefix(place) + "123".dropFirst(place + 1)
        #expect(
          field.unformattedText(of: deleted.field.state.text) == rest, "\(shown), \(caret), \(asks)"
        )
      }
    }
  }
}
