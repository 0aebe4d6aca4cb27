import IntercepterEmoji
import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// What keys open below the field.
struct PanelTests {
  /// The panels, with words of the first and of the last row of each.
  static let panels = [
    ("help", "Keys and commands", ":quit"),
    ("rules", "Rules, evaluated in this order", "composition whenCommitted"),
    ("inspect", "cols", "latin small letter a"),
    ("measure", "Length in every unit", "doubleWidth"),
  ]

  /// The rows of a panel below its heading, and the heading.
  private func panel(_ name: String, columns: Int) throws -> [String] {
    var terminal = try Terminal(
      .maxLength(9, in: .utf8), .emoji(.forbidden), columns: columns, rows: 90)
    terminal.type("a")
    let before = terminal.screen().split(separator: "\n").dropLast()
    terminal.command(name)
    let rows = terminal.screen().split(separator: "\n").dropLast()
    #expect(rows.starts(with: before))
    return rows.dropFirst(before.count).map(String.init)
  }

  @Test(arguments: panels) func `panels have room in 40 columns`(
    name: String, first: String, last: String
  ) throws {
    var (narrow, wide) = (try panel(name, columns: 40), try panel(name, columns: 100))
    #expect(wide.first?.contains(first) == true && wide.last?.contains(last) == true, "\(wide)")
    #expect(narrow.allSatisfy { LengthUnit.terminalColumns.length(of: $0) <= 40 }, "\(narrow)")
    // Of the inspector the heading: names of characters are as long as they are.
    if name == "inspect" { (narrow, wide) = ([narrow[0]], [wide[0]]) }
    #expect(!narrow.joined().contains("…"), "\(narrow)")
    // All that is in the wide one, in the same order.
    #expect(narrow.joined().filter { $0 != " " } == wide.joined().filter { $0 != " " })
  }

  @Test func `the rows in view are said`() throws {
    var terminal = try Terminal()
    terminal.type("a\u{1B}OP")
    #expect(terminal.screen().contains(" 1–15 of 34\n"), "\(terminal.screen())")
    terminal.press(.pageDown)
    #expect(terminal.screen().contains(" 16–30 of 34\n"), "\(terminal.screen())")
    // A panel that is opened again begins at its first row.
    terminal.type("\u{1B}OP\u{1B}OP")
    #expect(terminal.screen().contains(" 1–15 of 34\n"), "\(terminal.screen())")
  }

  @Test func `the picker's keys have room`() {
    func lastRow(_ columns: Int, _ rows: Int) -> String {
      EmojiPanel(EmojiPicker(), Canvas(columns: columns, rows: rows)).draw().rows[rows - 1].text
    }
    let wide = lastRow(80, 24)
    for key in ["Esc", "Tab", "Ctrl+T", "Ctrl+F"] { #expect(wide.contains(key), "\(wide)") }
    let narrow = lastRow(40, 10)
    #expect(narrow.contains("Esc ") && !narrow.contains("…"), "\(narrow)")
  }

  @Test func `units are in the singular where they must be`() throws {
    let terminal = try Terminal(.maxLength(1, in: .utf16))
    #expect(terminal.screen().contains("0/1 UTF-16 unit  "), "\(terminal.screen())")
    #expect(terminal.row(0).hasSuffix("≤ 1 UTF-16 unit"))
  }
}
