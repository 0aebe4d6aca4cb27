import TestSupport
import Testing
import TextInputIntercepter

@Suite struct MaxLengthTests {
  static let rejecting: [StateCase] = [
    .accepts("ab|", "abc|"),
    .rejects("abc|", "abcd|", "tooLong"),
    .rejects("|abc", "x|abc", "tooLong"),
    .rejects("a‹bc›", "axyz|", "tooLong"),
    .accepts("a‹bc›", "axy|"),
    // Too long already, set by program: may shrink and change, may not grow.
    .accepts("abcdef|", "abcde|"),
    .accepts("abc‹def›", "abcxy|"),
    .accepts("ab‹c›def", "abx|def"),
    .rejects("abcdef|", "abcdefg|", "tooLong"),
    // One cluster is one character, whatever it is made of.
    .accepts("ab|", "ab👨‍👩‍👧‍👦|"),
    .accepts("ab👍|", "ab👍🏽|"),
    .accepts("abe|", "abe\u{301}|"),
    .rejects("ab👍🏽|", "ab👍🏽👍🏽|", "tooLong"),
  ]

  static let amending: [StateCase] = [
    .amends("|", "abcdef|", to: "abc|", "tooLong"),
    // The insertion is cut, never the tail of what was there.
    .amends("a|z", "abcd|z", to: "ab|z", "tooLong"),
    .amends("a|z", "ab|cdz", to: "ab|z", "tooLong"),
    .amends("a|z", "a‹bcd›z", to: "a‹b›z", "tooLong"),
    .amends("a‹yz›", "abcd|", to: "abc|", "tooLong"),
    .rejects("abc|", "abcd|", "tooLong"),
    .rejects("ab|c", "abx|c", "tooLong"),
    // Cut at a cluster boundary.
    .amends("ab|", "ab👨‍👩‍👧‍👦👨‍👩‍👧‍👦|", to: "ab👨‍👩‍👧‍👦|", "tooLong"),
    .amends("🇨🇳|", "🇨🇳🇯🇵🇰🇷🇩🇪|", to: "🇨🇳🇯🇵🇰🇷|", "tooLong"),
    // A text that is too long already keeps its length.
    .amends("abc‹def›", "abcuvwxyz|", to: "abcuvw|", "tooLong"),
  ]

  @Test(arguments: rejecting) func `refuses`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.maxLength(3, in: .graphemes)])) == nil)
  }

  @Test(arguments: amending) func `cuts`(row: StateCase) {
    let engine = Intercepter(rules: [.maxLength(3, in: .graphemes, onViolation: .amend)])
    #expect(row.failure(engine) == nil)
  }

  @Test func `a soft limit lets it in and says so`() {
    let engine = Intercepter(rules: [.maxLength(3, in: .graphemes, onViolation: .warn)])
    #expect(StateCase.reports("abc|", "abcd|", "tooLong").failure(engine) == nil)
    #expect(engine.validate("abcd").isValid)
    #expect(engine.validate("abcd").violations.count == 1)
  }

  @Test(arguments: [
    (LengthUnit.gb18030, "张三李四王", "张三李四王a", 11),
    (.gb18030, "张三😀ab", "张三😀abc", 11),
    (.utf16, "张三😀😀😀😀", "张三😀😀😀😀a", 11),
    (.utf8, "张三李a", "张三李ab", 11),
    (.scalars, "👨‍👩‍👧‍👦abc", "👨‍👩‍👧‍👦abcd", 11),
    (.graphemes, "👨‍👩‍👧‍👦123456789", "👨‍👩‍👧‍👦1234567890", 11),
  ])
  func `counts in its unit`(unit: LengthUnit, fits: String, exceeds: String, actual: Int) {
    let engine = Intercepter(rules: [.maxLength(10, in: unit)])
    #expect(engine.validate(fits).isValid)
    let violations = engine.validate(exceeds).violations
    #expect(violations.map(\.actual) == [actual])
    #expect(violations.map(\.limit) == [10])
    #expect(violations.map(\.unit) == [unit.identifier])
    #expect(engine.sanitize(exceeds) == fits)
  }

  @Test(arguments: [
    StateCase.accepts("张|三", "张\u{202E}|三"), .accepts("a|", "a\u{200B}|"),
    .rejects("张|三", "张a|三", "tooLong"),
  ])
  func `a text that is too long already takes what has no width`(row: StateCase) {
    let engine = Intercepter(rules: [.maxLength(0, in: .doubleWidth)])
    #expect(row.failure(engine) == nil)
  }

  @Test func `a 4-byte character is never cut, nor the text emptied`() {
    let engine = Intercepter(rules: [.maxLength(9, in: .gb18030, onViolation: .amend)])
    #expect(engine.sanitize("张三😀😀") == "张三😀")
    #expect(StateCase.amends("|", "张三😀😀|", to: "张三😀|", "tooLong").failure(engine) == nil)
  }

  @Test(arguments: [
    ("张三", LengthUnit.gb18030, "; a Chinese character counts 2"), ("𠮷", .gb18030, "; “𠮷” counts 4"),
    ("张𠮷", .gb18030, "; “𠮷” counts 4"), ("あい", .gb18030, "; “あ” counts 2"),
    ("龟龟", .gb18030, "; a Chinese character counts 2"),
    ("a\r\né", .utf8, "; “é” counts 2"), ("abcd", .gb18030, ""),
    ("área", .utf8, "; “á” counts 2"), ("张", .utf8, "; a Chinese character counts 3"),
    ("한", .utf8, "; “한” counts 3"), ("ｅf", .doubleWidth, "; “ｅ” (U+FF45) counts 2"),
    ("abc", .utf8, ""),
    ("張三", .doubleWidth, "; a Chinese character takes 2"), ("👨‍👩‍👧", .utf16, "; most emoji count 2"),
  ])
  func `the sentence says what counts more than one`(text: String, unit: LengthUnit, hint: String)
    throws
  {
    let engine = Intercepter(rules: [.maxLength(2, in: unit)])
    let violation = try #require(engine.validate(text).violations.first)
    #expect(violation.message.hasSuffix("not \(unit.length(of: text))\(hint)."))
    let english = Messages(language: "en")?.text(for: violation)
    #expect(english == violation.message)
  }

  @Test func `the violation marks what does not fit`() {
    let engine = Intercepter(rules: [.maxLength(4, in: .gb18030)])
    let decision = engine.intercept(
      EditingState("张😀三", caret: 4), after: EditingState("张三", caret: 1))
    #expect(decision.violations.map(\.range) == [1..<3])
    #expect(
      decision.violations.first?.message
        == "At most 4 bytes are allowed here, not 8; “😀” counts 4.")
    #expect(engine.validate("张三李四").violations.map(\.range) == [2..<4])
  }

  @Test func `limits at the ends of the scale`() {
    #expect(Intercepter(rules: [.maxLength(0, in: .utf8)]).sanitize("abc") == "abc")
    #expect(Intercepter(rules: [.maxLength(-5, in: .utf8)]).validate("").isValid)
    #expect(Intercepter(rules: [.maxLength(.max, in: .graphemes)]).validate("abc").isValid)
    let endless = LengthUnit.perCharacter("endless") { _ in .max }
    #expect(Intercepter(rules: [.maxLength(.max, in: endless)]).sanitize("ab") == "a")
  }

  @Test(arguments: [
    LengthUnit.perScalar("letters") { $0.properties.isAlphabetic ? 1 : -1 },
    .perCharacter("letters") { $0.isLetter ? 1 : -1 },
  ]) func `a negative length of a custom unit counts as 0`(unit: LengthUnit) {
    for (text, length) in [("", 0), ("-", 0), ("-a-b-", 2), ("-,-", 0), ("a😀bc", 3)] {
      #expect(unit.length(of: text) == length)
      for limit in 0...4 {
        let (long, short) = (
          Intercepter(rules: [.minLength(limit, in: unit)]),
          Intercepter(rules: [.maxLength(limit, in: unit)])
        )
        #expect(long.validate(text).isValid == (length >= limit))
        #expect(short.validate(text).isValid == (length <= limit))
        #expect(short.lengthCounts(of: text).map(\.remaining) == [max(0, limit - length)])
        let pasted = short.intercept(
          Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
        #expect(pasted.outcome == (length <= limit ? .accepted : .rejected))
      }
    }
    #expect(Intercepter(rules: [.maxLength(1, in: unit)]).sanitize("-a-b-") == "-a-")
  }
}
