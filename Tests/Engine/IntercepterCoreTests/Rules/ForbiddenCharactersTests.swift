import TestSupport
import Testing
import TextInputIntercepter

@Suite struct ForbiddenCharactersTests {
  static let rows: [StateCase] = [
    .accepts("a|", "ab|"), .rejects("a|", "a<|", "characterNotAllowed"),
    .rejects("|", "<\u{301}|", "characterNotAllowed"),
    .rejects("|", "\r\n|", "characterNotAllowed"),
    .rejects("|", "e\u{301}|", "characterNotAllowed"),
    .accepts("|", "e|"), .accepts("|", "\u{301}|"),
  ]

  @Test(arguments: rows) func `admits all but the list`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.forbiddenCharacters("<>é\n")])) == nil)
  }

  static let clusters: [(list: String, text: String, isValid: Bool)] = [
    ("1️⃣", "1", true), ("1️⃣", "1️⃣", false), ("1️⃣", "2️⃣", true), ("❤️", "☎️", true),
    ("❤️", "❤️", false), ("👍🏽", "👎🏽", true), ("👍🏽", "👍", true), ("🇨🇳", "🇨🇦", true), ("🇨🇳", "🇨🇳", false),
    ("n\u{303}", "a\u{303}", true), ("n\u{303}", "ñ", false), ("\r\n", "\n", true),
    ("<", "<\u{338}", false), ("👨‍👩‍👧", "👨‍👩‍👦", true),
  ]

  @Test(arguments: clusters)
  func `a listed cluster of several scalars is refused as a whole only`(
    list: String, text: String, isValid: Bool
  ) {
    #expect(
      Intercepter(rules: [.forbiddenCharacters(list)]).validate("a\(text)b").isValid == isValid)
  }

  @Test func `drops them when it amends`() {
    let engine = Intercepter(rules: [.forbiddenCharacters("<>", onViolation: .amend)])
    #expect(
      StateCase.amends("|", "<b>x|", to: "bx|", "characterNotAllowed", "characterNotAllowed")
        .failure(engine) == nil)
    #expect(engine.validate("a<<b>").violations.map(\.range) == [1..<3, 4..<5])
  }
}
