import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct PasteboardTests {
  static let rows: [FieldCase] = [
    FieldCase("ab|", "abxy|") { $0.paste("xy") },
    FieldCase("a‹b›c", "axy|c") { $0.paste("xy") },
    FieldCase("a‹b›c", "a‹b›c") { $0.paste("") },
    FieldCase("a|", "a|") { $0.paste() },
    FieldCase("a|", "axx|", { $0.paste("x") }, { $0.paste() }),
    FieldCase("a‹bc›d", "a|d") { $0.cut() },
    FieldCase("a|d", "a|d") { $0.cut() },
    FieldCase("a‹bc›d", "abcbc|d", { $0.copy() }, { $0.paste() }, { $0.paste() }),
    FieldCase("a‹bc›d", "adbc|", { $0.cut() }, { $0.move(.end) }, { $0.paste() }),
    FieldCase("‹a›bc", "abca|", { $0.copy() }, { $0.move(.end) }, { $0.copy() }, { $0.paste() }),
  ]

  @Test(arguments: rows) func `cuts, copies and pastes`(row: FieldCase) {
    #expect(row.failure() == nil)
  }

  @Test func `a paste is one edit`() {
    let field = SimulatedTextField(Intercepter(rules: [.maxLength(3, in: .utf16)]))
    field.type("ab")
    #expect(field.paste("cd")?.outcome == .rejected)
    #expect(field.state.description == "ab|")
    #expect(field.pasteboard == "cd")
  }
}
