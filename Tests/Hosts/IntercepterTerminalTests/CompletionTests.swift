import IntercepterProfiles
import Testing
import TextInputIntercepter

@testable import IntercepterTerminal

/// The menu of completions, and the help about settings.
struct CompletionTests {
  /// A command, and the words that its menu offers.
  static let menus: [(command: String, words: [String])] = [
    ("set emoji ", ["off", "forbidden", "only", "allowed"]),
    ("set decimal ", ["PLACES,", "off", "locale:"]),
    ("set maxLength ", ["LIMIT,", "off", "onViolation:amend"]),
    ("set maxLength 12 ", ["graphemes", "gb18030", "onViolation:amend"]),
    ("help set c", []), ("set composition ", ["whenCommitted", "immediately", "off"]),
    ("load ", ["p.json", "d/"]), ("replay ", ["s.keys", "d/"]), ("field ", ["a", "b"]),
  ]

  /// A rule or a setting with arguments, and all that may come next.
  static let offers: [(name: String, arguments: [String], words: Set<String>)] = [
    (
      "decimal", ["2"],
      [
        "locale:", "integerDigits:", "separator:", "alternativeSeparators:", "groupingSeparators:",
        "digits:ascii", "digits:any", "digits:normalized", "negative:true", "leadingZeros:allow",
        "leadingZeros:reject", "leadingZeros:remove", "leadingSeparator:reject",
        "leadingSeparator:insertZero", "leadingSeparator:allow", "minimum:", "maximum:",
        "onViolation:reject", "onViolation:amend", "onViolation:flag", "onViolation:warn",
        "message:",
      ]
    ),
    (
      "format", [],
      [
        "pattern", "grouped", "paymentCard", "iban", "date", "month", "time", "dateAndTime",
        "dateRange", "oneTimeCode", "off",
      ]
    ),
    (
      "format", ["time"],
      ["seconds", "separator::", "separator:.", "earliest:", "latest:"]
    ),
    ("format", ["pattern"], ["startingWith:", "trunkPrefix:", "default:true"]),
    ("format", ["time", "de"], ["seconds", "earliest:", "latest:"]),
    (
      "emoji", ["allowed"],
      [
        "counting:displayed", "counting:rgi", "counting:any", "onViolation:reject",
        "onViolation:amend", "onViolation:flag", "onViolation:warn", "message:",
      ]
    ),
  ]

  @Test(arguments: offers) func `everything that exists is offered`(
    row: (name: String, arguments: [String], words: Set<String>)
  ) throws {
    let setting = try #require(SettingHelp.all.first { $0.name == row.name })
    let completions = setting.completions(behind: row.arguments)
    #expect(Set(completions.words.map(\.word)) == row.words)
  }

  private func terminal(_ typed: String) throws -> Terminal {
    var terminal = try Terminal(
      fields: [("a", FieldSpecification(rules: [])), ("b", FieldSpecification(rules: []))],
      files: MemoryFiles(["p.json": "", "s.keys": "", "notes.txt": "", "d/": ""]))
    terminal.type(":\(typed)\t")
    return terminal
  }

  private func words(of terminal: Terminal) -> [String] {
    terminal.screen().split(separator: "\n").drop { !$0.hasPrefix(" a  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test(arguments: menus)
  func `the menu offers what may stand there`(command: String, words: [String]) throws {
    let terminal = try terminal(command)
    let offered = self.words(of: terminal)
    for word in words { #expect(offered.contains(word), "\(offered)") }
    #expect(!offered.contains("notes.txt"))
    if command.hasPrefix("set maxLength 12") { #expect(!offered.contains("off")) }
    if command == "set maxLength " { #expect(!offered.contains("graphemes")) }
    if command.hasSuffix(" "), command.hasPrefix("set decimal") {
      #expect(terminal.row(23) == ":set decimal")
    }
  }

  @Test func `Tab goes through the menu, and Shift+Tab back`() throws {
    var terminal = try terminal("set emoji ")
    #expect(terminal.screen().contains("   forbidden           none\n"))
    terminal.press(.tab)
    #expect(terminal.row(23) == ":set emoji forbidden")
    #expect(terminal.screen().contains(" › forbidden "))
    terminal.press(.shiftTab)
    #expect(terminal.row(23) == ":set emoji message:")
    terminal.press(.tab, .enter)
    #expect(terminal.row(0).hasSuffix("no emoji"))
  }

  @Test func `Escape closes the menu, then the command`() throws {
    var terminal = try terminal("set emoji ")
    terminal.press(.escape)
    #expect(!terminal.screen().contains("forbidden"))
    #expect(terminal.row(23) == ":set emoji")
    terminal.press(.escape)
    #expect(!terminal.row(23).hasPrefix(":"))
  }

  @Test func `help set lists every rule and setting, and help tells about one`() throws {
    var terminal = try Terminal(columns: 100, rows: 40)
    terminal.command("help set")
    let screen = terminal.screen()
    for name in RuleSpecification.ruleNames + ["composition", "ellipsis", "SmartPunctuation"] {
      #expect(screen.contains(":set \(name)"), "\(name)")
    }
    terminal.command("help set decimal")
    #expect(
      terminal.row(5) == " :help set decimal → :set decimal PLACES [LABEL:VALUE…]: a decimal number"
    )
    terminal.command("help record")
    #expect(terminal.row(5) == " :help record → :record[!] FILE: record keystrokes into a script")
    terminal.command("help nobody")
    #expect(terminal.row(5).hasPrefix(" :help → there is no help about “nobody”"))
  }
}
