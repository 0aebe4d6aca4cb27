/// A request to end a long operation, by SIGINT, SIGTERM, SIGQUIT or SIGHUP.
///
/// The results of work in progress are still written. A second signal ends the program immediately.
enum Interruption {
  /// Catches the signals from now on.
  static func await() {
    // Without SA_RESTART, a signal ends a wait for input.
    let flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
    // Under nohup, SIGHUP stays ignored.
    var hangup = sigaction()
    sigaction(SIGHUP, nil, &hangup)
    let isDeaf = hangup.isIgnored
    catchSignals([SIGINT, SIGTERM, SIGQUIT] + (isDeaf ? [] : [SIGHUP]), flags: flags) {
      lastSignal = $0
    }
  }

  /// The signal that was received, or `nil` if none was.
  static var signal: Int32? { lastSignal == 0 ? nil : lastSignal }
}

/// The last signal, written by a signal handler and read by the thread that it interrupts.
private nonisolated(unsafe) var lastSignal: Int32 = 0
