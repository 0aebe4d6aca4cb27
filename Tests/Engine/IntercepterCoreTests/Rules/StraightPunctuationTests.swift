import TestSupport
import Testing
import TextInputIntercepter

@Suite struct StraightPunctuationTests {
  static let engine = Intercepter(rules: [.straightPunctuation()])

  @Test func `writes typographic quotation marks and dashes as ASCII`() {
    let marks = "“”„‟«»‘’‚‛‹›‐‑‒–—"
    #expect(Self.engine.sanitize(marks) == #""""""""# + "''''''-----")
    let kept = "\"'-…−′″「」·é"
    #expect(Self.engine.sanitize(kept) == kept)
    #expect(Self.engine.validate(marks).isValid)
    let changed = (UInt32(0x80)...0x2FFF).compactMap { Unicode.Scalar($0) }
      .filter { Self.engine.sanitize(String($0)) != String($0) }
    #expect(Set(changed) == Set(marks.unicodeScalars))
  }

  static let rows: [StateCase] = [
    .amends("|", "“|", to: "\"|"),
    .amends("don|", "don’|", to: "don'|"),
    .amends("a|b", "a–|b", to: "a-|b"),
    .amends("a|", "a«\u{301}|", to: "a\"\u{301}|"),
    .accepts("“a|", "“ab|"),
    .accepts("“a|", "“|"),
    // Smart punctuation replaces a hyphen and the next one by a dash.
    .amends("a-|", "a—|", to: "a--|"),
    .amends("a-|b", "a–|b", to: "a--|b"),
    .amends("a--|", "a—|", to: "a---|"),
    .amends("a‹-›", "a—|", to: "a-|"),
    .amends("a.|", "a—|", to: "a-|"),
    .amends("a-|", "a—b|", to: "a-b|"),
    // A text that is filled in has its caret at the end.
    .amends("a-b|", "a—b|", to: "a-b|"),
  ]

  @Test(arguments: rows) func `rewrites what is inserted`(row: StateCase) {
    #expect(row.failure(Self.engine) == nil)
  }

  @Test func `later rules see ASCII`() {
    let engine = Intercepter(rules: [.straightPunctuation(), .allowedCharacters("a'")])
    #expect(StateCase.amends("a|", "a’|", to: "a'|").failure(engine) == nil)
    #expect(StateCase.rejects("a|", "a“|", "characterNotAllowed").failure(engine) == nil)
  }
}
