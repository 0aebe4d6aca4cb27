internal import IntercepterTerminal

/// A session in a terminal.
///
/// It waits for keys and signals, and draws the result.
struct LiveSession<Session: DrawnSession> {
  private(set) var session: Session
  let terminal: RawTerminal
  var deadline = Deadline(seconds: nil)
  private var decoder = InputDecoder()
  private var painter = ScreenPainter(hasColors: Style.isColored)
  /// The time at which the terminal should have answered.
  private var patience = Deadline(seconds: nil)

  init(_ session: Session, _ terminal: RawTerminal, deadline: Deadline = Deadline(seconds: nil)) {
    (self.session, self.terminal, self.deadline) = (session, terminal, deadline)
  }

  /// Runs the session to its end, or to a signal that ends the program.
  ///
  /// - Parameter finish: A function that is called when the terminal is restored.
  mutating func run(finish: (inout Session) -> Void = { _ in }) throws {
    let signals = try TerminalSignals(restoring: terminal)
    let outcome = Result { try live(signals) }
    terminal.leave()
    signals.end()
    finish(&session)
    if let number = try outcome.get() { die(by: number) }
  }

  /// Runs until the session ends, and returns the signal that ended it, if any.
  private mutating func live(_ signals: TerminalSignals) throws -> Int32? {
    try terminal.enter()
    resize()
    while !session.isOver || session.canvas.widths.isWaiting {
      if !session.isOver { try draw() }
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
          session.canvas.widths.forgetQuestions()
          resize()
        default: return number
        }
      }
      if terminal.hasInput {
        guard let bytes = try terminal.readKeys() else { return nil }
        if !bytes.isEmpty { session.handle(decoder.decode(bytes)) }
      }
    }
    return nil
  }

  private mutating func draw() throws {
    let output = painter.paint(&session, canAsk: !terminal.hasInput && !decoder.isWaiting)
    if output.isEmpty { return }
    try terminal.write(output)
    // A terminal far away needs some tenths of a second.
    patience = Deadline(milliseconds: 500)
  }

  /// Waits for a key or a signal.
  ///
  /// - Returns: `false` if neither arrived in time, and the screen may need drawing.
  private mutating func wait(for signals: TerminalSignals) throws -> Bool {
    let asks = session.canvas.widths.isWaiting
    // The bytes of one key arrive within a moment.
    let time = decoder.isWaiting ? 30 : Int32(session.tickTime ?? -1)
    let limit = asks ? patience.milliseconds(atMost: time) : time
    switch signals.wait(milliseconds: deadline.milliseconds(atMost: limit)).result {
    case 0:
      try deadline.verify()
      if asks, patience.isOver {
        session.canvas.widths.giveUp()
      } else if decoder.isWaiting {
        session.handle(decoder.flush())
      } else {
        session.tick()
      }
      return false
    case ..<0 where errno != EINTR: throw Errno(rawValue: errno)
    default: return true
    }
  }

  private mutating func resize() {
    (session.canvas.columns, session.canvas.rows) = terminal.size
    session.canvas.generation += 1
  }
}
