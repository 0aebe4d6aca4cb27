import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

struct CommandTests {
  /// What is said of a command, in a field of at most 10 bytes of GB 18030.
  static let reports: [(command: String, report: String)] = [
    ("nope", ":nope → there is no command :nope; :help lists them"),
    ("inspekt", ":inspekt → there is no command :inspekt; did you mean :inspect?"),
    ("s", ":s → there is no command :s; :help lists them"),
    (
      "set maxLenght 3", ":set → there is no rule or setting “maxLenght”; did you mean “maxLength”?"
    ),
    ("set maxLength 12", "Set Rule maxLength 12 gb1… → done"),
    ("set maxLength x", ":set → expected a whole number from 0, found \"x\""),
    ("set emoji forbidden", "Set Rule emoji forbidden → done"),
    ("set maxLength off", "Rule maxLength → removed"),
    ("smart", "Set SmartPunctuation on → done"),
    ("mode", ":mode → expected “delegate” or “notification” here; the usage is “Mode"),
    ("commit", "Commit → nothing is being composed"),
    ("load none.json", ":load → none.json: no such file"),
    ("load p.json nobody", ":load → p.json has no field “nobody”; it has: name, mood, amount"),
    ("load p.json mood", ":load p.json mood → rules loaded"),
    (
      "load odd.json f",
      ":load odd.json f → odd.json: warning: $.fields.f.rules[0].characters: the list"
    ),
    (
      "load odd.json",
      ":load odd.json → odd.json: warning: $.fields.f.rules[0].characters: the list"
    ),
    ("load bad.json", ":load → bad.json:1:2: $.version: expected 1, found 0"),
    ("record", ":record → name a file: :record session.keys"),
    ("stop", ":stop → nothing is being recorded"),
    ("replay none.keys", ":replay → none.keys: no such file"),
    ("replay bad.keys", ":replay → bad.keys:1:1: unknown verb “Tipe”; did you mean “Type”?"),
    ("Expect \"|\"", "Expect \"|\" → as expected"),
    (
      "Expect \"b|\"",
      "Expect \"b|\" → the state differs; expected: \"b|\"; actual: \"|\""
    ),
    ("field nobody", ":field → there is no field “nobody”; the fields are: Text"),
  ]

  @Test(arguments: reports)
  func `what becomes of a command is said`(command: String, report: String) throws {
    var terminal = try Terminal(
      .maxLength(10, in: .gb18030),
      files: [
        "p.json": ScreenTests.profile, "bad.json": "{\"version\": 0, \"fields\": {}}",
        "odd.json": """
        {"version":1,"fields":{"f":{"rules":[{"rule":"allowedCharacters","characters":""}]}}}
        """,
        "bad.keys": "Tipe \"a\"\n",
      ])
    terminal.command(command)
    let row = terminal.row(5)
    #expect(row.hasPrefix(" \(report)"), "\(row)")
  }

  @Test func `a colon begins a command where the line would begin`() throws {
    var terminal = try Terminal()
    terminal.type("a:b")
    #expect(terminal.state == "a:b|")
    terminal.press(.home)
    terminal.type(":clear\r")
    #expect(terminal.state == "|")
    terminal.type("::")
    #expect(terminal.state == ":|")
    terminal.paste(":quit")
    #expect(terminal.state == "::quit|")
    // Escape has the colon already.
    terminal.press(.escape)
    terminal.type(":clear\r")
    #expect(terminal.state == "|")
    #expect(terminal.repl.ending == nil)
  }

  @Test func `earlier commands come back`() throws {
    var terminal = try Terminal()
    terminal.type(":text ab\r")
    terminal.press(.escape, .up)
    #expect(terminal.row(23) == ":text ab")
    terminal.type("c\r")
    #expect(terminal.state == "abc|")
  }

  @Test(arguments: [
    ("insp", ":inspect "), ("set maxL", ":set maxLength "),
    ("set maxLength 12 gb18030-20", ":set maxLength 12 gb18030-20"),
    ("mode n", ":mode notification "), ("load p", ":load p.json "),
    ("load p.json m", ":load p.json mood "),
    ("Subs", ":Substitute "), ("xyz", ":xyz"),
  ])
  func `Tab completes`(typed: String, completed: String) throws {
    var terminal = try Terminal(files: ["p.json": ScreenTests.profile])
    terminal.type(":\(typed)\t|")
    #expect(terminal.row(23) == "\(completed)|")
  }

  @Test func `rules are set while text is there`() throws {
    var terminal = try Terminal(.maxLength(10, in: .gb18030))
    terminal.type("张三李四")
    terminal.command("set maxLength 4")
    #expect(terminal.row(4).contains("8/4 bytes GB18030"))
    terminal.type("a")
    #expect(terminal.state == "张三李四|")
    terminal.press(.backspace, times: 3)
    terminal.type("ab")
    #expect(terminal.state == "张ab|")
  }

  @Test func `an input method is simulated, and smart punctuation`() throws {
    var terminal = try Terminal(.maxLength(4, in: .gb18030))
    terminal.type("张")
    terminal.command("compose lisi")
    #expect(terminal.state == "张[lisi]|")
    // A colon opens the prompt, and the letters stay marked.
    terminal.type(":commit 李\r")
    #expect(terminal.state == "张李|")
    terminal.command("why")
    terminal.type("\u{1A}")
    #expect(terminal.state == "张|")
    #expect(terminal.screen().contains("Undo and Redo restore an accepted text"))
    terminal.command("why")
    terminal.command("compose lisi")
    terminal.command("commit 李四")
    #expect(terminal.state == "张|")
    terminal.command("compose li")
    terminal.press(.escape)
    #expect(terminal.state == "张|")
    terminal.command("text")
    terminal.command("smart on")
    terminal.command("mode notification")
    terminal.type("...")
    #expect(terminal.state == "...|")
    #expect(
      terminal.row(5).contains("amended: The keyboard replaced “...” with “…”; the dots were"))
  }

  @Test func `an emoji is found by its name`() throws {
    var terminal = try Terminal()
    terminal.command("emoji panda")
    #expect(terminal.state == "🐼|")
    terminal.press(.emoji)
    terminal.type("flag cn\r")
    #expect(terminal.state == "🐼🇨🇳|")
    terminal.command("emoji red heart")
    #expect(terminal.state == "🐼🇨🇳❤️|")
    terminal.press(.emoji)
    terminal.type("qqq\r")
    #expect(terminal.screen().contains("nothing found"))
    // Once to empty the search, once to close the panel.
    terminal.press(.escape, .escape)
    terminal.type("a")
    #expect(terminal.state == "🐼🇨🇳❤️a|")
  }

  @Test func `a replay of a missing rule of a profile is said`() throws {
    var terminal = try Terminal(
      files: [
        "d/s.keys": "Set Profile p.json name\nSet Rule emoji forbidden\nType \"张三😀\"\n",
        "d/p.json": ScreenTests.profile,
      ])
    terminal.command("replay d/s.keys")
    #expect(terminal.state == "张三|")
    #expect(terminal.row(0).hasSuffix("≤ 10 bytes GB18030 · ≥ 2 bytes GB18030 · no emoji"))
  }
}
