/// Signals as bytes in a pipe, so that one `poll` waits for keys and signals.
///
/// Fatal signals restore the terminal before they end the program.
struct TerminalSignals {
  private let terminal: RawTerminal
  /// The pipe from which the signals are read, one byte each.
  private let descriptor: Int32

  /// The signals that end the program or require an action.
  private static let caught = [SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  init(restoring terminal: RawTerminal) throws {
    let (reading, writing) = try FileDescriptor.pipe()
    for end in [reading, writing] {
      _ = fcntl(end.rawValue, F_SETFL, O_NONBLOCK)
      _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC)
    }
    self.terminal = terminal
    descriptor = reading.rawValue
    signalPipe = writing.rawValue
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    settings.initialize(to: terminal.original)
    (savedSettings, savedTerminal) = (settings, terminal.output.rawValue)
    catchSignals(Self.caught, flags: SA_RESTART, by: forwardSignal)
    catchSignals(Self.fatal, flags: SA_RESTART, by: leaveAndDie)
  }

  /// Restores the default actions of the signals.
  func end() {
    for number in Self.caught + Self.fatal { signal(number, SIG_DFL) }
  }

  /// Waits for input from the terminal or a signal.
  ///
  /// - Parameter milliseconds: The longest time, or -1 for no limit.
  /// - Returns: The result of `poll`: 0 if neither arrived in time, negative after an error.
  func wait(milliseconds: Int32) -> (result: Int32, hasInput: Bool) {
    var sources = [terminal.input.rawValue, descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let result = poll(&sources, 2, milliseconds)
    return (result, result > 0 && sources[0].revents != 0)
  }

  /// Returns the signals that have arrived.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }
}

// The state of the signal handlers, which run between any two instructions. The variables are set
// before the first handler is installed, and the settings exist until the program ends. They are
// not a global structure: for one imported from C, the compiler reserves no room for the padding,
// and writes beyond its end.
nonisolated(unsafe) private var signalPipe: Int32 = -1
nonisolated(unsafe) private var savedTerminal: Int32 = -1
nonisolated(unsafe) private var savedSettings: UnsafeMutablePointer<termios>?

private func forwardSignal(_ number: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: number)
  // A full pipe wakes the reader anyway.
  _ = write(signalPipe, &byte, 1)
  errno = saved
}

private func leaveAndDie(_ number: Int32) {
  _ = write(savedTerminal, RawTerminal.exit.utf8Start, RawTerminal.exit.utf8CodeUnitCount)
  if let savedSettings { _ = tcsetattr(savedTerminal, TCSANOW, savedSettings) }
  signal(number, SIG_DFL)
  raise(number)
}
