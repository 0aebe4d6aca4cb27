import Testing
import TextInputIntercepter

/// A field that shows its text in capitals; the rules judge small letters.
private final class Capitals: TextMapping, @unchecked Sendable {
  override func formatted(_ state: EditingState) -> (state: EditingState, rest: Int) {
    (EditingState(state.text.uppercased(), selection: state.selection), 0)
  }

  override func unformatted(_ state: EditingState) -> EditingState {
    EditingState(state.text.lowercased(), selection: state.selection)
  }

  override func shown(_ state: EditingState) -> EditingState { formatted(state).state }

  override func unformatted(finished text: String) -> (text: String, violation: Violation?) {
    (text.lowercased(), nil)
  }

  override func edit(
    from previous: EditingState, to current: EditingState, by change: TextDiff.Change
  ) -> MappedEdit { MappedEdit(from: unformatted(previous), to: unformatted(current)) }
}

@Suite struct TextMappingTests {
  private static let rules: [Rule] = [.allowedCharacters("abc"), .maxLength(3, in: .graphemes)]
  private static let field = Intercepter(rules: rules, format: TextFormat(Capitals()))

  @Test(arguments: [
    ("|", "a", Decision.Outcome.amended, "A|"), ("A|B", "C", .accepted, "AC|B"),
    ("AB|", "d", .rejected, "AB|"), ("ABC|", "a", .rejected, "ABC|"),
  ])
  func `the rules judge the unformatted text`(
    old: String, typed: String, outcome: Decision.Outcome, new: String
  ) throws {
    let state = try #require(EditingState(notation: old))
    let range = try #require(state.selection)
    let decision = Self.field.intercept(Edit(range: range, replacement: typed), in: state)
    #expect(decision.outcome == outcome)
    #expect(decision.state.description == new)
  }

  @Test func `a finished text is read as the mapping reads it`() {
    #expect(Self.field.validate("ABC").isValid)
    #expect(Self.field.sanitize("ABCD") == "abc")
    #expect(Self.field.formattedText(of: "abc") == "ABC")
    #expect(Self.field.missingPart(of: "A") == "")
    #expect(TextFormat(Capitals()).definition.prefixCount == 0)
  }

  @Test func `the mapping itself changes nothing`() throws {
    let mapped = Intercepter(rules: Self.rules, format: TextFormat(TextMapping()))
    let state = try #require(EditingState(notation: "a|c"))
    let decision = mapped.intercept(Edit(range: 1..<1, replacement: "b"), in: state)
    #expect(decision.outcome == .accepted && decision.state.description == "ab|c")
    #expect(mapped.validate("abd").violations.map(\.range) == [2..<3])
    #expect(mapped.unformattedText(of: "a") == "a")
  }
}
