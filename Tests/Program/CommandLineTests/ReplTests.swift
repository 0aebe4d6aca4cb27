import Foundation
import Testing

struct ReplTests {
  @Test func `without a terminal, commands give states`() throws {
    let output = try Program.output(
      "repl", "--script", "-", "--emoji", "forbidden",
      input: """
        # A comment, and an empty line.

        Type "张三"
        Paste "😀"
        Compose "li"
        :commit 李
        Set Rule maxLength 3 graphemes
        Type "四|\\n"
        :set maxLength 9
        Type "\\n"

        """)
    #expect(
      output == """
        张三|
        张三| (rejected: Emoji are not allowed here: “😀”.)
        张三[li]| (composing)
        张三李|
        张三李|
        张三李| (rejected: At most 3 characters are allowed here, not 4.)
        张三李|
        张三李\\n|

        """)
  }

  @Test func `what cannot be read is said, and the rest goes on`() throws {
    let run = try Program.run(
      "repl", "--script", "-",
      input: "Tipe \"a\"\n:nope\nExpect \"b|\"\nType \"a\"\n:quit\nType \"b\"\n")
    #expect(run.status == 65)
    #expect(
      run.output
        == "| (failed: the state differs; expected: \"b|\";   actual: \"|\")\na|\na|\n"
    )
    #expect(
      run.errors == """
        standard input:1:1: error: unknown verb “Tipe”; did you mean “Type”?
        Tipe "a"
        ^~~~
        standard input:2: error: there is no command :nope; :help lists them

        """)
  }

  @Test func `an emoji is typed by its name, and the reason is said where none is`() throws {
    let input = ":emoji thumbs up\n:emoji thumb\n:emoji nosuch\n:emoji\nType \"a\"\n"
    let run = try Program.run("repl", "--script", "-", input: input)
    let names = "“thumbs up”, “thumbs down”, “hand with index finger and thumb crossed”"
    #expect(run.output == "👍|\n👍a|\n")
    #expect(
      run.errors == """
        standard input:2: error: no emoji has the name “thumb”; the nearest are: \(names)
        standard input:3: error: no emoji has the name “nosuch”
        standard input:4: error: name an emoji: :emoji NAME

        """)
    #expect(run.status == 65)
    let refused = try Program.run(
      "repl", "--script", "-", "--emoji", "forbidden", input: ":emoji thumbs up\n")
    #expect(refused.output == "| (rejected: Emoji are not allowed here: “👍”.)\n")
    let object = try Program.output("repl", "--json", input: ":emoji thumbs up\n")
    #expect(object.hasPrefix(#"{"line":1,"outcome":"accepted","state":{"text":"👍""#), "\(object)")
  }

  @Test func `programs get objects`() throws {
    let run = try Program.run(
      "repl", "--json", "--max-length", "1", input: "Type \"ab\"\nTipe\n:clear\n")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0].hasPrefix("{\"line\":1"))
    #expect(lines[0].contains("\"outcome\":\"rejected\""))
    #expect(lines[0].contains("\"state\":{\"text\":\"a\",\"selection\":[1,1],\"marked\":null}"))
    #expect(lines[0].contains("\"code\":\"tooLong\""))
    #expect(lines[1].hasPrefix("{\"error\":{\"line\":2"))
    #expect(
      lines[2] == "{\"line\":3,\"state\":{\"text\":\"\",\"selection\":[0,0],\"marked\":null}}")
    #expect(run.status == 65)
  }

  @Test(arguments: [["repl", "--json"], ["replay", "--json"]])
  func `objects have the edit that was found`(command: [String]) throws {
    let run = try Program.run(
      command, input: "Type \"a\"\nPaste \"b\"\nLeft 1\nType \"b\"\n".utf8)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count >= 4)
    for (line, edit) in zip(
      lines,
      [
        #"{"range":[0,0],"replacement":"a"}"#, #"{"range":[1,1],"replacement":"b"}"#, "null",
        #"{"range":[1,1],"replacement":"b"}"#,
      ])
    { #expect(line.contains("\"edit\":\(edit),\"violations\"")) }
  }

  @Test(arguments: [["repl", "--script", "-"], ["replay"]])
  func `each edit is explained on request`(command: [String]) throws {
    let run = try Program.run(command + ["--explain"], input: "Type \"a\"\nLeft\n".utf8)
    let steps = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(steps.contains("edit      0..0 + \"a\": no other edit is as short"), "\(run)")
    #expect(steps.contains("shown     a| (accepted)"))
    #expect(steps.count { $0.hasPrefix("previous") } == 1)
    let both = try Program.run(command + ["--explain", "--json"], input: [])
    #expect(both.status == 64)
  }

  @Test func `a failed expectation is a status`() throws {
    #expect(
      try Program.run("repl", "--script", "-", input: "Type \"a\"\nExpect \"a|\"\n").status == 0)
    #expect(try Program.run("repl", "--script", "-", input: "Expect \"a|\"\n").status == 1)
  }

  @Test(arguments: [":submit", "Submit"])
  func `a submission is answered`(submit: String) throws {
    let input = "Type \" 张三 \"\n\(submit)\n:field card\nType \"1\"\n\(submit)\n"
    let folder = try TemporaryFolder()
    let profile = try folder.file(
      "form.json",
      Data(
        """
        { "version": 1, "fields": {
          "name": { "rules": [], "fixes": [{ "fix": "trimWhitespace" }] },
          "card": { "rules": [ { "rule": "minLength", "limit": 4, "unit": "graphemes" } ] } } }
        """.utf8))
    let arguments = ["repl", "--script", "-", "--profile", profile.path]
    let text = try Program.run(arguments, input: input.utf8)
    #expect(
      text.output == """
         张三 |
        张三| (submit: All 2 fields are valid.)
        |
        1|
        1| (submit: 1 of 2 fields is not valid yet. card: At least 4 characters are needed here, not 1.)

        """)
    let lines = try Program.run(arguments + ["--json"], input: input.utf8).output
      .split(separator: "\n")
    try #require(lines.count == 5)
    #expect(
      lines[1] == """
        {"line":2,"state":{"text":"张三","selection":[2,2],"marked":null},"validity":"valid",\
        "results":[{"name":"name","text":"张三","validity":"valid","violations":[]},\
        {"name":"card","text":"","validity":"valid","violations":[]}]}
        """)
    #expect(lines[4].contains("\"validity\":\"intermediate\",\"results\":[{\"name\":\"name\""))
    #expect(lines[4].contains("\"code\":\"tooShort\""))
  }
}
