import Testing
import TextFieldSimulator

/// Scripts that include others.
@Suite struct SourceTests {
  static let files = KeystrokeScriptFiles.memory([
    "a.keys": "Type 'a'\nSource b.keys",
    "b.keys": "Type 'b'",
    "wrong.keys": "Tpye 'b'\nLeft 0",
    "outer.keys": "Source wrong.keys",
    "one.keys": "Source two.keys",
    "two.keys": "# again\nSource './one.keys'",
    "stories/x.keys": "Source y.keys\nSource ../b.keys",
    "stories/y.keys": "Type 'y'",
  ])

  @Test func `the commands of an included script follow its line`() throws {
    let script = try KeystrokeScript("Cut\nSource a.keys\nCopy", files: Self.files)
    #expect(
      script.steps().map { "\($0.command.file):\($0.command.line) \($0.command.action)" } == [
        "script:1 Cut", "script:2 Source a.keys", "a.keys:1 Type \"a\"", "a.keys:2 Source b.keys",
        "b.keys:1 Type \"b\"", "script:3 Copy",
      ])
    try #require(script.commands.count == 3)
    #expect(script.commands[1].included?.file == "a.keys")
    #expect(script.commands[0].included == nil)
  }

  @Test func `a file is named beside the file that names it`() throws {
    let script = try KeystrokeScript("Source stories/x.keys", files: Self.files)
    #expect(Array(script.steps()).last.map { "\($0.state)" } == "yb|")
  }

  static let errors: [ScriptCase] = [
    ScriptCase(
      "Source c.keys",
      """
      script:1:8: error: cannot read “c.keys”: no such file
      Source c.keys
             ^~~~~~
      """),
    ScriptCase(
      "Source",
      """
      script:1:7: error: expected a script’s file here; the usage is “Source FILE”
      Source
            ^
      """),
    ScriptCase(
      "Source a.keys twice",
      """
      script:1:15: error: this is one argument too many; the usage is “Source FILE”
      Source a.keys twice
                    ^~~~~
      """),
    ScriptCase(
      "Source script",
      """
      script:1:8: error: “script” includes itself: script → script
      Source script
             ^~~~~~
      """),
    ScriptCase(
      "Source one.keys",
      """
      two.keys:2:8: error: “./one.keys” includes itself: one.keys → two.keys → one.keys
      Source './one.keys'
             ^~~~~~~~~~~~
      """),
    ScriptCase(
      "Source outer.keys\nType\nSource wrong.keys",
      """
      wrong.keys:1:1: error: unknown verb “Tpye”; did you mean “Type”?
      Tpye 'b'
      ^~~~
      wrong.keys:2:6: error: expected a count from 1 to 1000000, found “0”
      Left 0
           ^
      script:2:5: error: expected a text in quotes here; the usage is “Type TEXT”
      Type
          ^
      """),
  ]

  @Test(arguments: errors) func `an inclusion that goes wrong is told at its place`(row: ScriptCase)
  {
    row.compare(TextFieldSimulatorTests.errors(row.source, files: Self.files))
  }

  @Test func `without files a script names none`() {
    #expect(
      TextFieldSimulatorTests.errors("Source a.keys") == """
        script:1:8: error: cannot read “a.keys”: scripts cannot name files here
        Source a.keys
               ^~~~~~
        """)
  }

  @Test func `scripts include each other a hundred deep at most`() {
    let files = KeystrokeScriptFiles { path in
      Array("Source \(path)x".utf8)
    }
    let deepest = "x" + String(repeating: "x", count: 98)
    #expect(
      TextFieldSimulatorTests.errors("Source x", files: files)
        == """
        \(deepest):1:8: error: scripts include each other more than 100 deep
        Source \(deepest)x
        \(String(repeating: " ", count: 7))^\(String(repeating: "~", count: 71))
        """.replacing(
          "Source \(deepest)x",
          with: "Source \(String(repeating: "x", count: 72))…"))
  }

  @Test func `scripts that double each other are told before they run`() {
    let files = KeystrokeScriptFiles { path in
      let level = Int(path)!
      return Array((level == 0 ? "Cut" : "Source \(level - 1)\nSource \(level - 1)").utf8)
    }
    #expect(
      TextFieldSimulatorTests.errors("Source 60", files: files) == """
        24:2:1: error: with this, there are more than 10000000 commands
        Source 23
        ^~~~~~~~~
        """)
  }

  static let paths: [(String, String, String)] = [
    ("b.keys", "a.keys", "b.keys"),
    ("b.keys", "stories/a.keys", "stories/b.keys"),
    ("./b.keys", "./stories/a.keys", "stories/b.keys"),
    ("../b.keys", "stories/a.keys", "b.keys"),
    ("../../b.keys", "stories/a.keys", "../b.keys"),
    ("../b.keys", "../a.keys", "../../b.keys"),
    ("/b.keys", "stories/a.keys", "/b.keys"),
    ("b.keys", "/a.keys", "/b.keys"),
    ("../../b.keys", "/stories/a.keys", "/b.keys"),
    ("..b", "a", "..b"),
    ("\u{301}b", "s/\u{301}a", "s/\u{301}b"),
  ]

  @Test(arguments: paths) func `paths are taken from beside the file`(
    path: String, file: String, expected: String
  ) throws {
    let files = KeystrokeScriptFiles { asked throws(KeystrokeScriptFiles.Failure) in
      guard asked.unicodeScalars.elementsEqual(expected.unicodeScalars) else { throw .init(asked) }
      return []
    }
    _ = try KeystrokeScript("Source '\(path)'", file: file, files: files)
  }
}
