internal import ArgumentParser
internal import IntercepterEmoji
internal import IntercepterForms
internal import IntercepterTerminal
internal import SystemPackage

/// The session in a terminal: waits for keys and signals, and draws what follows from them.
struct LiveSession {
  private var repl: Repl
  private let terminal: RawTerminal
  private var decoder = InputDecoder()
  private var painter: ScreenPainter
  private let deadline: Deadline

  /// The times that the field flashes and that bytes which belong together may take, in milliseconds.
  private static let flash: Int32 = 120
  private static let patience: Int32 = 30

  init(_ repl: Repl, _ terminal: RawTerminal, deadline: Deadline) {
    self.repl = repl
    self.terminal = terminal
    self.deadline = deadline
    painter = ScreenPainter(hasColors: Style.isColored)
  }

  /// The emoji that were chosen, now and before.
  var emojiRecents: EmojiRecents { repl.emojiRecents }

  /// Runs the session to its end.
  ///
  /// - Returns: What was submitted where a program waits for it; `nil` where somebody left.
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

  /// Lives until something ends it: a signal, or nothing special.
  private mutating func live(_ signals: TerminalSignals) throws -> Int32? {
    try terminal.enter()
    repl.size = terminal.size
    while true {
      try draw()
      guard try wait(for: signals) else { continue }
      for number in signals.take() {
        switch number {
        case SIGWINCH: resize()
        case SIGTSTP: try pause()
        case SIGCONT: try resume()
        default: return number
        }
      }
      if let isOpen = try readKeys(), !isOpen { return nil }
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
  /// - Returns: `false` where neither came in time, and the screen may look different now.
  private mutating func wait(for signals: TerminalSignals) throws -> Bool {
    var sources = [
      pollfd(fd: terminal.input.rawValue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = decoder.isWaiting ? Self.patience : repl.isFlashing ? Self.flash : -1
    switch poll(&sources, 2, deadline.milliseconds(atMost: timeout)) {
    case 0:
      try deadline.verify()
      if decoder.isWaiting { repl.handle(decoder.flush()) } else { repl.isFlashing = false }
      return repl.ending != nil
    case ..<0 where errno != EINTR: throw Errno(rawValue: errno)
    default: return true
    }
  }

  /// Reads what has been typed.
  ///
  /// - Returns: Whether more may come; `nil` where nothing has been typed.
  private mutating func readKeys() throws -> Bool? {
    var source = pollfd(fd: terminal.input.rawValue, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 0) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(terminal.input.rawValue, &bytes, bytes.count)
    if count < 0 {
      if errno == EINTR || errno == EAGAIN { return nil }
      // The terminal is gone.
      if errno == EIO { return false }
      throw Errno(rawValue: errno)
    }
    if count == 0 { return false }
    repl.handle(decoder.decode(bytes[..<count]))
    return true
  }

  private mutating func resize() {
    repl.size = terminal.size
    painter.invalidate()
  }

  /// Gives the terminal back while the program is stopped.
  private func pause() throws {
    terminal.leave()
    raise(SIGSTOP)
  }

  private mutating func resume() throws {
    try terminal.enter()
    resize()
  }
}
