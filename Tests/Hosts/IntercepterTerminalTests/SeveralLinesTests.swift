import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// A text of several lines, and the mouse.
struct SeveralLinesTests {
  private func terminal(_ text: String, columns: Int = 20, rows: Int = 24) throws -> Terminal {
    var terminal = try Terminal(columns: columns, rows: rows)
    terminal.paste(text)
    return terminal
  }

  @Test func `a text with line breaks has a row for each line`() throws {
    var terminal = try terminal("one\ntwo\r\n张三")
    #expect(terminal.row(2) == "│ one↵             │")
    #expect(terminal.row(3) == "│ two↵             │")
    #expect(terminal.row(4) == "│ 张三             │")
    #expect(terminal.cursor() == "6,4")
    terminal.press(.up)
    #expect(terminal.state == "one\ntwo|\n张三")
    #expect(terminal.cursor() == "5,3")
    terminal.press(.up, .home)
    #expect(terminal.cursor() == "2,2")
    terminal.press(.down)
    #expect(terminal.cursor() == "2,3")
  }

  @Test func `of many lines, those around the caret can be seen`() throws {
    var terminal = try terminal((0..<30).map { "\($0)" }.joined(separator: "\n"), rows: 24)
    #expect(terminal.row(7) == "│ 29               │")
    terminal.press(.up, times: 29)
    #expect(terminal.row(2) == "│ 0↵               │")
  }

  @Test func `a click places the caret, and a drag selects`() throws {
    var terminal = try terminal("ab张三cd\nxy")
    // The columns and rows of a terminal are from 1.
    terminal.type("\u{1B}[<0;7;3M\u{1B}[<0;7;3m")
    #expect(terminal.state == "ab张|三cd\nxy")
    terminal.type("\u{1B}[<0;3;3M\u{1B}[<32;4;4M")
    #expect(terminal.state == "‹ab张三cd\nx›y")
    terminal.type("\u{1B}[<0;19;4M")
    #expect(terminal.state == "ab张三cd\nxy|")
    // Beside the field, nothing happens.
    terminal.type("\u{1B}[<0;3;20M")
    #expect(terminal.state == "ab张三cd\nxy|")
  }

  @Test func `a click goes to another field, and the wheel scrolls a panel`() throws {
    var terminal = try Terminal(fields: [
      ("a", FieldSpecification(rules: [])), ("b", FieldSpecification(rules: [])),
    ])
    terminal.type("x")
    terminal.type("\u{1B}[<0;3;6M")
    #expect(terminal.row(1).hasPrefix(" b"))
    terminal.command("help")
    terminal.type("\u{1B}[<65;3;12M\u{1B}[<65;3;12M")
    #expect(terminal.screen().contains(" 3–"))
  }
}
