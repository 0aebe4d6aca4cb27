import Foundation
import Testing

/// The options about a field that somebody is asked to fill in.
struct PromptTests {
  @Test func `a field begins with a value`() throws {
    let terminal = try PseudoTerminal(["--value", "Ada"], separatesOutput: true)
    terminal.waitFor("3 characters")
    terminal.type(" L\r")
    _ = try terminal.waitForEnd()
    #expect(try terminal.result() == "Ada L\n")
  }

  @Test(arguments: [([], "Ada L\n"), (["--multiline"], "Ada\nL\n\n")])
  func `a question of one line joins pasted lines`(options: [String], answer: String) throws {
    let terminal = try PseudoTerminal(["--label", "Name"] + options, separatesOutput: true)
    terminal.waitFor("Enter accepts")
    terminal.type("\u{1B}[200~Ada\nL\n\u{1B}[201~")
    terminal.type(options.isEmpty ? "\r" : "\u{1B}\r")
    _ = try terminal.waitForEnd()
    #expect(try terminal.result() == answer)
  }

  @Test func `an empty field shows its placeholder`() throws {
    let terminal = try PseudoTerminal("--placeholder", "such as Ada")
    terminal.waitFor("such as Ada")
    terminal.type("\u{4}")
    _ = try terminal.waitForEnd()
  }

  @Test func `a password is not shown`() throws {
    let terminal = try PseudoTerminal(["--password", "--label", "PIN"], separatesOutput: true)
    terminal.waitFor("Enter accepts")
    terminal.type("hush\r")
    #expect(try !terminal.waitForEnd().contains("hush"))
    #expect(try terminal.result() == "hush\n")
  }

  @Test(arguments: [[], ["--plain"]])
  func `nobody is waited for longer than the time`(options: [String]) throws {
    let terminal = try PseudoTerminal(
      ["--label", "Name", "--timeout", "1"] + options, separatesOutput: true)
    terminal.waitFor("Name")
    _ = try terminal.waitForEnd()
    #expect(terminal.process.terminationStatus == 124 && terminal.isCooked)
    #expect(try terminal.result() == "")
  }

  @Test(arguments: [(["--plain"], "xterm"), ([], "dumb")])
  func `a terminal without a cursor is asked line by line`(
    options: [String], term: String
  ) throws {
    let terminal = try PseudoTerminal(
      ["--label", "Name", "--min-length", "3", "--value", "Grace"] + options, term: term,
      separatesOutput: true)
    terminal.waitFor("Name (≥ 3 characters) [Grace]: ")
    terminal.type("ab\n")
    terminal.waitFor("✗ At least 3 characters are needed here, not 2.\r\nName")
    terminal.type("\n")
    #expect(try !terminal.waitForEnd().contains("\u{1B}"))
    #expect(try terminal.result() == "Grace\n")
  }

  @Test func `a form is asked line by line, and what does not conform again`() throws {
    let profile = """
      {"version":1,"fields":{"name":{"required":true,"rules":[],"fixes":[{"fix":"trimWhitespace"}]},
      "pin":{"secret":true,"rules":[{"rule":"numbersOnly"}]}}}
      """
    let folder = try TemporaryFolder()
    let path = try folder.file("p.json", Data(profile.utf8)).path
    let terminal = try PseudoTerminal(["--plain", "--profile", path], separatesOutput: true)
    terminal.waitFor("name*: ")
    terminal.type(" Ada \n")
    terminal.waitFor("pin (digits only): ")
    terminal.waitUntil(isCooked: false)
    terminal.type("12a\n")
    terminal.waitFor("✗ Only digits are allowed here.\r\npin")
    terminal.type("123\n")
    #expect(try !terminal.waitForEnd().contains("123"))
    #expect(try terminal.result() == "{\"name\":\"Ada\",\"pin\":\"123\"}\n")
    #expect(terminal.isCooked)
  }

  @Test(arguments: ["Ctrl+D", "SIGINT"])
  func `whoever leaves the lines answers nothing`(way: String) throws {
    let terminal = try PseudoTerminal(["--plain", "--password"], separatesOutput: true)
    terminal.waitFor("Text: ")
    terminal.waitUntil(isCooked: false)
    if way == "SIGINT" {
      kill(terminal.process.processIdentifier, SIGINT)
    } else {
      terminal.type("\u{4}")
    }
    _ = try terminal.waitForEnd()
    #expect(terminal.process.terminationStatus == 130 && terminal.isCooked)
    #expect(try terminal.result() == "")
  }

  @Test(arguments: [
    (["--timeout", "0"], "--timeout needs a number of seconds, at least 1, not 0."),
    (
      ["--password", "--profile", "Examples/users.json"], "--password: the fields of a profile have"
    ),
    (
      ["--value", "a", "--profile", "Examples/users.json"], "--value is for one field; name it with"
    ),
  ])
  func `wrong usage is reported`(arguments: [String], message: String) throws {
    let run = try Program.run(["repl"] + arguments)
    #expect(run.status == 64 && run.errors.contains(message), "\(run)")
  }
}
