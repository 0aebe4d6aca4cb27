import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// A field whose pattern is a list of texts.
struct ChoiceTests {
  @Test func `arrows go through the choices, round and round`() throws {
    var terminal = try Terminal(.matches("S|M|extra large"))
    #expect(terminal.row(0).hasSuffix("one of S, M, extra large"))
    #expect(terminal.row(23).hasPrefix(" Esc command · Enter validates · ↑↓ choose · F1 help"))
    for state in ["S|", "M|", "extra large|", "S|"] {
      terminal.press(.down)
      #expect(terminal.state == state)
    }
    terminal.press(.up)
    #expect(terminal.state == "extra large|")
    #expect(terminal.screen().contains("✓ valid"))
    terminal.command("text ex")
    terminal.press(.down)
    #expect(terminal.state == "extra large|")
    terminal.command("clear")
    terminal.press(.up)
    #expect(terminal.state == "extra large|")
  }

  @Test func `in a form, they stay in the field`() throws {
    var terminal = try Terminal(fields: [
      ("sure", FieldSpecification(rules: [.matches("yes|no")])),
      ("note", FieldSpecification(rules: [])),
    ])
    terminal.press(.down, .down, .tab)
    terminal.type("a")
    #expect(terminal.screen().contains("  sure  no "))
    #expect(terminal.state == "a|")
    #expect(terminal.repl.questions.map(\.text) == ["sure (one of yes, no)", "note"])
  }

  @Test(arguments: ["a", "a.|b", "(a|b)", "a\\|b", "|", "a|", "[a|b]"])
  func `other patterns have no choices`(pattern: String) throws {
    var terminal = try Terminal(.matches(pattern))
    terminal.press(.down)
    #expect(terminal.state == "|")
    #expect(!terminal.screen().contains("choose"))
  }
}
