import Foundation
import Testing

/// Validation of lines.
@Suite struct CheckTests {
  @Test func `says where and why, and sums up`() throws {
    let run = try Program.run(
      "check", "--max-length", "4", "--unit", "gb18030", "--emoji", "forbidden",
      input: "张三\né张三李😀\nab\n")
    let output = """
      2:3: At most 4 bytes are allowed here, not 12; “😀” counts 4.
      2:5: Emoji are not allowed here: “😀”.

      """
    #expect(run == Program.Run(output: output, errors: "3 lines, 1 does not conform\n", status: 1))
  }

  @Test(arguments: [
    ("", "0 lines\n", 0),
    ("1", "1 line, all conform\n", 0),
    ("1\n", "1 line, all conform\n", 0),
    ("1\n\n2\n", "3 lines, all conform\n", 0),
    ("1\r\n2\r\n", "2 lines, all conform\n", 0),
    ("\u{FEFF}1\n2", "2 lines, all conform\n", 0),
    ("1\na\nb", "3 lines, 2 do not conform\n", 1),
  ]) func `lines end in LF or CR LF, the last one as it likes`(
    input: String, summary: String, status: Int32
  ) throws {
    let run = try Program.run("check", "--numbers-only", input: input)
    #expect(run.errors == summary)
    #expect(run.status == status)
  }

  @Test func `a lone CR is a part of the line`() throws {
    let run = try Program.run("check", "--single-line", input: "a\rb\r\r\n")
    #expect(
      run.output
        == "1:2: Line breaks are not allowed here.\n1:4: Line breaks are not allowed here.\n")
  }

  @Test func `a finished text that needs more does not conform`() throws {
    let run = try Program.run("check", "--min-length", "2", "--unit", "graphemes", input: "a\nab\n")
    let output = "1:1: At least 2 characters are needed here, not 1.\n"
    #expect(run == Program.Run(output: output, errors: "2 lines, 1 does not conform\n", status: 1))
  }

  @Test func `what is only reported conforms`() throws {
    let run = try Program.run(
      "check", "--numbers-only", "--on-violation", "warn", input: "1a\n")
    let output = "1:2: warning: “a” is not a digit.\n"
    #expect(run == Program.Run(output: output, errors: "1 line, all conform\n"))
  }

  @Test func `a list of values is written as in scripts`() throws {
    let run = try Program.run("check", "--one-of", #"a\,b,c"#, input: "a,b\nc\na\n")
    let output = "3:1: This must be one of: a,b, c.\n"
    #expect(run == Program.Run(output: output, errors: "3 lines, 1 does not conform\n", status: 1))
  }

  @Test func `columns are what people see as characters`() throws {
    let run = try Program.run("check", "--forbid", "x", input: "👨‍👩‍👧‍👦🇨🇳e\u{301}\tx张x\n")
    let message = "“x” is not allowed here."
    #expect(run.output == "1:5: \(message)\n1:7: \(message)\n")
  }

  @Test func `a control character does not conform, and is not removed`() throws {
    let run = try Program.run("check", "--max-length", "9", input: "a\u{0}b\na\tb\n")
    let errors = "2 lines, 1 does not conform\n"
    #expect(
      run
        == Program.Run(output: "1:2: “U+0000” is not allowed here.\n", errors: errors, status: 1))
  }

  @Test func `a line that is not UTF-8 is an error, and the rest goes on`() throws {
    let input = Array("1\n张".utf8) + [0xE5, 0xBC] + Array("a\na\n".utf8)
    let run = try Program.run(["check", "--numbers-only"], input: input)
    let output = """
      2:4: error: This line is not UTF-8, from its byte 4 on.
      3:1: “a” is not a digit.

      """
    let errors = "3 lines, 1 does not conform, 1 is not UTF-8\n"
    #expect(run == Program.Run(output: output, errors: errors, status: 65))
  }

  @Test func `files are named in the messages`() throws {
    let folder = try TemporaryFolder()
    let one = try folder.file("one.txt", Data("a\n".utf8)).path()
    let two = try folder.file("two.txt", Data("1\nb".utf8)).path()
    let none = "\(folder.url.path())/none.txt"
    let run = try Program.run("check", one, none, "--numbers-only", two, folder.url.path())
    let output = """
      \(one):1:1: “a” is not a digit.
      \(two):2:1: “b” is not a digit.

      """
    let path = folder.url.path()
    let errors = """
      error: \(none): No such file or directory
      error: \(path): it is a folder; name its files: \(path)/*
      3 lines, 2 do not conform

      """
    #expect(run == Program.Run(output: output, errors: errors, status: 66))
  }

  @Test func `every line is an object in JSON`() throws {
    let input = Array("1\na\n".utf8) + [0xFF]
    let run = try Program.run(["check", "--numbers-only", "--json"], input: input)
    let output = """
      {"line":1,"validity":"valid","violations":[]}
      {"line":2,"validity":"invalid","violations":[{"rule":"numbersOnly","code":"notADigit",\
      "range":[0,1],"characters":["a"],"message":"“a” is not a digit."}]}
      {"error":{"line":3,"message":"This line is not UTF-8, from its byte 1 on."}}

      """
    let errors = """
      standard input: This is not UTF-8; name its encoding with --encoding.
      3 lines, 1 does not conform, 1 is not UTF-8

      """
    #expect(run == Program.Run(output: output, errors: errors, status: 65))
  }

  @Test func `objects name the file where there are several`() throws {
    let folder = try TemporaryFolder()
    let one = try folder.file("one.txt", Data("1\n".utf8)).path()
    let two = try folder.file("two.txt", Data("2\n".utf8)).path()
    let alone = try Program.run("check", one, "--numbers-only", "--json")
    #expect(alone.output == "{\"line\":1,\"validity\":\"valid\",\"violations\":[]}\n")
    let both = try Program.run("check", one, two, "--numbers-only", "--json")
    let output = """
      {"file":"\(one)","line":1,"validity":"valid","violations":[]}
      {"file":"\(two)","line":1,"validity":"valid","violations":[]}

      """
    #expect(both == Program.Run(output: output, errors: "2 lines, all conform\n"))
  }

  @Test func `answers before it waits for more`() throws {
    let program = try Conversation("check", "--numbers-only")
    try program.say("a\n")
    #expect(program.hear() == "1:1: “a” is not a digit.")
    #expect(try program.end() == 1)
  }

  @Test(arguments: ["check", "replay"])
  func `a folder is no file, and what to do is said`(command: String) throws {
    let rules = command == "check" ? ["--numbers-only"] : []
    let run = try Program.run([command, "Examples"] + rules)
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("error: Examples: it is a folder; name its files: Examples/*\n"))
    #expect(!run.errors.contains("0 lines"))
  }
}
