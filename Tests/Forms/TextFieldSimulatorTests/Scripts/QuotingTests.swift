import Testing
import TextFieldSimulator
import TextInputIntercepter

/// Texts in quotes, scalar for scalar, and what stands for what in them.
@Suite struct QuotingTests {
  static let texts: [ScriptCase] = [
    ScriptCase(#""a'b`c""#, "a'b`c"),
    ScriptCase(#"'a"b'"#, #"a"b"#),
    ScriptCase(#"`a"b'c`"#, #"a"b'c"#),
    ScriptCase(#""a # b""#, "a # b"),
    ScriptCase(#""\n\r\t""#, "\n\r\t"),
    ScriptCase(#"'\n\r\t'"#, "\n\r\t"),
    ScriptCase(#""\\\"\'\`""#, #"\"'`"#),
    ScriptCase(#""\|\‹\›\[\]""#, "|‹›[]"),
    ScriptCase(#""|‹›[]""#, "|‹›[]"),
    ScriptCase(#""\u{41}\u{1F600}\u{301}\u{000041}""#, "A😀\u{301}A"),
    ScriptCase(#""\u{0}\u{10FFFF}""#, "\u{0}\u{10FFFF}"),
    // Nothing is an escape in back quotes.
    ScriptCase(#"`\d{4}\`"#, #"\d{4}\"#),
    // A combining mark, joiner or variation selector right behind a quote belongs to the text.
    ScriptCase("\"\u{301}\"", "\u{301}"),
    ScriptCase("\"\u{200D}\"", "\u{200D}"),
    ScriptCase("'\u{FE0F}\u{20E3}'", "\u{FE0F}\u{20E3}"),
    // And one that joins what follows, right before one.
    ScriptCase("\"\u{600}\"", "\u{600}"),
    // Composed or not, as it is written.
    ScriptCase("\"é\"", "é"),
    ScriptCase("\"e\u{301}\"", "e\u{301}"),
    ScriptCase(#""\u{65}\u{301}""#, "e\u{301}"),
  ]

  @Test(arguments: texts) func `a text in quotes stands for`(row: ScriptCase) {
    guard case .type(let text) = actions("Type \(row.source)").first else {
      Issue.record("\(row.source) is not read as a text")
      return
    }
    row.compare(text)
  }

  static let states: [(String, EditingState)] = [
    (#""a|b""#, EditingState("ab", caret: 1)),
    (#""a\|b|""#, EditingState("a|b", caret: 3)),
    (#""\\|""#, EditingState(#"\"#, caret: 1)),
    (#""\[\]\‹\›|""#, EditingState("[]‹›", caret: 4)),
    (#""\"|\n""#, EditingState("\"\n", caret: 1)),
    (#""\u{7C}|\u{5B}\u{5C}""#, EditingState(#"|[\"#, caret: 1)),
    (#"`a\|b|`"#, EditingState("a|b", caret: 3)),
    (#"`a\\|`"#, EditingState(#"a\"#, caret: 2)),
    (#"'‹a›[b]'"#, EditingState("ab", selection: 0..<1, markedRange: 1..<2)),
    ("\"|\u{301}\"", EditingState("\u{301}", caret: 0)),
    (#""e\u{301}|""#, EditingState("e\u{301}", caret: 2)),
  ]

  @Test(arguments: states) func `a state in quotes stands for`(
    source: String, state: EditingState
  ) {
    #expect(actions("Expect \(source)") == [.expect(state)])
  }

  @Test func `a quote inside a bare word is a part of it`() {
    #expect(actions(#"ExpectViolation don't"#) == [.expectViolation(.init(rawValue: "don't"))])
  }

  @Test func `a comment may follow a quote at once`() throws {
    let line = try #require(try KeystrokeScript("Type 'a'#b").lines.first)
    #expect(line.command?.action == .type("a"))
    #expect(line.comment == "b")
  }
}
