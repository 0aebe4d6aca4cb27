import Testing
import TextInputIntercepter

/// What rules say in words of their own, plainly.
@Suite struct SayingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let message: RuleMessage
    let limit: Int
    let text: String
    let said: String

    init(_ message: RuleMessage, _ limit: Int, _ text: String, _ said: String) {
      (self.message, self.limit, self.text, self.said) = (message, limit, text, said)
    }

    var testDescription: String { "\(message.translations[0].pattern) \(limit)" }
  }

  static let rows: [Row] = [
    Row("Too long.", 1, "ab", "Too long."),
    Row("{actual} of {limit}", 1, "ab", "2 of 1"),
    Row("{limitWithUnit}, not { actualWithUnit }", 1, "张", "1 byte, not 2 bytes"),
    Row("{unit}: {hint}", 1, "张", "gb18030: a Chinese character counts 2"),
    Row("{limit, plural, one {# byte} other {# bytes}}", 1, "ab", "1 byte"),
    Row("{limit, plural, one {# byte} other {# bytes}}", 2, "abc", "2 bytes"),
    Row("{limit, plural, other {many} =2 {a pair} one {one}}", 2, "abc", "a pair"),
    Row("{limit, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", 2, "abc", "2nd"),
    Row(
      "{limit, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", 11, "123456789012",
      "11th"),
    Row("{hasHint, select, true {({hint})} other {}}", 1, "张", "(a Chinese character counts 2)"),
    Row("{hasHint, select, true {({hint})} other {}}", 1, "𠮷", "(“𠮷” counts 4)"),
    Row("{hasHint, select, true {({hint})} other {}}", 1, "ab", ""),
    Row("{limit, number, integer} only", 1, "ab", "1 only"),
    // As ICU has it, a number sign is a number directly in a plural alone.
    Row("{limit, plural, other {{unit, select, gb18030 {#} other {?}}}}", 1, "ab", "#"),
    Row("It's '{limit}', isn''t it? #", 1, "ab", "It's {limit}, isn't it? #"),
    Row("[{label}]", 1, "ab", "[]"),
    // What cannot be read is said as it is.
    Row("{limt}", 1, "ab", "{limt}"),
    Row("{limit", 1, "ab", "{limit"),
    Row("a}", 1, "ab", "a}"),
    Row("{limit, plural, few {x}}", 1, "ab", "{limit, plural, few {x}}"),
    Row("", 1, "ab", ""),
    // English is said plainly, wherever it stands.
    Row(["zh-Hans": "太长了。", "en": "Too long."], 1, "ab", "Too long."),
    Row(["zh-Hans": "最多{limit}", "de-AT": "Höchstens {limit}"], 1, "ab", "Höchstens 1"),
    Row(["de": "Zu lang.", "en-GB": "Too long."], 1, "ab", "Too long."),
  ]

  @Test(arguments: rows)
  func `a rule says it in its own words`(row: Row) throws {
    let rule = Rule.maxLength(row.limit, in: .gb18030).saying(row.message)
    let violation = try #require(Intercepter(rules: [rule]).validate(row.text).violations.first)
    #expect(violation.message == row.said)
    #expect(violation.customMessage == nil)
    #expect((violation.code, violation.rule) == (.tooLong, "maxLength"))
  }

  static let namingRows: [(pattern: String, text: String, sentence: String)] = [
    ("Not {characters}, please.", "1x", "Not “x”, please."),
    ("Not {characters}, please.", "xyx", "Not “x” and “y”, please."),
    ("Not {characters}, please.", "xyzw", "Not “x”, “y”, “z” and others, please."),
    ("{characterCount, plural, one {# letter} other {# letters}}", "x", "1 letter"),
    ("{characterCount, plural, one {# letter} other {# letters}}", "xyz", "3 letters"),
  ]

  @Test(arguments: namingRows)
  func `a rule's message can name the characters`(pattern: String, text: String, sentence: String)
    throws
  {
    let rule = Rule.numbersOnly().saying(pattern)
    let violation = try #require(Intercepter(rules: [rule]).validate(text).violations.first)
    #expect(violation.message == sentence)
    #expect(
      Intercepter(rules: [.maxLength(0, in: .graphemes).saying("[{characters}] {characterCount}")])
        .validate(text).violations.map(\.message) == ["[] 0"])
  }

  @Test func `patterns that nest too deep are said as they are`() {
    let pattern =
      String(repeating: "{limit, plural, other {", count: 100_000)
      + String(repeating: "}}", count: 100_000)
    let rule = Rule.maxLength(1, in: .utf16).saying(pattern)
    #expect(Intercepter(rules: [rule]).validate("ab").violations.first?.message == pattern)
  }

  static let rules: [(plain: Rule, text: String)] = [
    (.maxLength(2, in: .utf16), "abc"), (.maxLength(2, in: .utf16, onViolation: .amend), "abc"),
    (.maxLength(2, in: .utf16, onViolation: .flag), "abc"),
    (.maxLength(2, in: .utf16, onViolation: .warn), "abc"),
    (.emoji(.forbidden), "😀"), (.numbersOnly(), "12x"), (.minLength(3, in: .utf16), "a"),
    (Rule("own") { .reject($0.violation(.custom, message: "No.")) }, "a"),
  ]

  @Test(arguments: rules)
  func `nothing but the words changes`(plain: Rule, text: String) {
    let (first, second) = (
      Intercepter(rules: [plain]), Intercepter(rules: [plain.saying("Own words.")])
    )
    #expect(first.sanitize(text) == second.sanitize(text))
    func check(_ wanted: Violations, _ found: Violations) {
      #expect(found.map(\.message) == wanted.map { _ in "Own words." })
      #expect(found.map(\.code) == wanted.map(\.code))
      #expect(found.map(\.range) == wanted.map(\.range))
      #expect(found.map(\.severity) == wanted.map(\.severity))
      #expect(found.map(\.rule) == wanted.map(\.rule))
    }
    let (validity, said) = (first.validate(text), second.validate(text))
    #expect(validity.status == said.status)
    check(validity.violations, said.violations)

    // Key by key, in both host modes, and a deletion.
    let fields = [InterceptedField(first), InterceptedField(second)]
    for character in text + "⌫" {
      let state = fields[0].state
      let end = state.text.utf16.count
      let edit =
        character == "⌫"
        ? Edit(range: max(0, end - 1)..<end, replacement: "")
        : Edit(range: end..<end, replacement: String(character))
      let decisions = fields.map { $0.shouldApply(edit) }
      #expect(decisions[0].outcome == decisions[1].outcome)
      #expect(decisions[0].state == decisions[1].state)
      check(decisions[0].violations, decisions[1].violations)
      let told = [first, second].map { $0.intercept(edit.applied(to: state), after: state) }
      check(told[0].violations, told[1].violations)
    }
  }

  @Test func `the last words count`() {
    let rule = Rule.maxLength(1, in: .utf16).saying("First.").saying("Second.")
    #expect(rule.message == "Second.")
    #expect(Intercepter(rules: [rule]).validate("ab").violations.map(\.message) == ["Second."])
    #expect(Rule.maxLength(1, in: .utf16).message == nil)
  }
}
