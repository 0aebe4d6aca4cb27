import Testing

/// `--language` of the commands that say what is wrong.
@Suite struct LanguageTests {
  @Test func `process answers in the language asked for, whatever is asked`() throws {
    let output = try Program.output(
      "process", "--emoji", "forbidden", "--max-length", "2", "--unit", "gb18030", "--language",
      "ko",
      input: """
        {"previous":{"text":"张"},"current":{"text":"张😀"}}
        {"previous":{"text":"张","selection":[1,1]},"edit":{"range":[1,1],"replacement":"三"}}
        {"validate":"😀"}
        {"validate":"1.2","rules":[{"rule":"numbersOnly"}]}
        {"sanitize":"张三"}

        """)
    let lines = output.split(separator: "\n")
    try #require(lines.count == 5)
    #expect(lines[0].contains(#""message":"이모지는 사용할 수 없습니다: “😀”."}]}"#))
    #expect(
      lines[1].contains(
        #""message":"2바이트까지 입력할 수 있습니다(한자는 한 글자에 2바이트). 현재 4바이트입니다."}]}"#))
    #expect(lines[2].contains(#""message":"이모지는 사용할 수 없습니다: “😀”."}"#))
    #expect(lines[3].contains(#""message":"숫자만 입력할 수 있습니다. 숫자가 아닌 문자: “.”."}]}"#))
    #expect(lines[4] == #"{"text":"张"}"#)
  }

  @Test func `the field without a terminal says it too, to people and to programs`() throws {
    let rules = ["repl", "--script", "-", "--emoji", "forbidden", "--language", "fr"]
    let run = try Program.run(rules, input: "Paste \"😀\"\n".utf8)
    #expect(
      run.output == "| (rejected: Les émojis ne sont pas autorisés ici\u{A0}: «\u{A0}😀\u{A0}».)\n")
    let json = try Program.run(rules + ["--json"], input: "Paste \"😀\"\n".utf8)
    #expect(
      json.output.contains(
        "\"message\":\"Les émojis ne sont pas autorisés ici\u{A0}: «\u{A0}😀\u{A0}».\""))
  }

  @Test func `the screen around a field is English, and what is said of a text is not`() throws {
    let terminal = try PseudoTerminal("--emoji", "forbidden", "--language", "ja", columns: 100)
    terminal.waitFor("F1 help")
    terminal.type("😀")
    terminal.waitFor("rejected: 絵文字（")
    terminal.type("\u{4}")
    _ = try terminal.waitForEnd()
  }

  @Test(arguments: ["check", "process", "repl", "explain"])
  func `a language without messages is wrong usage`(command: String) throws {
    let run = try Program.run(
      [command, "--numbers-only", "--language", "tlh"], input: [])
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "error: There are no messages in “tlh”; --language is one of en, zh-Hans, zh-Hant, ja, ko, "
          + "de, fr, es, ar, he, fa.\n"))
  }
}
