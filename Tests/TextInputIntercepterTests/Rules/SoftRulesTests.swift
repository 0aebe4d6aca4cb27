import TestSupport
import Testing
import TextInputIntercepter

/// Rules that let everything in and list the violations: `onViolation: .report`.
@Suite struct SoftRulesTests {
  static let rules: [(Rule, text: String)] = [
    (.maxLength(3, in: .graphemes, onViolation: .report), "abcde"),
    (.emoji(.forbidden, onViolation: .report), "张三😀"),
    (.emoji(.only, onViolation: .report), "张三😀"),
    (.emoji(.allowed(upTo: EmojiVersion(12, 0)), onViolation: .report), "🫠"),
    (.numbersOnly(onViolation: .report), "1a2"),
    (.decimal(places: 2, onViolation: .report), "12.345"),
    (.decimal(places: 2, onViolation: .report), "€ 12"),
    (.decimal(places: 2, groupingSeparators: ",", onViolation: .report), "1,23,4"),
    (.allowedCharacters("abc", onViolation: .report), "abcd"),
    (.forbiddenCharacters("<>", onViolation: .report), "<b>"),
    (.singleLine(onViolation: .report), "a\nb"),
  ]

  @Test(arguments: rules) func `a text that may stay is not mended`(rule: Rule, text: String) {
    let engine = Intercepter(rules: [rule])
    let validity = engine.validate(text)
    #expect(validity.isValid && !validity.violations.isEmpty)
    #expect(engine.sanitize(text).scalars == text.scalars)
  }

  @Test func `what is only written differently is`() {
    let digits = Intercepter(rules: [.numbersOnly(.normalized, onViolation: .report)])
    #expect(digits.sanitize("１a") == "1a")
    let amount = Intercepter(rules: [
      .decimal(places: 2, groupingSeparators: ",", leadingZeros: .remove, onViolation: .report)
    ])
    #expect(amount.sanitize("1,234.5") == "1234.5")
    #expect(amount.sanitize("012") == "12")
  }

  @Test func `the rules beside it mend the text`() {
    let engine = Intercepter(rules: [
      .maxLength(3, in: .graphemes, onViolation: .report), .emoji(.forbidden),
      .maxLength(5, in: .graphemes),
    ])
    #expect(engine.sanitize("abc😀defg") == "abcde")
    #expect(engine.validate("abcde").violations.map(\.code) == [.tooLong])
  }
}
