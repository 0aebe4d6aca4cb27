internal import SystemPackage

/// The wish to end a long piece of work, signalled by SIGINT, SIGTERM, SIGQUIT or SIGHUP.
///
/// Work that is under way is still written. The second signal ends the program at once.
enum Interruption {
  /// Catches the signals from now on.
  static func await() {
    // No SA_RESTART: waiting for input must end.
    let flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
    // Under nohup, a hangup is nobody's wish.
    var hangup = sigaction()
    sigaction(SIGHUP, nil, &hangup)
    let isDeaf = hangup.isIgnored
    catchSignals([SIGINT, SIGTERM, SIGQUIT] + (isDeaf ? [] : [SIGHUP]), flags: flags) {
      lastSignal = $0
    }
  }

  /// The signal that has come; `nil` if none has.
  static var signal: Int32? { lastSignal == 0 ? nil : lastSignal }
}

/// Written by a signal handler, read by the thread that it interrupts.
private nonisolated(unsafe) var lastSignal: Int32 = 0
