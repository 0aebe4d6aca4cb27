import IntercepterMessages
import Testing
import TextInputIntercepter

struct IsolatedMessageTests {
  @Test func `quoted texts and labels are isolated where people read them`() throws {
    let sizes = Intercepter(rules: [.oneOf(["אבג (1)", "דהו (2)"])])
    let violation = sizes.validate("x").violations[0]
    let sentence = "This must be one of: \u{2068}אבג (1), דהו (2)\u{2069}."
    #expect(violation.isolatedMessage.hasSuffix(sentence))
    #expect(!violation.message.unicodeScalars.contains("\u{2068}"))
    let digits = Intercepter(rules: [.numbersOnly()]).validate("אx").violations[0]
    #expect(digits.isolatedMessage.contains("“\u{2068}א\u{2069}”"))
  }

  @Test(arguments: Messages.languages) func `every language isolates, and says the same`(
    language: String
  ) throws {
    let plain = try #require(Messages(language: language))
    var isolating = plain
    isolating.isolatesQuotations = true
    let rules: [Rule] = [
      .numbersOnly(), .oneOf(["א", "ב"]), .maxLength(1, in: .gb18030), .emoji(.forbidden),
    ]
    for rule in rules {
      for violation in Intercepter(rules: [rule]).validate("אx😀").violations {
        let (text, isolated) = (plain.text(for: violation), isolating.text(for: violation))
        let scalars = isolated.unicodeScalars
        #expect(scalars.count { $0 == "\u{2068}" } == scalars.count { $0 == "\u{2069}" })
        let same = scalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
        #expect(String(String.UnicodeScalarView(same)) == text)
        if !violation.characters.isEmpty, text.contains(violation.characters[0]) {
          #expect(scalars.contains("\u{2068}"), "\(isolated)")
        }
      }
    }
  }

  @Test func `a custom message isolates its label`() {
    let named = Rule.numbersOnly().saying(RuleMessage("{label}: digits only").labelled("שם"))
    let violation = Intercepter(rules: [named]).validate("x").violations[0]
    #expect(violation.isolatedMessage == "\u{2068}שם\u{2069}: digits only")
    #expect(violation.message == "שם: digits only")
  }
}
