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
    #expect(terminal.process.terminationStatus == 130 && terminal.isCooked)
  }

  @Test func `what was chosen and favourites are there in the next run`() throws {
    let folder = try TemporaryFolder()
    let data = ["XDG_DATA_HOME": folder.url.appending(path: "data").path]
    func start(_ arguments: String...) throws -> PseudoTerminal {
      try PseudoTerminal(arguments, separatesOutput: true, environment: data)
    }
    var terminal = try start("emoji", "--choose", "rocket")
    terminal.waitFor("🚀")
    terminal.type("\r")
    _ = try terminal.waitForEnd()
    terminal = try start("emoji", "--choose", "pizza")
    terminal.waitFor("🍕")
    terminal.type("\u{6}")  // Ctrl+F
    terminal.waitFor("★")
    terminal.type("\u{3}\u{3}")
    _ = try terminal.waitForEnd()
    terminal = try start("emoji")
    terminal.waitFor("Frequently Used")
    // The favourite comes first, then what was chosen.
    terminal.type("\u{1B}[C\r")
    _ = try terminal.waitForEnd()
    #expect(try terminal.result() == "🚀\n")
    // The emoji key of the live field has them, too.
    terminal = try start("--label", "Mood")
    terminal.waitFor("Mood")
    terminal.type("\u{1C}")
    terminal.waitFor("Frequently Used")
    terminal.type("\u{1B}[C\r\r")
    _ = try terminal.waitForEnd()
    #expect(try terminal.result() == "🚀\n")
  }

  @Test(arguments: ["", "no JSON", "[]", "{\"favorites\":7}"])
  func `what cannot be read of the store is left out`(content: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "intercepter"), withIntermediateDirectories: true)
    _ = try folder.file("intercepter/emoji.json", Data(content.utf8))
    let terminal = try PseudoTerminal(
      ["emoji"], separatesOutput: true, environment: ["XDG_DATA_HOME": folder.url.path])
    terminal.waitFor("grinning face")
    terminal.type("\r")
    _ = try terminal.waitForEnd()
    #expect(try terminal.result() == "😀\n")
  }

  static let annotations = "/usr/share/unicode/cldr/common/annotations/en.xml"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: annotations)))
  func `English keywords are searched where they are installed`() throws {
    let found = try Program.output("emoji", "smile").split(separator: "\n")
    #expect(found.count > 10)
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
    (["--pack", "LICENSE", "a"], "LICENSE: this is not a pack of emoji names", 65),
    (["--language", "en", "--annotations", "/none", "a"], "there are no annotations in /none", 66),
  ]

  @Test func `what is wrong is told`() throws {
    for (arguments, error, status) in Self.failures {
      let run = try Program.run(["emoji"] + arguments)
      #expect(run.status == status && run.errors.contains(error), "\(arguments): \(run.errors)")
    }
  }
}
