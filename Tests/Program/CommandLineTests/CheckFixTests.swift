import Foundation
import Testing

/// `check --fix`: the lines themselves, mended.
@Suite struct CheckFixTests {
  @Test func `lines are mended and their ends kept`() throws {
    let run = try Program.run(
      "check", "--fix", "--unsafe-fixes", "--emoji", "forbidden", "--max-length", "4", "--unit",
      "gb18030",
      input: "张三\r\n张😀三李\n\n\r\nabc😀defg")
    let errors = "5 lines, 2 fixed, 2 lost text\n"
    #expect(run == Program.Run(output: "张三\r\n张三\n\n\r\nabcd", errors: errors))
  }

  @Test func `nothing but the rules changes a line`() throws {
    let input = "\u{FEFF}e\u{301} é\t\r x\u{2028}\r\n \u{FEFF}"
    let run = try Program.run("check", "--fix", "--max-length", "100", input: input)
    #expect(run == Program.Run(output: input, errors: "2 lines, 0 fixed\n"))
  }

  @Test func `what cannot be mended is told on standard error`() throws {
    let run = try Program.run(
      "check", "--fix", "--max-length", "2", input: "１２３\nabc\n12\n")
    let errors = """
      1:3: At most 2 characters are allowed here, not 3.
      2:3: At most 2 characters are allowed here, not 3.
      3 lines, 0 fixed, 1 would lose text: --unsafe-fixes, 2 still do not conform

      """
    #expect(run == Program.Run(output: "１２３\nabc\n12\n", errors: errors, status: 1))
  }

  @Test func `a line that is not UTF-8 stays as it is`() throws {
    let input = Array("１\nb".utf8) + [0xFF, 0x0D, 0x0A] + Array("2".utf8)
    let run = try Program.run(
      ["check", "--fix", "--numbers-only"], input: input)
    let errors = """
      2:2: error: This line is not UTF-8, from its byte 2 on.
      3 lines, 1 fixed, 1 is not UTF-8

      """
    #expect(run == Program.Run(output: "1\nb\u{FFFD}\r\n2", errors: errors, status: 65))
  }

  @Test(arguments: [
    ("１\n１2\n12\n", "1:1: \"１\" → \"1\"\n2:1: \"１2\" → \"12\"\n", "3 lines, 2 would change\n", 1),
    ("12\n3\n", "", "2 lines, 0 would change\n", 0),
    (
      "12\na\n", "",
      "2:1: “a” is not a digit.\n2 lines, 0 would change, 1 still does not conform\n", 1
    ),
  ])
  func `a dry run counts what would change, and fails where anything would`(
    input: String, output: String, errors: String, status: Int32
  ) throws {
    let run = try Program.run("check", "--changes", "--numbers-only", input: input)
    #expect(run == Program.Run(output: output, errors: errors, status: status))
  }

  @Test func `objects with changes count them, too`() throws {
    let folder = try TemporaryFolder()
    let profile = """
      {"version":1,"fields":{"name":{"rules":[],"fixes":[{"fix":"trimWhitespace"}]}}}
      """
    let path = try folder.file("p.json", Data(profile.utf8)).path
    let run = try Program.run(
      "check", "--json", "--changes", "--profile", path, "--field", "name", input: " Ada\nAda\n")
    #expect(run.status == 1)
    #expect(run.errors == "2 lines, 1 would change\n")
  }

  @Test func `what would lose text is marked, and needs a word`() throws {
    let input = "abc\n"
    let listed = try Program.run(
      "check", "--changes", "--unsafe-fixes", "--max-length", "2", input: input)
    #expect(
      listed
        == Program.Run(
          output: "1:1: \"abc\" → \"ab\" (loses text)\n",
          errors: "1 line, 1 would change, 1 would lose text\n", status: 1))
    let objects = try Program.run(
      "check", "--json", "--changes", "--unsafe-fixes", "--max-length", "2", input: input)
    #expect(
      objects.output.contains(#""fixed":{"validity":"valid","losesText":true,"text":"ab"}"#))
    #expect(
      try Program.run("check", "--unsafe-fixes", "--max-length", "2", input: input).status == 64)
    let patterns = try Program.run(
      "check", "--fix", "--unsafe-fixes", "--matches", "[A-Z]{2}[0-9]+", input: "AB12-34\n")
    #expect(patterns.output == "AB12-34\n" && patterns.status == 1)
  }

  @Test func `what was fixed conforms`() throws {
    let rules = [
      "--single-line", "--emoji", "forbidden", "--max-length", "10", "--unit", "gb18030",
    ]
    let fixed = try Program.run(["check", "Examples/names.txt", "--fix", "--unsafe-fixes"] + rules)
    // What nothing would be left of stays, and is told.
    #expect(fixed.status == 1)
    let checked = try Program.run(["check"] + rules, input: fixed.output.utf8)
    #expect(checked.errors == "76 lines, 4 do not conform\n")
    #expect(fixed.errors.hasSuffix("lost text, 4 still do not conform\n"))
  }
}
