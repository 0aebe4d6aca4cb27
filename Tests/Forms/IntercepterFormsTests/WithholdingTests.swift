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

  @Test(arguments: ["x", "vwxyz", "e\u{301}\u{302}\u{303}\u{304}"])
  func `what is withheld has no characters`(text: String) {
    for violation in Intercepter(rules: [.numbersOnly()]).validate(text).violations {
      #expect(!violation.characters.isEmpty || violation.hasMoreCharacters)
      #expect(violation.withheld.characters.isEmpty && !violation.withheld.hasMoreCharacters)
      #expect(violation.withheld.range.isEmpty)
    }
  }
}
