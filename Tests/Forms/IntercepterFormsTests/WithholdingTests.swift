import IntercepterForms
import Testing
import TextInputIntercepter

@Suite struct WithholdingTests {
  @Test func `no message about a secret text names its characters`() throws {
    let patterns: [RuleMessage?] = [
      nil, "Not {characters}.", "{characterCount, plural, =0 {Digits.} other {Not {characters}.}}",
      "Digits.",
    ]
    let messages = patterns.map { pattern in
      let rule = Rule.numbersOnly()
      let violation = Intercepter(rules: [pattern.map { rule.saying($0) } ?? rule])
        .validate("x").violations.first!
      #expect(
        violation.saying(violation.message).unnamed.message == "Only digits are allowed here.")
      #expect(violation.withheld.message == violation.unnamed.message)
      return violation.unnamed.message
    }
    #expect(
      messages == [
        "Only digits are allowed here.", "Only digits are allowed here.", "Digits.", "Digits.",
      ])
    let rude = Violation(.init(rawValue: "rude"), range: 0..<1, message: "Please.")
    #expect(rude.unnamed == rude)
  }

  @Test func `a secret violation keeps everything that is no text`() throws {
    let own = Violation(
      .tooLong, byRule: "maxLength", range: 0..<1, limit: 3, actual: 6, unit: "utf8",
      severity: .warning, bound: "2024", characters: ["x"])
    let secret = FieldResult(
      name: "pin", text: "张三", validity: Validity(.valid, [own]), isSecret: true)
    let kept = try #require(secret.violations.first)
    #expect(
      kept.message == "At most 3 bytes are allowed here, not 6; a Chinese character counts 3.")
    let withheld = try #require(secret.written.violations.first)
    #expect(withheld.message == "At most 3 bytes are allowed here; a Chinese character counts 3.")
    for violation in [kept, withheld] {
      #expect((violation.rule, violation.code) == ("maxLength", .tooLong))
      #expect((violation.limit, violation.unit) == (3, "utf8"))
      #expect((violation.severity, violation.bound) == (.warning, "2024"))
    }
  }

  @Test(arguments: Messages.languages)
  func `the sentence about a secret length has its unit in every language`(
    language: String
  ) throws {
    let messages = try #require(Messages(language: language))
    for unit in [LengthUnit.graphemes, .utf16, .utf8, .gb18030, .doubleWidth] {
      let rules: [(rule: Rule, text: String)] = [
        (.maxLength(12, in: unit), String(repeating: "a", count: 57)),
        (.minLength(12, in: unit), "aaaaa"),
      ]
      for (rule, text) in rules {
        func said(_ rule: Rule) throws -> String {
          let validity = Intercepter(rules: [rule]).validate(text)
          let result = FieldResult(name: "pin", text: text, validity: validity, isSecret: true)
          return messages.text(for: try #require(result.written.violations.first))
        }
        let sentence = try said(rule)
        let words = try said(rule.saying([language: "{limitWithUnit}"]))
        #expect(sentence.contains(words), "\(sentence)")
        #expect(!sentence.contains { "5۵٥".contains($0) }, "\(sentence)")
      }
    }
  }

  @Test(arguments: ["x", "vwxyz", "e\u{301}\u{302}\u{303}\u{304}"])
  func `what is withheld has no characters`(text: String) {
    let violations = Intercepter(rules: [.numbersOnly()]).validate(text).violations
    #expect(!violations.isEmpty)
    for violation in violations {
      #expect(!violation.characters.isEmpty || violation.hasMoreCharacters)
      #expect(violation.withheld.characters.isEmpty && !violation.withheld.hasMoreCharacters)
      #expect(violation.withheld.range.isEmpty)
    }
  }
}
