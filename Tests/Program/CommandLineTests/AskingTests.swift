import Foundation
import Testing

/// The live field as a question of a shell script: the text goes to standard output.
struct AskingTests {
  private static let options = ["--label", "Your name", "--max-length", "10"]

  @Test func `Enter prints the text and nothing else`() throws {
    let terminal = try PseudoTerminal(Self.options, separatesOutput: true)
    terminal.waitFor("Enter accepts")
    terminal.type("张三\r")
    #expect(try terminal.waitForEnd().hasSuffix(ReplTerminalTests.restored))
    #expect(terminal.process.terminationStatus == 0)
    #expect(try terminal.result() == "张三\n")
    #expect(terminal.isCooked)
  }

  @Test func `a text that does not conform is not printed`() throws {
    let terminal = try PseudoTerminal(["--min-length", "3"], separatesOutput: true)
    terminal.waitFor("Enter accepts")
    terminal.type("ab\r")
    terminal.waitFor("is not valid yet")
    terminal.type("c\r")
    _ = try terminal.waitForEnd()
    #expect(try terminal.result() == "abc\n")
  }

  @Test(arguments: ["\u{3}", "\u{4}", "\u{1B}:quit\r"])
  func `whoever leaves answers nothing, with status 130`(keys: String) throws {
    let terminal = try PseudoTerminal(Self.options, separatesOutput: true)
    terminal.waitFor("Enter accepts")
    terminal.type("ab\(keys)")
    #expect(try terminal.waitForEnd().hasSuffix(ReplTerminalTests.restored))
    #expect(terminal.process.terminationReason == .exit)
    #expect(terminal.process.terminationStatus == 130)
    #expect(try terminal.result() == "")
  }

  @Test func `a form prints an object with its texts`() throws {
    let folder = try TemporaryFolder()
    let profile = try folder.file(
      "p.json",
      Data(
        """
        {"version":1,"fields":{"name":{"required":true,"rules":[],"fixes":[{"fix":"trimWhitespace"}]},
        "note":{"rules":[]}}}
        """.utf8)
    ).path
    let terminal = try PseudoTerminal(["--profile", profile], separatesOutput: true)
    terminal.waitFor("Enter accepts")
    terminal.type("\ta \"b\"\r")
    terminal.waitFor("1 of 2 fields")
    // The first field that does not conform has the focus.
    terminal.type(" Ada \r")
    _ = try terminal.waitForEnd()
    #expect(try terminal.result() == "{\"name\":\"Ada\",\"note\":\"a \\\"b\\\"\"}\n")
  }

  @Test func `what waits for a terminal says so`() throws {
    for command in [["check", "--max-length", "3"], ["replay"], ["process"]] {
      let terminal = try PseudoTerminal(command)
      terminal.waitFor("Reading from the terminal; Ctrl+D")
      terminal.type("\u{4}")
      _ = try terminal.waitForEnd()
    }
  }
}
