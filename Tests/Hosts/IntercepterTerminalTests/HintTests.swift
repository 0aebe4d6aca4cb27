import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// What the screen says could be pressed, and what came of a key that had nothing to do.
struct HintTests {
  @Test func `Escape is what it does now`() throws {
    var terminal = try Terminal()
    #expect(terminal.row(23).hasPrefix(" Esc command · Enter validates"))
    terminal.command("help")
    #expect(terminal.row(23).hasPrefix(" Esc closes · Enter validates"))
    terminal.press(.escape)
    #expect(terminal.row(23).hasPrefix(" Esc command · Enter validates"))
    terminal.command("compose ni")
    #expect(terminal.row(23).hasPrefix(" Esc cancels · Enter commits"))
  }

  @Test(arguments: [
    (80, "Esc command · Enter validates · Ctrl+\\ emoji · F1 help · Ctrl+D quits"),
    (60, "F1 help · Ctrl+D quits · Esc command · Enter validates"),
    (30, "F1 help · Ctrl+D quits"), (20, "F1 help"),
  ])
  func `help and the way out have room first`(columns: Int, hints: String) throws {
    let terminal = try Terminal(columns: columns)
    #expect(terminal.row(23) == " " + hints)
  }

  @Test func `undo and redo say that there is nothing to do`() throws {
    var terminal = try Terminal()
    terminal.press(.controlZ)
    #expect(terminal.screen().contains(" Ctrl+Z (Undo) → there is nothing to undo\n"))
    terminal.type("\u{1B}z")
    #expect(terminal.screen().contains(" Alt+Z (Redo) → there is nothing to redo\n"))
    terminal.type("a")
    terminal.press(.controlZ)
    #expect(!terminal.screen().contains("nothing"))
    terminal.type("\u{1B}z")
    #expect(!terminal.screen().contains("nothing"))
    #expect(terminal.state == "a|")
  }

  @Test(arguments: [
    (
      EllipsisPolicy.restore,
      "rejected: The keyboard inserted “…”; the dots before it were restored.", "a..|"
    ),
    (
      .expand, "amended: The keyboard replaced “...” with “…”; the dots were restored.", "a...|"
    ),
    (.accept, "accepted", "a…|"),
  ])
  func `each policy says what became of the dots`(
    policy: EllipsisPolicy, remark: String, state: String
  ) throws {
    var terminal = try Terminal(columns: 120)
    terminal.command("set ellipsis \(policy)")
    terminal.command("smart on")
    terminal.type("a...")
    #expect(terminal.screen().contains("→ \(remark)\n"))
    #expect(terminal.state == state)
  }

  @Test func `a session begins with something to try`() throws {
    var terminal = try Terminal()
    terminal.repl.greet(hasEllipsisPolicy: false)
    #expect(terminal.row(5).hasPrefix(" Try :smart on, which makes “…” of three typed dots."))
    terminal.repl.greet(hasEllipsisPolicy: true)
    #expect(terminal.row(5).hasPrefix(" --ellipsis has no effect yet: --smart or :smart on"))
    terminal.repl.useSmartPunctuation()
    terminal.repl.greet(hasEllipsisPolicy: true)
    #expect(terminal.row(5).hasPrefix(" Three typed dots become “…”."))
    terminal.type("...")
    #expect(terminal.state == "...|")
    #expect(terminal.screen().contains("amended"))
  }

  @Test func `help says what smart punctuation is`() throws {
    var terminal = try Terminal(rows: 90)
    terminal.command("help")
    #expect(terminal.screen().contains("smart punctuation: ellipses, curly quotes\n"))
  }
}
