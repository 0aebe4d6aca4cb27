import Foundation
import Testing

/// `intercepter emoji` as in `$(intercepter emoji)`: it draws on the terminal and prints the choice.
struct EmojiTerminalTests {
  @Test func `what is searched for and chosen is printed`() throws {
    let terminal = try PseudoTerminal(["emoji"], columns: 60, rows: 16, separatesOutput: true)
    terminal.waitFor("grinning face")
    terminal.type("waving hand")
    terminal.waitFor("👋")
    terminal.type("\u{14}")  // Ctrl+T
    terminal.waitFor("👋🏿")
    terminal.type("\u{1B}[C\u{1B}[C\r")
    #expect(try terminal.waitForEnd().hasSuffix(ReplTerminalTests.restored))
    #expect(try terminal.result() == "👋🏼\n")
    #expect(terminal.process.terminationStatus == 0 && terminal.isCooked)
  }

  @Test func `nothing is printed where nothing is chosen`() throws {
    let terminal = try PseudoTerminal(["emoji", "--choose", "pizza"], separatesOutput: true)
    terminal.waitFor("🍕")
    // Escape empties the search, then closes.
    terminal.type("\u{3}")
    terminal.waitFor("Smileys")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd().hasSuffix(ReplTerminalTests.restored))
    #expect(try terminal.result().isEmpty)
    #expect(terminal.process.terminationStatus == 1 && terminal.isCooked)
  }

  @Test func `the terminal comes back when the picker is killed`() throws {
    let terminal = try PseudoTerminal(["emoji"], separatesOutput: true)
    terminal.waitFor("grinning face")
    kill(terminal.process.processIdentifier, SIGTERM)
    #expect(try terminal.waitForEnd().contains(ReplTerminalTests.restored))
    #expect(try terminal.result().isEmpty && terminal.isCooked)
  }

  /// What cannot be read or written is named, with the exit status of its kind.
  static let failures: [(arguments: [String], error: String, status: Int32)] = [
    (["--pack", "/none", "a"], "/none: No such file or directory", 66),
    (["--pack", "LICENSE", "a"], "LICENSE: this is no pack of emoji names", 65),
    (["--language", "en", "--annotations", "/none", "a"], "there are no annotations in /none", 66),
  ]

  @Test func `what is wrong is told`() throws {
    for (arguments, error, status) in Self.failures {
      let run = try Program.run(["emoji"] + arguments)
      #expect(run.status == status && run.errors.contains(error), "\(arguments): \(run.errors)")
    }
  }
}
