/// Installs a signal handler and unblocks the signals, because a program inherits blocked signals
/// from its parent.
func catchSignals(
  _ numbers: [Int32], flags: Int32, by handler: @escaping @convention(c) (Int32) -> Void
) {
  var set = sigset_t()
  sigemptyset(&set)
  for number in numbers {
    sigaddset(&set, number)
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = flags
    sigaction(number, &action, nil)
  }
  pthread_sigmask(SIG_UNBLOCK, &set, nil)
}

/// Ends the program by a signal, as its sender expects.
func die(by number: Int32) -> Never {
  signal(number, SIG_DFL)
  raise(number)
  exit(128 + number)
}

extension sigaction {
  var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
