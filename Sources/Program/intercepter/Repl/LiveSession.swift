internal import IntercepterForms
internal import IntercepterTerminal

/// The session in a terminal.
///
/// It waits for keys and signals, and draws the result.
struct LiveSession {
  private(set) var repl: Repl
  let terminal: RawTerminal
  let deadline: Deadline
  private(set) var decoder = InputDecoder()
  private(set) var painter = ScreenPainter(hasColors: Style.isColored)

  /// The duration of a flash, and the time within which the bytes of one key arrive, in
  /// milliseconds.
  private static let flash: Int32 = 120
  private static let patience: Int32 = 30

  /// Runs the session to its end.
  ///
  /// - Returns: The submission if a program waits for it, or `nil` if the user left.
  mutating func run() throws -> Submission? {
    let signals = try TerminalSignals(restoring: terminal)
    let outcome = Result { try live(signals) }
    terminal.leave()
    signals.end()
    for failure in repl.finish() { complain(failure) }
    if let number = try outcome.get() { die(by: number) }
    if case .submitted(let submission)? = repl.ending { return submission }
    return nil
  }

  /// Runs until the session ends, and returns the signal that ended it, if any.
  private mutating func live(_ signals: TerminalSignals) throws -> Int32? {
    try terminal.enter()
    repl.size = terminal.size
    while true {
      try draw()
      guard try wait(for: signals) else { continue }
      for number in signals.take() {
        switch number {
        case SIGWINCH: resize()
        case SIGTSTP:
          // Restore the terminal while the program is stopped.
          terminal.leave()
          raise(SIGSTOP)
        case SIGCONT:
          try terminal.enter()
          resize()
        default: return number
        }
      }
      if terminal.hasInput {
        guard let bytes = try terminal.readKeys() else { return nil }
        if !bytes.isEmpty { repl.handle(decoder.decode(bytes)) }
      }
      switch repl.ending {
      case .quit, .submitted: return nil
      case .interrupt: return repl.isAsking ? nil : SIGINT
      case nil: break
      }
    }
  }

  private mutating func draw() throws {
    if repl.needsRepaint { painter.invalidate() }
    repl.needsRepaint = false
    let output = painter.paint(repl.draw())
    if !output.isEmpty { try terminal.write(output) }
  }

  /// Waits for a key or a signal.
  ///
  /// - Returns: `false` if neither arrived in time, and the screen may need drawing.
  private mutating func wait(for signals: TerminalSignals) throws -> Bool {
    let timeout = decoder.isWaiting ? Self.patience : repl.isFlashing ? Self.flash : -1
    switch signals.wait(milliseconds: deadline.milliseconds(atMost: timeout)).result {
    case 0:
      try deadline.verify()
      if decoder.isWaiting { repl.handle(decoder.flush()) } else { repl.isFlashing = false }
      return repl.ending != nil
    case ..<0 where errno != EINTR: throw Errno(rawValue: errno)
    default: return true
    }
  }

  private mutating func resize() {
    repl.size = terminal.size
    painter.invalidate()
  }
}
