internal import IntercepterTerminal
internal import SystemPackage

/// The terminal in raw mode: every key comes at once and as bytes, and nothing is shown by itself.
///
/// Whoever enters must leave; ``TerminalSignals`` leaves for a program that is killed.
struct RawTerminal {
  /// The sequence that puts the terminal into the state for a full screen: the alternate screen, bracketed paste,
  /// no wrapping at the right edge, and clicks and drags of the mouse.
  private static let entry =
    "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[2J\u{1B}[H"
  /// The sequence that takes that back, whatever was written before.
  static let exit: StaticString =
    "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  /// The terminal's settings as they were.
  let original: termios
  /// What keys are read from.
  let input: FileDescriptor
  /// What is written to.
  let output: FileDescriptor

  /// - Parameter isDevice: Whether the terminal is opened by its name, because standard output is for
  ///   something else. It is anyway where standard input is not a terminal.
  /// - Throws: An error of the system where there is no terminal.
  init(isDevice: Bool) throws {
    if isDevice || isatty(STDIN_FILENO) == 0 {
      // That of standard input, which may not have been opened for writing, or that of the session.
      let name = ttyname(STDIN_FILENO).map { String(cString: $0) } ?? "/dev/tty"
      input = try FileDescriptor.open(FilePath(name), .readWrite)
      output = input
    } else {
      (input, output) = (.standardInput, .standardOutput)
    }
    var settings = termios()
    guard tcgetattr(input.rawValue, &settings) == 0 else { throw Errno(rawValue: errno) }
    original = settings
  }

  /// A Boolean value that indicates whether the terminal cannot move its cursor.
  static var isDumb: Bool { getenv("TERM").map { String(cString: $0) } ?? "dumb" == "dumb" }

  /// The terminal that somebody sits at; `nil` where keys do not come from one, or it cannot move its cursor.
  static var ofAPerson: RawTerminal? {
    isatty(STDIN_FILENO) != 0 && !isDumb ? try? RawTerminal(isDevice: true) : nil
  }

  /// The terminal of the session, which there must be.
  static func ofTheSession(isDevice: Bool) throws -> RawTerminal {
    do {
      return try RawTerminal(isDevice: isDevice)
    } catch {
      throw Failure(
        message: """
          There is no terminal to read keys from (\(error)). “--script -” reads commands from \
          standard input.
          """,
        status: .unavailable)
    }
  }

  /// Enters raw mode and the alternate screen.
  func enter() throws {
    var raw = original
    cfmakeraw(&raw)
    guard tcsetattr(input.rawValue, TCSAFLUSH, &raw) == 0 else { throw Errno(rawValue: errno) }
    try write(Self.entry)
  }

  /// Brings back what was there.
  func leave() {
    _ = try? write("\(Self.exit)")
    var original = original
    tcsetattr(input.rawValue, TCSAFLUSH, &original)
  }

  /// Writes to the terminal.
  func write(_ text: String) throws {
    _ = try output.writeAll(text.utf8)
  }

  /// The size of the terminal; the usual one where it does not tell.
  var size: ScreenSize {
    var size = winsize()
    guard ioctl(output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return ScreenSize(columns: 80, rows: 24) }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
