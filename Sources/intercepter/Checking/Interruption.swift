internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The wish to end a long piece of work, told by SIGINT or SIGTERM: what is under way is still written.
///
/// The second signal ends the program at once.
enum Interruption {
  /// Catches the signals from now on.
  static func await() {
    // Whoever started the program may have blocked them, which is inherited.
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&set, number)
      var action = sigaction()
      // No SA_RESTART: waiting for input must end.
      action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = note
      #else
        action.__sigaction_handler.sa_handler = note
      #endif
      sigaction(number, &action, nil)
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// The signal that has come; `nil` if none has.
  static var signal: Int32? { lastSignal == 0 ? nil : lastSignal }

  /// Ends the program by the signal, as whoever sent it expects.
  static func end(by number: Int32) -> Never {
    raise(number)
    exit(128 + number)
  }

  private static let note: @convention(c) (Int32) -> Void = { lastSignal = $0 }
}

/// Written by a signal handler, read by the thread that it interrupts.
private nonisolated(unsafe) var lastSignal: Int32 = 0
