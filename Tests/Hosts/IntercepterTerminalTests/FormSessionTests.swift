import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// A form as somebody fills it in.
struct FormSessionTests {
  private static let profile = """
    { "version": 1, "fields": {
      "name": { "label": "Name", "required": true, "rules": [] },
      "password": { "label": "A password nobody guesses", "secret": true, "required": true,
        "rules": [ { "rule": "minLength", "limit": 8, "unit": "graphemes" } ] },
      "note": { "rules": [] } } }
    """

  private func form(columns: Int = 80, rows: Int = 24) throws -> Terminal {
    var terminal = try Terminal(
      columns: columns, rows: rows,
      files: ["p.json": Self.profile, "q.json": ScreenTests.profile])
    terminal.command("load p.json")
    return terminal
  }

  @Test func `a form says which fields are required, and where one is`() throws {
    var terminal = try form(columns: 60, rows: 14)
    terminal.press(.tab)
    terminal.type("secret")
    #expect(
      terminal.screen() == """
          Name*                           ✗ This field is required.
         A password nobody guesses*  password  field 2 of 3  ≥ 8 ch…
        ┌──────────────────────────────────────────────────────────┐
        │ ••••••                                                   │
        └──────────────────────────────────────────────────────────┘
          6 characters
          ○ At least 8 characters are needed here, not 6.
          note                                                    0
         Type → accepted




         F1 help · Ctrl+D quits · Esc command · Tab next
        """)
  }

  @Test func `a secret text is nowhere to be seen`() throws {
    var terminal = try form()
    terminal.press(.tab)
    terminal.type("hunter")
    #expect(terminal.screen().contains("│ ••••••  "))
    #expect(terminal.cursor() == "8,3")
    terminal.command("record s.keys")
    #expect(terminal.files["s.keys"] == nil)
    terminal.press(.controlW)
    for command in ["inspect", "rules", "measure"] {
      terminal.type("hunter")
      terminal.command(command)
      #expect(!terminal.screen().contains("hunter"), "\(command)")
    }
    terminal.press(.tab)
    #expect(!terminal.screen().contains("hunter"))
    terminal.press(.controlY)
    #expect(terminal.state == "|")
    terminal.press(.shiftTab, .altA, .altC, .controlX, .tab, .controlY)
    #expect(terminal.state == "|")
  }

  @Test func `the first field that does not conform has the focus`() throws {
    var terminal = try form()
    terminal.press(.tab, .tab)
    terminal.type("x\r")
    #expect(terminal.row(0).hasPrefix(" Name*  name  field 1 of 3"))
    terminal.type("Ada\r")
    #expect(terminal.row(1).hasPrefix(" A password nobody guesses*"))
  }

  @Test func `a long message is on as many rows as it needs`() throws {
    var terminal = try form(columns: 40, rows: 20)
    terminal.press(.tab)
    terminal.type("abc\t")
    let screen = terminal.screen()
    #expect(
      screen.contains("\n    At least 8 characters are needed\n    here, not 3.\n"), "\(screen)")
  }

  @Test func `what is typed in another visit is a step of its own`() throws {
    var terminal = try form()
    terminal.command("record s.keys")
    terminal.type("ab")
    terminal.press(.tab, .shiftTab)
    terminal.type("cd")
    terminal.press(.controlZ)
    #expect(terminal.state == "ab|")
    terminal.command("stop")
    let script = try #require(terminal.files["s.keys"])
    #expect(
      script.contains("Type \"ab\"\nSelect 2..2\nType \"cd\"\nUndo\nExpect \"ab|\""), "\(script)")
    terminal.press(.controlU)
    terminal.command("field note")
    terminal.command("replay s.keys")
    #expect(terminal.state == "ab|")
  }

  @Test func `a replay leaves a field of the form what it is`() throws {
    var terminal = try form()
    terminal.command("load q.json")
    terminal.command("record s.keys")
    terminal.type("Ada")
    terminal.command("stop")
    terminal.press(.controlU)
    terminal.command("replay s.keys")
    #expect(terminal.state == "Ada|")
    #expect(terminal.row(0).hasPrefix(" 姓名  name  field 1 of 3"))
    terminal.press(.tab, .tab)
    terminal.command("replay s.keys")
    #expect(terminal.screen().contains(":replay → the script sets its own rules,"))
  }

  @Test func `a recording shows in every field, and ends from every field`() throws {
    var terminal = try form()
    terminal.command("record s.keys")
    #expect(terminal.screen().contains("every keystroke in the field “Name” alone, until :stop"))
    terminal.press(.tab, .tab)
    #expect(terminal.row(23).hasPrefix(" ● s.keys (Name)  "))
    terminal.command("stop")
    #expect(!terminal.row(23).contains("●"))
    #expect(try #require(terminal.files["s.keys"]).hasSuffix("\nExpect \"|\"\n"))
  }

  @Test func `a profile that is loaded never mixes with the form, nor drops a text`() throws {
    var terminal = try form()
    terminal.type("Ada")
    terminal.press(.tab, .tab)
    terminal.type("new")
    terminal.command("load q.json")
    #expect(
      terminal.screen().contains("the text of “note” would be lost; :load! q.json loads it anyway"))
    #expect(terminal.state == "new|")
    terminal.press(.controlU)
    terminal.command("load q.json name")
    #expect(terminal.state == "Ada|")
    #expect(!terminal.screen().contains(" of 3"), "one field alone")
    terminal.command("load p.json")
    #expect(terminal.state == "Ada|")
    terminal.command("load! q.json mood")
    #expect(terminal.state == "|")
    #expect(terminal.row(0).hasPrefix(" mood"))
  }

  @Test func `a number outlives the profile that is loaded`() throws {
    func profile(_ locale: String) -> String {
      """
      { "version": 1, "fields": { "amount": { "format": { "kind": "grouped", "locale": "\(locale)" },
        "rules": [ { "rule": "decimal", "places": 3, "locale": "\(locale)" } ] } } }
      """
    }
    var terminal = try Terminal(files: ["en.json": profile("en"), "de.json": profile("de")])
    for suffix in ["", " amount"] {
      terminal.command("load! en.json")
      terminal.type("1234.5")
      #expect(terminal.state == "1,234.5|")
      terminal.command("load de.json\(suffix)")
      #expect(terminal.state == "1.234,5|")
      terminal.press(.controlU)
    }
  }
}
