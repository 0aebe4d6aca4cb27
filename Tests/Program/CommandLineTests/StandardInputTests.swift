import Foundation
import TestSupport
import Testing

/// What comes in on standard input is data: it never becomes a command by itself, and never writes a file.
struct StandardInputTests {
  /// Lines that would write, if anything that reads them could.
  static let hostile = [
    ":record! victim", ":record! ./victim", ":record new", ":record! ~/victim", "record! victim",
    ":stop", "Type \"a\"", ":text b", ":replay script.keys", "Source \"script.keys\"",
    ":load! profile.json f", "Set Profile \"profile.json\" f", ":emoji pizza", ":smart on",
    "--update-golden", "> victim", "$(touch new)", "`touch new`", "; touch new", "!touch new",
    "{\"validate\":\"a\",\"output\":\"victim\"}", "{\"rules\":[],\"sanitize\":\"a\"}",
    "\u{1B}:record! victim\r", "\u{4}", ":submit", "Submit", "Paste \"b\"",
  ]

  /// Everything that reads standard input, and two prompts, which do not.
  static let readers = [
    [], ["--label", "N", "--min-length", "1"], ["repl"], ["repl", "--script", "-"],
    ["repl", "--json"], ["repl", "--profile", "profile.json", "--script", "-"], ["replay"],
    ["replay", "-", "--json"], ["process"], ["check", "--numbers-only"],
    ["check", "--numbers-only", "--fix"], ["measure"], ["emoji"], ["emoji", "--choose", "a"],
  ]

  @Test(.runsInASession, arguments: [1, 2, 3] as [UInt64])
  func `no input on standard input creates or changes a file`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for arguments in Self.readers {
      let folder = try TemporaryFolder()
      for (name, text) in [
        ("victim", "precious"), ("script.keys", "Type \"a\"\n"),
        ("profile.json", "{\"version\":1,\"fields\":{\"f\":{\"rules\":[]}}}"),
      ] { _ = try folder.file(name, Data(text.utf8)) }
      let before = try folder.contents()
      let lines = Self.hostile.shuffled(using: &generator)
      let run = try Program.runWithoutTerminal(
        arguments, input: lines.joined(separator: "\n"), in: folder)
      #expect(try folder.contents() == before, "\(arguments), seed \(seed): \(run)")
    }
  }

  @Test(.runsInASession, arguments: ["", ":quit\n", "张三\n"])
  func `a prompt without a terminal says so and has status 69`(input: String) throws {
    let folder = try TemporaryFolder()
    for arguments in [[], ["--label", "N", "--min-length", "1"], ["repl"]] {
      let run = try Program.runWithoutTerminal(arguments, input: input, in: folder)
      #expect(run.status == 69 && run.output.isEmpty)
      #expect(run.errors.contains("There is no terminal to read keys from"))
      #expect(run.errors.contains("--script -"))
    }
  }

  @Test(.runsInASession) func `a prompt in a loop over a list asks at the terminal`() throws {
    let folder = try TemporaryFolder()
    let list = try folder.file("list", Data(":record! victim\nsecond\n".utf8)).path
    let victim = try folder.file("victim", Data("precious".utf8))
    let program = Program.url(of: "intercepter").path
    let loop = """
      cd '\(folder.url.path)'; while read -r line; do
      '\(program)' --label "$line" --min-length 1; done < '\(list)' > answers
      """
    let terminal = try PseudoTerminal(
      ["--ctty", "--wait", "sh", "-c", loop], of: "/usr/bin/setsid")
    terminal.waitFor("Enter accepts")
    terminal.type("Ada\r")
    terminal.waitFor("second")
    terminal.type("Bob\r")
    _ = try terminal.waitForEnd()
    #expect(try folder.text("answers") == "Ada\nBob\n")
    #expect(try String(contentsOf: victim, encoding: .utf8) == "precious")
  }

  @Test func `commands of a file are run on request`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("a.keys", Data("Type \"a\"\n:nope\n:record b\n".utf8)).path
    let run = try Program.run("repl", "--script", script)
    #expect(run.output == "a|\n" && run.status == 65)
    #expect(
      run.errors == """
        \(script):2: error: there is no command :nope; :help lists them
        \(script):3: error: a script cannot write files; record in the live field

        """)
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where a program can be started in a session of its own, away from the terminal of
  /// whoever runs the tests.
  fileprivate static var runsInASession: Self {
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid"),
      "setsid starts the program, and this system does not have it")
  }
}

extension Program {
  /// Runs the program where no terminal belongs to it, with a folder as the current one and as the user's.
  fileprivate static func runWithoutTerminal(
    _ arguments: [String], input: String, in folder: TemporaryFolder
  ) throws -> Run {
    try run(
      ["--wait", "env", "-C", folder.url.path, url(of: "intercepter").path] + arguments,
      input: input.utf8, of: "/usr/bin/setsid",
      environment: ["HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path])
  }
}

extension TemporaryFolder {
  /// All files in the folder, at any depth, with what is in them.
  fileprivate func contents() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let file = url.appending(path: path)
        let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
        return (path, isFolder ? Data() : try Data(contentsOf: file))
      })
  }
}
