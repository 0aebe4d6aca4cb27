import IntercepterTerminal
import TestSupport
import Testing
import TextFieldSimulator

struct InputDecoderTests {
  static let keys: [(sent: String, key: String)] = [
    ("\u{1B}[D", "Left"), ("\u{1B}OD", "Left"), ("\u{1B}[1;2C", "Shift+Right"),
    ("\u{1B}[1;5A", "Ctrl+Up"), ("\u{1B}[1;4B", "Option+Shift+Down"), ("\u{1B}[H", "Home"),
    ("\u{1B}OF", "End"), ("\u{1B}[7~", "Home"), ("\u{1B}[4~", "End"), ("\u{1B}[3~", "Delete"),
    ("\u{1B}[3;5~", "Ctrl+Delete"), ("\u{1B}[Z", "Shift+Tab"), ("\u{7F}", "Backspace"),
    ("\u{8}", "Backspace"), ("\u{1B}\u{7F}", "Option+Backspace"), ("\t", "Tab"), ("\r", "Enter"),
    ("\n", "Enter"), ("\u{1B}\r", "Option+Enter"), ("\u{1}", "Ctrl+a"), ("\u{1A}", "Ctrl+z"),
    ("\u{1C}", "Ctrl+\\"), ("\u{1F}", "Ctrl+_"), ("\u{0}", "Ctrl+Space"), ("\u{1B}f", "Option+f"),
    ("\u{1B}é", "Option+é"), ("\u{1B}[97;5u", "Ctrl+a"), ("\u{1B}[27;5;13~", "Ctrl+Enter"),
    ("\u{1B}", "Escape"), ("é", "é"), ("e\u{301}", "e\u{301}"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("🇨🇳", "🇨🇳"),
    ("👍🏽", "👍🏽"), (" ", "Space"),
  ]

  @Test(arguments: keys)
  func `a key is read from what terminals send for it`(sent: String, key: String) {
    var decoder = InputDecoder()
    let events = decoder.decode(sent.utf8) + decoder.flush()
    #expect(events.map(name) == [key])
  }

  @Test(arguments: keys)
  func `bytes may come one by one`(sent: String, key: String) {
    var decoder = InputDecoder()
    let events = sent.utf8.flatMap { decoder.decode([$0]) } + decoder.flush()
    if sent.unicodeScalars.count == 1 || sent.hasPrefix("\u{1B}") {
      #expect(events.map(name) == [key])
    } else {
      // Scalars that come apart are keys of their own, unless they ask for the next.
      #expect(events.map(name).joined() == key)
    }
  }

  @Test func `a paste is one event, however it is cut, with line feeds`() {
    let sent = Array("a\u{1B}[200~张三\r\n\u{1B}[Dé\r😀\u{1B}[201~b".utf8)
    let expected: [InputEvent] = [
      .key(KeyPress(.character("a"))), .paste("张三\n\u{1B}[Dé\n😀"), .key(KeyPress(.character("b"))),
    ]
    for cut in 0...sent.count {
      var decoder = InputDecoder()
      let events = decoder.decode(sent[..<cut]) + decoder.decode(sent[cut...]) + decoder.flush()
      #expect(events == expected, "cut at \(cut)")
    }
    var decoder = InputDecoder()
    #expect(sent.flatMap { decoder.decode([$0]) } == expected)
  }

  @Test func `half a character waits for the other half`() {
    var decoder = InputDecoder()
    let bytes = Array("三".utf8)
    #expect(decoder.decode(bytes[..<2]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.decode(bytes[2...]).map(name) == ["三"])
    #expect(!decoder.isWaiting)
  }

  @Test func `what is no text is shown as such, and a lone Escape is a key after a moment`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xFF, 0x61, 0xE4, 0xB8]).map(name) == ["\u{FFFD}"])
    #expect(decoder.flush().map(name) == ["a", "\u{FFFD}"])
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.flush().map(name) == ["Escape"])
    #expect(decoder.decode("\u{1B}[99;99q\u{1B}[?1;2cx".utf8).map(name) == ["x"])
  }

  @Test func `no bytes make it trap or wait for ever`() {
    let breach = firstBreach(cases: 750) { generator in
      var decoder = InputDecoder()
      let pieces: [[UInt8]] = [
        [0x1B], [0x5B], [0x4F], [0x31, 0x3B], [0x7E], [0xE4], [0xB8], [0x80], [0xF0, 0x9F], [0x41],
        [0xFF], [0x0D], [0x39, 0x39, 0x39, 0x39, 0x39, 0x39, 0x39, 0x39, 0x39], [0xC2, 0x85],
        [0x75],
        Array("\u{200D}".utf8), Array("🇨".utf8),
      ]
      var sent: [UInt8] = []
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let piece = generator.pick(pieces)
        sent += piece
        _ = decoder.decode(piece)
      }
      _ = decoder.flush()
      return decoder.isWaiting ? "still waiting after \(sent)" : nil
    }
    #expect(breach == nil)
  }

  private func name(_ event: InputEvent) -> String {
    if case .key(let key) = event { "\(key)" } else { "\(event)" }
  }
}
