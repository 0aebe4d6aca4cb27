import TestSupport
import Testing
import TextInputIntercepter

@Suite struct AllowedCharactersTests {
  static let rows: [StateCase] = [
    .accepts("z|", "zx|"), .rejects("z|", "zy|", "characterNotAllowed"),
    .accepts("|", "é|"), .accepts("|", "e\u{301}|"),
    .rejects("|", "e|", "characterNotAllowed"),
    .rejects("|", "zyyxq|", "characterNotAllowed", "characterNotAllowed"),
    .accepts("|", "👍🏽|"), .rejects("|", "👍|", "characterNotAllowed"),
  ]

  @Test(arguments: rows) func `admits the list`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.allowedCharacters("zxcvasdfé👍🏽")])) == nil)
  }

  @Test func `admits what passes a test`() {
    let engine = Intercepter(rules: [.allowedCharacters(onViolation: .amend) { $0.isLetter }])
    #expect(
      StateCase.amends("|", "a1张é!|", to: "a张é|", "characterNotAllowed", "characterNotAllowed")
        .failure(engine) == nil)
    #expect(engine.sanitize("a 1") == "a")
  }

  @Test func `an empty list admits nothing`() {
    #expect(
      StateCase.rejects("|", "a|", "characterNotAllowed").failure(
        Intercepter(rules: [.allowedCharacters("")])) == nil)
  }
}

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
