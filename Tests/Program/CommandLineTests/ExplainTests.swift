import Foundation
import Testing

/// `explain`: rules in plain words.
@Suite struct ExplainTests {
  @Test func `rules given as options are explained in their order`() throws {
    let output = try Program.output(
      "explain", "--emoji", "forbidden", "--max-length", "10", "--unit", "gb18030",
      "--on-violation", "amend")
    #expect(
      output == """
        No emoji. Anything that does not comply is removed.
        At most 10 bytes (a Chinese character counts 2). Longer text is truncated.

        """)
  }

  @Test func `a profile is explained field by field, in the language asked for`() throws {
    let output = try Program.output(
      "explain", "--profile", "Examples/signup.json", "--language", "zh-Hans")
    let fields = output.split(separator: "\n\n").map { String($0) }
    #expect(fields.count == 7)
    #expect(
      fields.first == """
        nickname (Nickname):
          必填。
          只能有一行。
          不能使用表情符号。
          至少 2 个字节（GB 18030，一个汉字占 2 个）。
          最多 10 个字节（GB 18030，一个汉字占 2 个）。
          首尾的空格会被去掉。
          连续的空格会合并为一个。
        """)
    try #require(fields.count > 5)
    #expect(fields[5] == "confirmation (Password, once more):\n  须与“Password”相同。")
  }

  @Test func `a profile can come through a pipe`() throws {
    let profile = #"{"version":1,"fields":{"pin":{"rules":[{"rule":"numbersOnly"}]}}}"#
    let run = try Program.run(["explain", "--profile", "-"], input: profile.utf8)
    #expect(run.output == "pin:\n  Only digits; those of other scripts become 0–9.\n")
    #expect(run.status == 0)
  }

  @Test func `a field that must be visible says so`() throws {
    let profile = #"{"version":1,"fields":{"name":{"visible":true,"rules":[]}}}"#
    let run = try Program.run(["explain", "--profile", "-"], input: profile.utf8)
    #expect(run.output == "name:\n  Not only invisible characters.\n")
  }

  @Test func `programs get an object for each field`() throws {
    let field = try Program.output(
      "explain", "--json", "--profile", "Examples/signup.json", "--field", "confirmation",
      "--language", "de")
    #expect(
      field == """
        {"field":"confirmation","label":"Password, once more","sentences":["Muss mit „Password“ übereinstimmen."]}

        """)
    #expect(
      try Program.output("explain", "--json", "--numbers-only")
        == "{\"sentences\":[\"Only digits; those of other scripts become 0–9.\"]}\n")
  }

  @Test func `the guide shows what is written`() throws {
    let guide = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Docs/Guides/Messages.md").standardized, encoding: .utf8)
    let call = "explain --profile Examples/signup.json --field nickname --language de"
    let run = try Program.run(call.split(separator: " ").map(String.init), input: [])
    #expect(guide.contains("```console\n$ intercepter \(call)\n\(run.output)```"))
  }

  @Test func `what a terminal acts on is not written`() throws {
    let output = try Program.output("explain", "--forbid", "\u{1B}[2J\u{202E}")
    #expect(output == "None of these characters: “U+001B [ 2 J U+202E”.\n")
    let pattern = try Program.output("explain", "--matches", "a\u{1B}b\nc")
    #expect(pattern == "Must match the pattern “a␛b␊c”.\n")
  }

  @Test func `without rules there is nothing to explain`() throws {
    let run = try Program.run(["explain"], input: [])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("error: There are no rules to explain."))
  }
}
