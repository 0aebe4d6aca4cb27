import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

struct ScreenTests {
  @Test func `a refusal leaves text and caret, and says why`() throws {
    var terminal = try Terminal(.emoji(.forbidden), .maxLength(10, in: .gb18030))
    terminal.type("张三")
    terminal.type("😀")
    #expect(
      terminal.screen() == """
         Text                                              no emoji · ≤ 10 bytes GB18030
        ┌──────────────────────────────────────────────────────────────────────────────┐
        │ 张三                                                                         │
        └──────────────────────────────────────────────────────────────────────────────┘
          ████████░░░░░░░░░░░░  4/10 bytes GB18030                              ✓ valid
         Type "😀" → rejected: Emoji are not allowed here: “😀”.
         2..2 + "😀" · proposed 张三😀| · rejected, shown 张三|
















         Esc command · Enter validates · Ctrl+\\ emoji · F1 help · Ctrl+D quits
        """)
    #expect(terminal.cursor() == "6,2")
    #expect(terminal.repl.isFlashing)
  }

  @Test func `what is said of violations can be said in another language`() throws {
    let fields = [
      ("", FieldSpecification(rules: [.emoji(.forbidden), .minLength(2, in: .graphemes)]))
    ]
    var terminal = try Terminal(
      fields: fields, rows: 10, saying: { $0.code == .tooShort ? "Zu kurz." : "Keine Emojis." })
    terminal.type("a")
    terminal.type("😀")
    #expect(terminal.row(4).hasSuffix("○ Zu kurz."))
    #expect(terminal.row(5) == " Type \"😀\" → rejected: Keine Emojis.")
    terminal.press(.enter)
    #expect(terminal.screen().contains("Text: Zu kurz."))
  }

  @Test func `no sentence about a secret text names its characters`() throws {
    let fields = [("pin", FieldSpecification(isSecret: true, rules: [.numbersOnly()]))]
    var terminal = try Terminal(fields: fields)
    terminal.type("x")
    #expect(terminal.screen().contains("rejected: Only digits are allowed here."))
    terminal.command("text 1x")
    #expect(!terminal.screen().contains("“x”"))
    #expect(terminal.screen().contains("Only digits are allowed here."))
    terminal = try Terminal(fields: [("pin", FieldSpecification(rules: [.numbersOnly()]))])
    terminal.type("x")
    #expect(terminal.screen().contains("rejected: “x” is not a digit."))
  }

  @Test func `a small screen says why too`() throws {
    var terminal = try Terminal(
      .emoji(.forbidden), .maxLength(10, in: .gb18030), columns: 40, rows: 10)
    terminal.type("张三")
    terminal.paste("李四王五")
    #expect(
      terminal.screen() == """
         Text      no emoji · ≤ 10 bytes GB18030
        ┌──────────────────────────────────────┐
        │ 张三                                 │
        └──────────────────────────────────────┘
          ██░░░  4/10 bytes GB18030     ✓ valid
         Paste "李四… → rejected: At most 10
         bytes are allowed here, not 12; a
         Chinese character counts 2.

         F1 help · Ctrl+D quits · Esc command
        """)
    #expect(terminal.cursor() == "6,2")
  }

  @Test func `the inspector says what the text is made of`() throws {
    var terminal = try Terminal(.maxLength(20, in: .utf8), rows: 12)
    terminal.type("三e\u{301}👍🏽")
    terminal.press(.left)
    terminal.command("inspect")
    #expect(
      terminal.screen() == """
         Text                                                           ≤ 20 bytes UTF-8
        ┌──────────────────────────────────────────────────────────────────────────────┐
        │ 三e\u{301}👍🏽                                                                        │
        └──────────────────────────────────────────────────────────────────────────────┘
          ██████████████░░░░░░  14/20 bytes UTF-8                               ✓ valid
         Left
                 cols  utf8       emoji               scalars
           三    2     3                              U+4E09  cjk unified ideograph-4e09
           e\u{301}     1     3                              U+0065 U+0301
         › 👍🏽    2     8          fully-qualified     U+1F44D U+1F3FD

         Esc closes · Enter validates · Ctrl+\\ emoji · F1 help · Ctrl+D quits
        """)
    #expect(terminal.cursor() == "5,2")
  }

  @Test func `a form shows its fields in the order of the profile`() throws {
    var terminal = try Terminal(columns: 40, rows: 10, files: ["p.json": Self.profile])
    terminal.command("load p.json")
    terminal.type("张三")
    #expect(
      terminal.screen() == """
         姓名  name  1/3  ≤ 10 bytes GB18030 · …
        ┌──────────────────────────────────────┐
        │ 张三                                 │
        └──────────────────────────────────────┘
          ██░░░  4/10 bytes GB18030     ✓ valid
          mood                                0
          amount                              0
         Type "三" → accepted

         F1 help · Ctrl+D quits · Esc command
        """)
  }

  @Test func `submitting lists what is wrong`() throws {
    var terminal = try Terminal(columns: 40, rows: 10, files: ["p.json": Self.profile])
    terminal.command("load p.json")
    terminal.press(.tab, .escape, .tab)
    terminal.type("1.\r")
    #expect(
      terminal.screen() == """
         amount  3/3                  2 decimals
          1.
          2 characters
          ○ This is not a decimal number.
         submit → 1 of 3 fields is not valid ye…
         Violations
         amount: This is not a decimal number.


         F1 help · Ctrl+D quits · Esc closes
        """)
  }

  @Test func `a field for emoji opens the search by itself`() throws {
    var terminal = try Terminal(
      .emoji(.only), .maxLength(2, in: .graphemes), columns: 40, rows: 10)
    terminal.type("grin")
    #expect(
      terminal.screen() == """
         Text        emoji only · ≤ 2 characters

          ░░░░░░░░░  0/2 characters     ✓ valid

         Search Results
          😅  😆  😃  😄  😀  😺  😸
         😅 grinning face with sweat


         Emoji: grin▏
        """)
    terminal.press(.right, .enter)
    #expect(terminal.state == "😆|")
  }

  @Test func `an emoji takes the place of the one before in a field for one`() throws {
    var terminal = try Terminal(.emoji(.only), .maxLength(1, in: .graphemes))
    terminal.type("pizza")
    terminal.press(.enter)
    terminal.type("rocket")
    terminal.press(.enter)
    #expect(terminal.state == "🚀|")
    terminal.command("emoji pizza")
    #expect(terminal.state == "🍕|")
    // Two fit, and then none.
    terminal = try Terminal(.emoji(.only), .maxLength(2, in: .graphemes))
    for query in ["pizza", "rocket", "melon"] {
      terminal.type(query)
      terminal.press(.enter)
    }
    #expect(terminal.state == "🍕🚀|")
  }

  @Test func `a command is typed in the last row`() throws {
    var terminal = try Terminal(columns: 40, rows: 10)
    terminal.type("a\u{1B}:s\t")
    #expect(
      terminal.screen() == """
         Text
          a
          1 character                   ✓ valid
         Type "a" → accepted

           set     change a rule, a policy or …
           submit  validate every field (Enter)
           smart   smart punctuation: ellipses…
           stop    end the recording
        :s
        """)
    #expect(terminal.cursor() == "2,9")
  }

  @Test(arguments: [(1, 1), (1, 24), (3, 2), (5, 5), (12, 3), (80, 1), (300, 100)])
  func `any size will do`(columns: Int, rows: Int) throws {
    var terminal = try Terminal(.maxLength(10, in: .gb18030), columns: columns, rows: rows)
    for command in ["help", "inspect", "measure", "rules", "nope", "emoji grin"] {
      terminal.type("张三")
      terminal.command(command)
      let screen = terminal.repl.draw()
      #expect(screen.rows.count <= rows)
      for row in screen.rows { #expect(row.columns <= columns, "\(row.text)") }
      if let cursor = screen.cursor {
        #expect((0..<columns).contains(cursor.column) && (0..<rows).contains(cursor.row))
      }
    }
  }

  static let profile = """
    { "version": 1, "fields": {
      "name": { "label": "姓名", "rules": [
        { "rule": "maxLength", "limit": 10, "unit": "gb18030" },
        { "rule": "minLength", "limit": 2, "unit": "gb18030" } ] },
      "mood": { "rules": [ { "rule": "emoji", "policy": "only" } ] },
      "amount": { "rules": [ { "rule": "decimal", "places": 2 } ] } } }
    """
}
