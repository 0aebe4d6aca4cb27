import Foundation
import Testing

/// `replay`: keystroke scripts from the command line.
@Suite struct ReplayTests {
  static let story = """
    Set Rule emoji forbidden
    Type "张三"
    Paste "😀"
    Expect "张三|"

    """

  @Test func `a transcript says what every command did`() throws {
    let run = try Program.run("replay", input: Self.story)
    #expect(
      run
        == Program.Run(
          output: """
            standard input (delegate)
              1: Set Rule emoji forbidden
              2: Type "张三" → 张三|
              3: Paste "😀" → 张三| (rejected: Emoji are not allowed here: “😀”.)
              4: Expect "张三|" ✓

            """,
          errors: "1 script, 4 commands: all as expected\n"))
  }

  @Test func `a failed expectation is told at its line, expected above actual`() throws {
    let input = "Type \"ab\"\nExpect \"ab|c\"\n"
    let run = try Program.run("replay", "--quiet", "--mode", "notification", input: input)
    #expect(
      run
        == Program.Run(
          output: """
            standard input:2:1: failure: the state differs (notification)
            Expect "ab|c"
            ^~~~~~~~~~~~~
            expected: "ab|c"
              actual: "ab|"

            """,
          errors: "1 script, 2 commands: 1 failure\n", status: 1))
  }

  @Test func `a script with errors is not run, and all of them are told`() throws {
    let run = try Program.run("replay", input: "Tipe \"x\"\nLeft 0\n")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("standard input:1:1: error: unknown verb “Tipe”; did you mean “Type”?"))
    #expect(run.errors.contains("standard input:2:6: error: "))
    #expect(run.errors.hasSuffix("1 script with errors, not run\n"))
  }

  @Test func `a terminal shows what was refused and what has failed in colours`() throws {
    let folder = try TemporaryFolder()
    let script = "Set Rule emoji forbidden\nType \"a\"\nType \"😀\"\nExpect \"a|\"\nExpect \"b|\"\n"
    let file = try folder.file("s.keys", Data(script.utf8)).path
    let output = try PseudoTerminal("replay", file).waitForEnd()
    #expect(output.contains("\u{1B}[33m  3: Type \"😀\" → a| (rejected"), "\(output)")
    #expect(output.contains("\u{1B}[32m  4: Expect \"a|\" ✓"))
    #expect(output.contains("\u{1B}[31m  5: Expect \"b|\" ✗"))
    #expect(output.contains("\n  2: Type \"a\" → a|\r\n"))
  }

  @Test func `the mode stands behind the message, and line numbers in a column`() throws {
    let run = try Program.run("replay", "--quiet", input: "Type \"a\"\nExpectViolation tooLong\n")
    #expect(
      run.output == """
        standard input:2:1: failure: the violation is not reported (delegate)
        ExpectViolation tooLong
        ^~~~~~~~~~~~~~~~~~~~~~~
        expected: tooLong
          actual: none

        """)
    let long = try Program.run("replay", input: String(repeating: "\n", count: 8) + "Left\nLeft\n")
    #expect(long.output.contains("\n   9: Left → |\n  10: Left → |\n"))
  }

  @Test func `objects for programs`() throws {
    let run = try Program.run("replay", "--json", input: "Type \"a\"\nExpect \"|\"\n")
    #expect(
      run.output == """
        {"file":"standard input","line":1,"mode":"delegate","command":"Type \\"a\\"","outcome":"accepted",\
        "state":{"text":"a","selection":[1,1],"marked":null},"edit":{"range":[0,0],"replacement":"a"},"violations":[]}
        {"file":"standard input","line":2,"mode":"delegate","command":"Expect \\"|\\"","outcome":null,\
        "state":{"text":"a","selection":[1,1],"marked":null},"edit":null,"violations":[],\
        "failure":"the state differs","expected":"\\"|\\"","actual":"\\"a|\\""}
        {"script":"standard input","mode":"delegate","steps":2,"failures":1}

        """)
  }

  @Test func `every script of the examples passes in both modes`() throws {
    let folder = Program.package.appending(path: "Examples/Scripts")
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".keys") }
      .map { "Examples/Scripts/\($0)" }
    #expect(scripts.count >= 25)
    let run = try Program.run(["replay", "--quiet", "--mode", "both"] + scripts.sorted())
    #expect(run.output == "")
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.hasPrefix("\(scripts.count) scripts in 2 modes, "))
  }

  @Test func `a transcript is compared with a golden file, which is written when asked`() throws {
    let folder = try TemporaryFolder()
    let golden = try folder.file("golden.txt", Data("old\n".utf8)).path
    let first = try Program.run("replay", "--quiet", "--golden", golden, input: Self.story)
    #expect(first.status == 1)
    #expect(
      first.errors.hasPrefix(
        """
        error: \(golden): the transcript differs in 5 lines
        @@ line 1 @@
        - old
        + standard input (delegate)
        +   1: 
        """))
    #expect(
      first.errors.hasSuffix("all as expected; the transcript differs from the golden file\n"))
    let writing = try Program.run(
      "replay", "--quiet", "--golden", golden, "--update-golden", input: Self.story)
    #expect(writing.status == 0)
    let second = try Program.run("replay", "--quiet", "--golden", golden, input: Self.story)
    #expect(second.status == 0)
    let changed = try Program.run(
      "replay", "--quiet", "--golden", golden, input: Self.story + "Left\n")
    #expect(changed.status == 1)
    #expect(
      changed.errors.contains(": the transcript differs in 1 line\n@@ line 6 @@\n    4: Expect"))
    #expect(changed.errors.contains("\n+   5: Left → "))
    let missing = try Program.run("replay", "--golden", golden + ".missing", input: Self.story)
    #expect(missing.status == 66)
    #expect(
      missing.errors.contains(
        "error: \(golden).missing: No such file or directory; --update-golden writes it\n"))
  }

  @Test func `a golden file is the same for every path to the script`() throws {
    let folder = try TemporaryFolder()
    let scripts = folder.url.appending(path: "scripts")
    try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    _ = try folder.file("shared.keys", Data("Type \"b\"\n".utf8))
    _ = try folder.file(
      "scripts/a.keys", Data("Type \"a\"\nSource ../shared.keys\nExpect \"ab|\"\n".utf8))
    let golden = folder.url.appending(path: "golden.txt").path
    let path = scripts.appending(path: "a.keys").path
    _ = try Program.run("replay", "--quiet", "--golden", golden, "--update-golden", path)
    #expect(
      try folder.text("golden.txt") == """
        a.keys (delegate)
          1: Type "a" → a|
          2: Source ../shared.keys
          ../shared.keys:1: Type "b" → ab|
          3: Expect "ab|" ✓

        """)
    let process = Program.process(["replay", "--quiet", "--golden", golden, "a.keys"])
    process.currentDirectoryURL = scripts
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["", "# only a comment\n"])
  func `a script without commands is an error`(script: String) throws {
    let run = try Program.run("replay", input: script)
    let errors = """
      standard input:1:1: error: this script has no commands
      1 script with errors, not run

      """
    #expect(run == Program.Run(errors: errors, status: 65))
  }

  @Test func `errors are objects for programs`() throws {
    let run = try Program.run("replay", "--json", input: "Tipe \"x\"\nLeft 0\n")
    let output = """
      {"file":"standard input","error":{"line":1,"column":1,"message":"unknown verb “Tipe”; did you mean “Type”?"}}
      {"file":"standard input","error":{"line":2,"column":6,"message":"expected a count from 1 to 1000000, found “0”"}}

      """
    #expect(
      run == Program.Run(output: output, errors: "1 script with errors, not run\n", status: 65))
    let missing = try Program.run("replay", "--json", "none.keys")
    let object = """
      {"file":"none.keys","error":{"message":"none.keys: No such file or directory"}}

      """
    #expect(missing == Program.Run(output: object, errors: "no script was run\n", status: 66))
  }

  @Test func `a file that is missing is told, and the others are run`() throws {
    let run = try Program.run(
      "replay", "--quiet", "no-such.keys", "Examples/Scripts/nickname.keys")
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("error: no-such.keys: No such file or directory\n1 script, "))
  }

  @Test(arguments: [["replay", "/dev/zero"], ["check", "--profile", "/dev/zero", "--field", "a"]])
  func `a file that never ends is given up`(arguments: [String]) throws {
    let run = try Program.run(arguments)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("error: /dev/zero: it is larger than 64 MB\n"))
  }

  @Test(arguments: [
    ["replay", "--quiet", "--json"], ["replay", "--update-golden"], ["replay", "--mode", "none"],
  ])
  func `wrong usage`(arguments: [String]) throws {
    #expect(try Program.run(arguments).status == 64)
  }
}
