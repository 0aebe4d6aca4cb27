import TestSupport
import Testing
import TextInputIntercepter

@Suite struct ControlCharactersTests {
  @Test func `refuses control characters but tabs and line breaks, and nothing else`() {
    let rules = Intercepter(rules: [.noControlCharacters()])
    let wrong = allScalars.filter { scalar in
      let isRefused =
        scalar.properties.generalCategory == .control && scalar != "\t"
        && !Character(scalar).isNewline
      return rules.validate(String(scalar)).isValid == isRefused
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10).map { String($0.value, radix: 16) })")
  }

  @Test func `removes them, whatever stands around them`() {
    let removing = Intercepter(rules: [.noControlCharacters(onViolation: .amend)])
    #expect(
      StateCase.amends("a|b", "ax\u{0}\u{301}y|b", to: "ax\u{301}y|b", "characterNotAllowed")
        .failure(removing) == nil)
    #expect(removing.sanitize("a\u{1B}[31mb\u{9B}") == "a[31mb")
    #expect(
      removing.sanitize(String(repeating: "é\u{0}", count: 40)) == String(repeating: "é", count: 40)
    )
  }
}
