internal import IntercepterEmoji
internal import IntercepterTerminal

/// An emoji picker in the terminal, which waits for keys and signals until an emoji is chosen.
struct EmojiSession {
  private(set) var panel: EmojiPanel
  let terminal: RawTerminal
  private(set) var decoder = InputDecoder()
  private(set) var painter = ScreenPainter(hasColors: Style.isColored)

  /// Runs the picker, and returns the chosen emoji, or `nil` if none was chosen.
  mutating func run() throws -> TonedEmoji? {
    let signals = try TerminalSignals(restoring: terminal)
    let outcome = Result { try choose(signals) }
    terminal.leave()
    signals.end()
    switch try outcome.get() {
    case .chosen(let emoji): return emoji
    case .nothing: return nil
    case .killed(let number): die(by: number)
    }
  }

  private enum Ending {
    case chosen(TonedEmoji), nothing, killed(Int32)
  }

  private mutating func choose(_ signals: TerminalSignals) throws -> Ending {
    try terminal.enter()
    while true {
      try terminal.write(painter.paint(panel.screen(of: terminal.size)))
      let (result, hasInput) = signals.wait(milliseconds: decoder.isWaiting ? 30 : -1)
      for number in signals.take() {
        guard [SIGWINCH, SIGCONT, SIGTSTP].contains(number) else { return .killed(number) }
        painter.invalidate()
      }
      guard let events = result == 0 ? decoder.flush() : hasInput ? readKeys() : [] else {
        return .nothing
      }
      for event in events {
        switch panel.handle(event) {
        case .choose(let emoji): return .chosen(emoji)
        case .close: return .nothing
        case .stay: break
        }
      }
    }
  }

  /// Returns the events of the pressed keys, or `nil` if the terminal is closed.
  private mutating func readKeys() -> [InputEvent]? {
    guard let bytes = try? terminal.readKeys() else { return nil }
    return bytes.isEmpty ? [] : decoder.decode(bytes)
  }
}
