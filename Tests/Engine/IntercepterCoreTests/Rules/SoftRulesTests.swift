import TestSupport
import Testing
import TextInputIntercepter

/// Rules that let everything in and list the violations: `onViolation: .flag` and `.warn`.
@Suite struct SoftRulesTests {
  static let rules: [(Rule, text: String)] = [
    (.maxLength(3, in: .graphemes, onViolation: .warn), "abcde"),
    (.emoji(.forbidden, onViolation: .warn), "张三😀"),
    (.emoji(.only, onViolation: .warn), "张三😀"),
    (.emoji(.allowed(upTo: EmojiVersion(12, 0)), onViolation: .warn), "🫠"),
    (.numbersOnly(onViolation: .warn), "1a2"),
    (.decimal(places: 2, onViolation: .warn), "12.345"),
    (.decimal(places: 2, onViolation: .warn), "12 kg"),
    (.decimal(places: 2, groupingSeparators: ",", onViolation: .warn), "1,23,4"),
    (.allowedCharacters("abc", onViolation: .warn), "abcd"),
    (.forbiddenCharacters("<>", onViolation: .warn), "<b>"),
    (.singleLine(onViolation: .warn), "a\nb"),
  ]

  @Test(arguments: rules) func `a text that may stay is not mended`(rule: Rule, text: String) {
    let engine = Intercepter(rules: [rule])
    let validity = engine.validate(text)
    #expect(validity.isValid && !validity.violations.isEmpty)
    #expect(engine.sanitize(text).scalars == text.scalars)
  }

  @Test func `what is only written differently is`() {
    let digits = Intercepter(rules: [.numbersOnly(.normalized, onViolation: .warn)])
    #expect(digits.sanitize("１２") == "12")
    #expect(digits.sanitize("１a") == "１a")
    let amount = Intercepter(rules: [
      .decimal(places: 2, groupingSeparators: ",", leadingZeros: .remove, onViolation: .warn)
    ])
    #expect(amount.sanitize("1,234.5") == "1234.5")
    #expect(amount.sanitize("012") == "12")
    #expect(amount.sanitize("€ 12") == "12")
  }

  @Test func `the rules beside it mend the text`() {
    let engine = Intercepter(rules: [
      .maxLength(3, in: .graphemes, onViolation: .warn), .emoji(.forbidden),
      .maxLength(5, in: .graphemes),
    ])
    #expect(engine.sanitize("abc😀defg") == "abcde")
    #expect(engine.validate("abcde").violations.map(\.code) == [.tooLong])
  }
}

/// What soft rules list is about the text that the edit leaves, whatever the edit was.
@Suite struct ListedViolationsTests {
  static let rows: [(Rule, old: String, new: String, codes: [String])] = [
    (.maxLength(3, in: .graphemes, onViolation: .flag), "abcdef|", "abcde|", ["tooLong"]),
    (.maxLength(3, in: .graphemes, onViolation: .flag), "abcd|", "abc|", []),
    (.maxLength(3, in: .graphemes, onViolation: .warn), "abc‹de›f", "abcx|f", ["tooLong"]),
    (.numbersOnly(onViolation: .flag), "1a|", "1a2|", ["notADigit"]),
    (.numbersOnly(onViolation: .flag), "1a2|", "1a|", ["notADigit"]),
    (.numbersOnly(.normalized, onViolation: .flag), "1a|", "1a２|", ["notADigit"]),
    (.numbersOnly(onViolation: .warn), "1a|", "1|", []),
    (.emoji(.forbidden, onViolation: .warn), "😀ab|", "😀a|", ["emojiForbidden"]),
    (.singleLine(onViolation: .flag), "a\nb|", "a\nbc|", ["lineBreak"]),
    (.decimal(places: 2, onViolation: .flag), "1.234|5", "1.23|5", ["tooManyDecimalPlaces"]),
    (.decimal(places: 2, onViolation: .flag), "1.x|", "1.|", []),
    (.decimal(places: 2, minimum: 10, onViolation: .flag), "12|", "1|", []),
    (.minLength(3, in: .graphemes), "abc|", "ab|", []),
    (.maxLength(3, in: .graphemes), "abcdef|", "abcde|", []),
  ]

  @Test(arguments: rows)
  func `is told for as long as it is true`(
    rule: Rule, old: String, new: String, codes: [String]
  ) throws {
    let before = try #require(EditingState(notation: old))
    let after = try #require(EditingState(notation: new))
    let decision = Intercepter(rules: [rule]).intercept(after, after: before)
    #expect(decision.violations.map(\.code.rawValue) == codes)
    #expect(decision.outcome == .accepted || decision.state.text == "1a2")
    let severity: Violation.Severity = rule.isWarning ? .warning : .error
    #expect(decision.violations.allSatisfy { $0.severity == severity })
  }

  @Test func `one of somebody's own, too`() {
    let loud = Rule("loud") { proposal in
      let text = proposal.state.text
      return text == text.uppercased() ? .warn(proposal.violation(.custom)) : .accept
    }
    let engine = Intercepter(rules: [loud])
    let decision = engine.intercept(
      EditingState("A", caret: 1), after: EditingState("AB", caret: 2))
    #expect(decision.outcome == .accepted)
    #expect(decision.violations.map(\.rule) == ["loud"])
    #expect(engine.validate("AB").isValid)
    let refusing = Rule("refusing") { .reject($0.violation(.custom)) }
    let refused = Intercepter(rules: [refusing]).intercept(
      EditingState("A", caret: 1), after: EditingState("AB", caret: 2))
    #expect(refused.outcome == .accepted && refused.violations.isEmpty)
  }

  @Test func `a flag leaves a finished text invalid, a warning does not`() {
    let flag = Intercepter(rules: [.maxLength(1, in: .utf16, onViolation: .flag)]).validate("ab")
    #expect(flag.status == .invalid && flag.violations.map(\.severity) == [.error])
    let warn = Intercepter(rules: [.maxLength(1, in: .utf16, onViolation: .warn)]).validate("ab")
    #expect(warn.status == .valid && warn.violations.map(\.severity) == [.warning])
  }
}

extension Rule {
  /// Whether what the rule says of a text that it does not like is a warning.
  fileprivate var isWarning: Bool {
    let validity = Intercepter(rules: [self]).validate("a\nb😀cdef1.2.3")
    return validity.isValid && !validity.violations.isEmpty
  }
}
