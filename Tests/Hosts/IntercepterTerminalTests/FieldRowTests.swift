import IntercepterProfiles
import IntercepterTerminal
import TestSupport
import Testing
import TextInputIntercepter

struct FieldRowTests {
  @Test func `the cursor stands where the caret is`() throws {
    var terminal = try Terminal()
    terminal.type("张三😀👨‍👩‍👧‍👦🇨🇳é")
    var columns = [terminal.cursor()]
    for _ in 0..<6 {
      terminal.press(.left)
      columns.append(terminal.cursor())
    }
    #expect(columns == ["13,2", "12,2", "10,2", "8,2", "6,2", "4,2", "2,2"])
  }

  @Test func `a long text scrolls, and says that there is more`() throws {
    var terminal = try Terminal(columns: 20, rows: 10)
    terminal.type("0123456789张三😀👨‍👩‍👧‍👦🇨🇳éabc")
    #expect(terminal.row(2) == "│‹9张三😀👨‍👩‍👧‍👦🇨🇳éabc  │")
    #expect(terminal.cursor() == "17,2")
    terminal.press(.home)
    #expect(terminal.row(2) == "│ 0123456789张三😀›│")
    #expect(terminal.cursor() == "2,2")
    terminal.press(.end)
    #expect(terminal.cursor() == "17,2")
    terminal.press(.left, times: 9)
    #expect(terminal.cursor() == "3,2")
    terminal.press(.left, times: 2)
    #expect(terminal.row(2) == "│‹3456789张三😀👨‍👩‍👧‍👦 ›│")
    #expect(terminal.cursor() == "7,2")
  }

  @Test func `a syllable of several letters has the columns that terminals give it`() throws {
    var terminal = try Terminal()
    terminal.type("क्षिa")
    #expect(terminal.cursor() == "6,2")
    terminal.press(.left, .left)
    #expect(terminal.cursor() == "2,2")
  }

  @Test func `the bar is full where the limit is met`() throws {
    var terminal = try Terminal(.maxLength(3, in: .graphemes), columns: 40, rows: 10)
    #expect(terminal.row(4) == "  ░░░░░░░░░  0/3 characters     ✓ valid")
    terminal.type("ab")
    #expect(terminal.row(4) == "  ██████░░░  2/3 characters     ✓ valid")
    terminal.type("c")
    #expect(terminal.row(4) == "  █████████  3/3 characters     ✓ valid")
    terminal.command("set maxLength 0")
    #expect(terminal.row(4) == "  ████████████████████  3/0 characters")
    terminal.command("set maxLength \(Int.max)")
    #expect(terminal.row(4).hasSuffix("3/\(Int.max) characters"))
    terminal.command("set maxLength 10 gb18030")
    terminal.command("compose li")
    #expect(terminal.row(4) == "  ██░░  3/10 bytes GB18030 + composing")
  }

  @Test func `a text that shrinks comes back`() throws {
    var terminal = try Terminal(columns: 20, rows: 10)
    terminal.type("0123456789012345678901234567890")
    terminal.press(.backspace, times: 20)
    #expect(terminal.row(2) == "│ 01234567890      │")
  }

  @Test func `nothing in a text acts on the terminal`() throws {
    var terminal = try Terminal(columns: 60, rows: 10)
    terminal.paste("a\tb\nc\u{200B}\u{301}d\u{1B}[31m\u{7F}\u{9B}\u{202E}")
    #expect(terminal.row(2).hasPrefix("│ a⇥b↵    "))
    #expect(terminal.row(3).hasPrefix("│ c<200B>◌\u{301}d␛[31m␡<9B><202E>  "))
    var painter = ScreenPainter(hasColors: false)
    let written = painter.paint(terminal.repl.draw())
    #expect(!written.contains("\u{1B}[31m"))
    #expect(!written.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x202E })
  }

  @Test func `a cluster of two hundred thousand marks is one cell`() throws {
    var terminal = try Terminal(columns: 40, rows: 10)
    terminal.paste("a" + String(repeating: "\u{301}", count: 200_000))
    #expect(terminal.cursor() == "3,2")
    var painter = ScreenPainter(hasColors: false)
    #expect(painter.paint(terminal.repl.draw()).utf8.count < 10_000)
  }

  @Test func `whatever is typed, the cursor is in the field`() {
    let broken = firstBreach(cases: 40) { generator in
      guard var terminal = try? Terminal(columns: 24, rows: 10) else { return "no terminal" }
      terminal.paste(generator.text(pieces: 40))
      for _ in 0..<30 {
        terminal.press(
          generator.pick([.left, .right, .home, .end, .shiftLeft, .backspace, .controlZ]))
        let screen = terminal.repl.draw()
        guard let cursor = screen.cursor, (2...22).contains(cursor.column),
          (2...3).contains(cursor.row),
          screen.rows[cursor.row].columns == 24
        else { return "\(terminal.state): \(screen.rows.map(\.text))" }
      }
      return nil
    }
    #expect(broken == nil)
  }

  @Test func `only what has changed is painted`() throws {
    var terminal = try Terminal(columns: 40, rows: 10)
    var painter = ScreenPainter(hasColors: true)
    _ = painter.paint(terminal.repl.draw())
    #expect(painter.paint(terminal.repl.draw()).isEmpty)
    terminal.type("a")
    let written = painter.paint(terminal.repl.draw())
    #expect(written.contains("\u{1B}[3;1H"))
    #expect(!written.contains("\u{1B}[2;1H"))
    #expect(!written.contains("\u{1B}[2J"))
    terminal.repl.canvas.columns = 41
    #expect(painter.paint(terminal.repl.draw()).contains("\u{1B}[2J"))
  }
}
