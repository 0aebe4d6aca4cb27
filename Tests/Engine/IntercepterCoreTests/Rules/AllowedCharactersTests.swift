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
