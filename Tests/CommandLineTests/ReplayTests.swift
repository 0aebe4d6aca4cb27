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
              3: Paste "😀" → 张三| (rejected: Emoji are not allowed here.)
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
            standard input:2:1: failure: the field holds something else (notification)
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
        standard input:2:1: failure: there is no such violation (delegate)
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
        "failure":"the field holds something else","expected":"\\"|\\"","actual":"\\"a|\\""}
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
    #expect(first.errors.hasSuffix("all as expected; the transcript is not the golden one\n"))
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
