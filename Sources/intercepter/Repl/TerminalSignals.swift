internal import SystemPackage

/// Signals as bytes in a pipe, so that the one place that waits for keys waits for them too.
///
/// Signals of a program that is beyond saving bring the terminal back and end it at once.
struct TerminalSignals {
  /// The pipe from which the signals are read, one byte each.
  let descriptor: Int32

  /// The signals that end the program, or ask it for something.
  private static let caught = [SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Catches the signals.
  ///
  init(restoring terminal: RawTerminal) throws {
    let (reading, writing) = try FileDescriptor.pipe()
    for end in [reading, writing] {
      _ = fcntl(end.rawValue, F_SETFL, O_NONBLOCK)
      _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC)
    }
    descriptor = reading.rawValue
    signalPipe = writing.rawValue
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    settings.initialize(to: terminal.original)
    (savedSettings, savedTerminal) = (settings, terminal.output.rawValue)
    catchSignals(Self.caught, flags: SA_RESTART, by: forwardSignal)
    catchSignals(Self.fatal, flags: SA_RESTART, by: leaveAndDie)
  }

  /// Stops catching them.
  func end() {
    for number in Self.caught + Self.fatal { signal(number, SIG_DFL) }
  }

  /// The signals that have come.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }
}

// What handlers may touch: they run between any two instructions. Both are set before the first handler
// is, and the settings are there until the program ends. They are no global structure: the compiler
// leaves no room for the padding of one that is imported from C, and writes beyond its end.
nonisolated(unsafe) private var signalPipe: Int32 = -1
nonisolated(unsafe) private var savedTerminal: Int32 = -1
nonisolated(unsafe) private var savedSettings: UnsafeMutablePointer<termios>?

private func forwardSignal(_ number: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: number)
  // A full pipe has enough to say.
  _ = write(signalPipe, &byte, 1)
  errno = saved
}

private func leaveAndDie(_ number: Int32) {
  _ = write(savedTerminal, RawTerminal.exit.utf8Start, RawTerminal.exit.utf8CodeUnitCount)
  if let savedSettings { _ = tcsetattr(savedTerminal, TCSANOW, savedSettings) }
  signal(number, SIG_DFL)
  raise(number)
}
