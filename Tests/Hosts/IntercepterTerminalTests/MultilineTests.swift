import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// A text that is wrapped, in a field of 20 columns: 15 for the text and one for the caret.
struct MultilineTests {
  private func terminal(_ text: String) throws -> Terminal {
    var terminal = try Terminal(columns: 20)
    terminal.repl.isMultiline = true
    terminal.paste(text)
    return terminal
  }

  /// Texts, and the rows that they have.
  static let rows: [(String, [String])] = [
    ("", [""]), ("one two three", ["one two three"]),
    ("one two three four", ["one two three", "four"]),
    ("one two three f", ["one two three f"]), ("one two three fo", ["one two three", "fo"]),
    ("a\nb", ["a↵", "b"]), ("abcdefghijklmnopqrs", ["abcdefghijklmno", "pqrs"]),
    ("a bcdefghijklmnopqrs", ["a", "bcdefghijklmnop", "qrs"]),
    ("张三李四王五张三李四", ["张三李四王五张", "三李四"]),
    ("one two three f\ng", ["one two three f↵", "g"]),
  ]

  @Test(arguments: rows) func `a text is wrapped before the words that do not fit`(
    text: String, rows: [String]
  ) throws {
    let terminal = try terminal(text)
    let shown = (0..<rows.count).map { index -> String in
      let text = terminal.row(2 + index).dropFirst(2).dropLast(2)
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
    #expect(shown == rows)
    #expect(terminal.row(2 + rows.count).hasPrefix("└"))
  }

  @Test func `Enter types a line break, and Alt+Enter submits`() throws {
    var terminal = try terminal("a")
    terminal.press(.enter)
    #expect(terminal.state == "a\n|")
    terminal.type("b\u{1B}\r")
    #expect(terminal.state == "a\nb|")
    #expect(terminal.screen().contains("submit → The text"))
    terminal.repl.canvas = Canvas(columns: 90, rows: 40)
    #expect(terminal.screen().contains("Alt+Enter validates"))
    terminal.command("help")
    #expect(terminal.screen().contains(" Alt+Enter                    commit marked text"))
  }

  @Test func `arrows go from row to row`() throws {
    var terminal = try terminal("one two three four")
    terminal.press(.up)
    #expect(terminal.state == "one |two three four")
    #expect(terminal.cursor() == "6,2")
    terminal.press(.down)
    #expect(terminal.state == "one two three four|")
    #expect(terminal.cursor() == "6,3")
  }

  /// Whatever is typed, rows are where the text is, in order, and none is empty but the last.
  @Test func `rows begin in order`() throws {
    for text in ["  ", "a  b   c      d         e", "\n\n", "👨‍👩‍👧 👨‍👩‍👧\n張", "\t\t\t"] {
      var terminal = try Terminal(columns: 9)
      terminal.repl.isMultiline = true
      terminal.paste(text)
      _ = terminal.screen()
      terminal.press(.up, .up, .down, .down)
      #expect(terminal.state.replacing("|", with: "") == text)
    }
  }
}
