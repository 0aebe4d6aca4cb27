import Foundation
import Testing

struct ReplTerminalTests {
  /// What brings the terminal back: no style, wrapping, no bracketed paste, the cursor, the first screen.
  static let restored = "\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  @Test func `what is typed shows, and what is refused says why`() throws {
    let terminal = try PseudoTerminal(
      "--emoji", "forbidden", "--max-length", "10", "--unit", "gb18030")
    terminal.waitFor("0/10 bytes GB18030")
    #expect(!terminal.isCooked)
    terminal.type("张三")
    terminal.waitFor("4/10 bytes GB18030")
    terminal.type("😀")
    terminal.waitFor("Emoji are not allowed here: “")
    // Half of a character, and the rest later.
    terminal.type(Array("李".utf8.prefix(2)))
    terminal.type(Array("李".utf8.suffix(1)))
    terminal.waitFor("6/10 bytes GB18030")
    terminal.type("\u{1B}[200~四王\u{1B}[201~")
    terminal.waitFor("10/10 bytes GB18030")
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd().hasSuffix(Self.restored))
    #expect(terminal.process.terminationStatus == 0)
    #expect(terminal.isCooked)
  }

  @Test func `smart punctuation is switched on at the start`() throws {
    let terminal = try PseudoTerminal("--smart", "--ellipsis", "restore")
    terminal.waitFor(". :why explains each edit")
    terminal.type("...")
    terminal.waitFor("rejected: The keyboard inserted “")
    let script = try Program.output(
      "repl", "--smart", "--script", "-", input: "Type \"a...\"\n")
    let sentence = "The keyboard replaced “...” with “…”; the dots were restored."
    #expect(script == "a...| (amended: \(sentence))\n")
  }

  @Test func `every way out brings the terminal back`() throws {
    let ways: [(name: String, leave: (PseudoTerminal) -> Void, signal: Int32?)] = [
      ("Ctrl+D", { $0.type("\u{4}") }, nil),
      (":quit", { $0.type(":quit\r") }, nil),
      ("Escape, :q", { $0.type("a\u{1B}:q\r") }, nil),
      ("Ctrl+C", { $0.type("\u{3}") }, SIGINT),
      ("SIGTERM", { kill($0.process.processIdentifier, SIGTERM) }, SIGTERM),
      ("SIGINT", { kill($0.process.processIdentifier, SIGINT) }, SIGINT),
      ("SIGHUP", { kill($0.process.processIdentifier, SIGHUP) }, SIGHUP),
      ("SIGQUIT", { kill($0.process.processIdentifier, SIGQUIT) }, SIGQUIT),
      ("a crash", { kill($0.process.processIdentifier, SIGSEGV) }, SIGSEGV),
    ]
    for (name, leave, signal) in ways {
      let terminal = try PseudoTerminal("repl")
      terminal.waitFor("0 characters")
      leave(terminal)
      #expect(try terminal.waitForEnd().contains(Self.restored), "\(name)")
      #expect(terminal.isCooked, "\(name)")
      #expect(
        terminal.process.terminationReason == (signal == nil ? .exit : .uncaughtSignal), "\(name)")
      #expect(terminal.process.terminationStatus == signal ?? 0, "\(name)")
    }
  }

  @Test func `the screen follows the size of the terminal`() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 10)
    // The frame is of ASCII, because the terminal does not say how wide its lines are.
    terminal.waitFor("+\(String(repeating: "-", count: 38))+")
    terminal.resize(columns: 60, rows: 12)
    kill(terminal.process.processIdentifier, SIGWINCH)
    terminal.waitFor("+\(String(repeating: "-", count: 58))+")
    terminal.type("\u{4}")
    _ = try terminal.waitForEnd()
  }

  @Test func `a form is submitted, and says what is wrong`() throws {
    let terminal = try PseudoTerminal("repl", "--profile", "Examples/signup.json")
    terminal.waitFor("nickname")
    terminal.type("张三\t1234\t")
    terminal.waitFor("Amount")
    terminal.type("\r")
    terminal.waitFor("At least 16 characters")
    terminal.type("\u{4}")
    _ = try terminal.waitForEnd()
  }

  @Test func `a session is recorded and replays`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "session.keys").path
    let terminal = try PseudoTerminal(
      "--max-length", "10", "--unit", "gb18030", "--emoji", "forbidden")
    terminal.waitFor("0/10")
    terminal.type(":record \(file)\r")
    terminal.waitFor("every keystroke")
    terminal.type("张三😀")
    terminal.waitFor("Emoji are not allowed here: “")
    terminal.type("\u{1B}[200~李四王\u{1B}[201~")
    terminal.waitFor("10/10")
    terminal.type("\u{1B}[D\u{1B}[D\u{1A}")
    terminal.waitFor("Undo")
    // The session ends the recording, however it ends.
    terminal.type("\u{3}")
    _ = try terminal.waitForEnd()
    let script = try folder.text("session.keys")
    #expect(
      script == """
        Set Rule maxLength 10 gb18030
        Set Rule emoji forbidden

        Type "张三😀"
        Paste "李四王"
        Left 2
        Undo
        Expect "张三|"

        """)
  }
}
