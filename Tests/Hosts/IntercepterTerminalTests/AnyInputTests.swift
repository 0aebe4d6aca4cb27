import IntercepterProfiles
import IntercepterTerminal
import TestSupport
import Testing

struct AnyInputTests {
  @Test func `whatever comes from the keyboard, there is a screen`() {
    let broken = firstBreach(cases: 4) { generator in
      do { return try breach(in: &generator) } catch { return "\(error)" }
    }
    #expect(broken == nil)
  }

  private func breach(in generator: inout SeededGenerator) throws -> String? {
    var terminal = try Terminal(
      fields: (0..<Int.random(in: 1...4, using: &generator)).map { index in
        let label = generator.chance(30) ? "\u{1B}[2J\u{9B}\u{202E}\r\n" : nil
        return ("field\(index)", FieldSpecification(label: label, rules: generator.rules()))
      })
    var decoder = InputDecoder()
    var painter = ScreenPainter(hasColors: true)
    for _ in 0..<40 {
      let (columns, rows) = (
        Int.random(in: 1...90, using: &generator), generator.pick([1, 3, 10, 24])
      )
      if generator.chance(10) { terminal.repl.canvas = Canvas(columns: columns, rows: rows) }
      if generator.chance(10) {
        let commands = [
          "inspect", "help", "rules", "measure", "submit", "set emoji only", "emoji", "smart",
        ]
        terminal.command(generator.pick(commands))
      }
      var bytes = Array(generator.text(pieces: 3).utf8)
      if generator.chance(50) { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
      if generator.chance(50) {
        bytes += [0x1B, 0x5B] + Array("1;\(generator.pick([2, 5]))CDHFAB".utf8)
      }
      terminal.repl.handle(decoder.decode(bytes))
      if generator.chance(50) { terminal.repl.handle(decoder.flush()) }
      let screen = terminal.repl.draw()
      _ = painter.paint(screen)
      guard screen.rows.count == terminal.repl.canvas.rows else {
        return "\(screen.rows.count) rows"
      }
      if let row = screen.rows.first(where: { $0.columns > terminal.repl.canvas.columns }) {
        return "too wide: \(row.text)"
      }
      if let row = screen.rows.first(where: { $0.text.shownOnTerminal != $0.text }) {
        return "acts on the terminal: \(row.text.debugDescription)"
      }
    }
    return nil
  }
}
