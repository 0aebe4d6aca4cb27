import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// What keys do in the field and in the prompt, and what they are called.
struct KeyTests {
  /// Keys behind `ab cd|`, the state then, and the name in the report.
  static let names: [(keys: String, state: String, report: String)] = [
    ("\u{17}", "ab |", "Ctrl+W → accepted"), ("\u{15}", "|", "Ctrl+U → accepted"),
    ("\u{1}", "|ab cd", "Ctrl+A (Home)"), ("\u{1}\u{B}", "|", "Ctrl+K → accepted"),
    ("\u{1A}", "|", "Ctrl+Z (Undo)"), ("\u{1A}\u{1B}z", "ab cd|", "Alt+Z (Redo)"),
    ("\u{1B}[D", "ab c|d", "Left"), ("\u{1B}b", "ab |cd", "Alt+B (WordLeft)"),
    ("\u{1B}a", "‹ab cd›", "Alt+A (SelectAll)"), ("\u{7F}", "ab c|", "Backspace → accepted"),
    ("\u{17}\u{19}", "ab cd|", "Ctrl+Y (Paste \"cd\") → accepted"),
    ("\u{1}\u{B}\u{19}\u{19}", "ab cdab cd|", "Ctrl+Y (Paste \"ab cd\") → accepted"),
    ("\u{1B}a\u{18}\u{16}", "ab cd|", "Ctrl+V (Paste \"ab cd\") → accepted"),
  ]

  @Test(arguments: names)
  func `a report names the key that was pressed`(keys: String, state: String, report: String)
    throws
  {
    var terminal = try Terminal()
    terminal.type("ab cd")
    terminal.type(keys)
    #expect(terminal.state == state)
    #expect(terminal.row(5) == " \(report)")
  }

  @Test func `a refusal among keys that arrive together is reported`() throws {
    var terminal = try Terminal(.emoji(.forbidden))
    terminal.type("😀a")
    #expect(terminal.state == "a|")
    #expect(terminal.row(5) == #" Type "😀" → rejected: Emoji are not allowed here: “😀”."#)
    #expect(terminal.repl.isFlashing)
    terminal.type("b")
    #expect(terminal.row(5) == #" Type "b" → accepted"#)
    #expect(!terminal.repl.isFlashing)
  }

  @Test func `what was deleted in one field is pasted in another`() throws {
    var terminal = try Terminal(fields: [
      ("a", FieldSpecification(rules: [])), ("b", FieldSpecification(rules: [])),
    ])
    terminal.type("one two")
    terminal.press(.controlW, .tab, .controlY)
    #expect(terminal.state == "two|")
  }

  @Test func `Ctrl+C in a command gives the command up, and no more`() throws {
    var terminal = try Terminal()
    terminal.type(":text x")
    terminal.press(.controlC)
    #expect(terminal.repl.ending == nil)
    #expect(terminal.state == "|")
    terminal.press(.controlC)
    #expect(terminal.repl.ending == .interrupt)
  }

  @Test func `the keys of the field work in a command too`() throws {
    var terminal = try Terminal()
    terminal.type(":text one two")
    terminal.press(.controlW, .controlY, .controlY)
    #expect(terminal.row(23) == ":text one twotwo")
  }

  @Test func `what was typed comes back behind the last command of the history`() throws {
    var terminal = try Terminal()
    terminal.type(":text ab\r")
    terminal.press(.escape)
    terminal.type("cle")
    terminal.press(.up, .down)
    #expect(terminal.row(23) == ":cle")
  }

  @Test func `a colon behind the Escape that has closed a panel begins a command`() throws {
    var terminal = try Terminal()
    terminal.type("ab")
    terminal.command("rules")
    terminal.press(.escape)
    terminal.type(":clear\r")
    #expect(terminal.state == "|")
    terminal.type("a")
    terminal.command("rules")
    terminal.press(.escape)
    terminal.type("b:")
    #expect(terminal.state == "ab:|")
  }

  @Test func `an answer of the terminal that comes late is not typed`() throws {
    var terminal = try Terminal()
    terminal.type("a\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\b")
    terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}c")
    terminal.type("\u{1B}P1+r544e=787465726D\u{1B}\\d")
    #expect(terminal.state == "abcd|")
    // A key with Alt all the same.
    terminal.type("\u{1B}]")
    terminal.type("e")
    #expect(terminal.state == "abcde|")
  }
}
