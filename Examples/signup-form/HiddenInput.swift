import Foundation

/// Reads a secret while the terminal does not show the typed text.
///
/// A signal that ends or stops the program before the secret is complete first restores the echo.
func withoutEcho<Result>(_ body: () -> Result) -> Result {
  guard hasEcho else { return body() }
  for number in endings { signal(number, showAndEnd) }
  signal(SIGTSTP, showAndStop)
  setEcho(false)
  defer {
    setEcho(true)
    for number in endings + [SIGTSTP] { signal(number, SIG_DFL) }
  }
  return body()
}

/// The signals that a user ends the program with.
private let endings = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

private var hasEcho: Bool {
  var settings = termios()
  return tcgetattr(STDIN_FILENO, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
}

// Signal handlers call the following functions too, so these may use only a few functions of the
// system.

private func setEcho(_ isOn: Bool) {
  var settings = termios()
  guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
  if isOn { settings.c_lflag |= tcflag_t(ECHO) } else { settings.c_lflag &= ~tcflag_t(ECHO) }
  tcsetattr(STDIN_FILENO, TCSANOW, &settings)
}

private func showAndEnd(_ number: Int32) {
  setEcho(true)
  signal(number, SIG_DFL)
  raise(number)
}

private func showAndStop(_ number: Int32) {
  let saved = errno
  setEcho(true)
  raise(SIGSTOP)
  // The user has resumed the program.
  setEcho(false)
  errno = saved
}
