internal import IntercepterTerminal
internal import SystemPackage

/// The terminal in raw mode: every key comes at once and as bytes, and nothing is shown by itself.
///
/// Whoever enters must leave; ``TerminalSignals`` leaves for a program that is killed.
struct RawTerminal {
  /// The sequence that puts the terminal into the state for a full screen: the alternate screen, bracketed paste,
  /// no wrapping at the right edge.
  private static let entry = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l\u{1B}[2J\u{1B}[H"
  /// The sequence that takes that back, whatever was written before.
  static let exit: StaticString =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  /// The terminal's settings as they were.
  let original: termios

  /// - Throws: An error of the system where standard input is no terminal.
  init() throws {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { throw Errno(rawValue: errno) }
    original = settings
  }

  /// Enters raw mode and the alternate screen.
  func enter() throws {
    var raw = original
    cfmakeraw(&raw)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { throw Errno(rawValue: errno) }
    try write(Self.entry)
  }

  /// Brings back what was there.
  func leave() {
    _ = try? write("\(Self.exit)")
    var original = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
  }

  /// Writes to the terminal.
  func write(_ text: String) throws {
    _ = try FileDescriptor.standardOutput.writeAll(text.utf8)
  }

  /// The size of the terminal; the usual one where it does not tell.
  var size: ScreenSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return ScreenSize(columns: 80, rows: 24) }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
