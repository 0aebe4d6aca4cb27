internal import IntercepterTerminal

/// A terminal in raw mode, which delivers every key immediately as bytes and echoes nothing.
///
/// Call ``leave()`` after ``enter()``. ``TerminalSignals`` restores the terminal of a program that
/// is killed.
struct RawTerminal {
  /// The sequence that prepares the terminal for a full screen: alternate screen, bracketed paste,
  /// no wrapping at the right edge, and mouse clicks and drags.
  private static let entry =
    "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[2J\u{1B}[H"
  /// The sequence that resets these modes, whatever was written before.
  static let exit: StaticString =
    "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  let original: termios
  let input: FileDescriptor
  let output: FileDescriptor

  /// Opens the terminal.
  ///
  /// - Parameter isDevice: `true` if the terminal is opened by its name, because standard output
  ///   has another use. It is always opened by name if standard input is not a terminal.
  /// - Throws: An error of the system if there is no terminal.
  init(isDevice: Bool) throws {
    if isDevice || isatty(STDIN_FILENO) == 0 {
      // Open the terminal of standard input, which may be read-only there, or that of the session.
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

  /// The user's terminal, or `nil` if standard input is not a terminal or it cannot move its
  /// cursor.
  static var ofAPerson: RawTerminal? {
    isatty(STDIN_FILENO) != 0 && !isDumb ? try? RawTerminal(isDevice: true) : nil
  }

  /// Returns the terminal of the session, or throws if there is none.
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

  func leave() {
    _ = try? write("\(Self.exit)")
    var original = original
    tcsetattr(input.rawValue, TCSAFLUSH, &original)
  }

  func write(_ text: String) throws {
    _ = try output.writeAll(text.utf8)
  }

  var hasInput: Bool {
    var source = pollfd(fd: input.rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0
  }

  /// Reads the bytes of the pressed keys, none if a signal interrupted the read.
  ///
  /// - Returns: `nil` at the end of the input, or if the terminal is closed.
  func readKeys() throws -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(input.rawValue, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    if count < 0, errno != EIO { throw Errno(rawValue: errno) }
    return count > 0 ? bytes[..<count] : nil
  }

  /// The columns and rows of the terminal, or 80 × 24 if they are unknown.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// A canvas of the terminal.
  ///
  /// The names of multiplexers' terminals reach programs on other machines, too.
  var canvas: Canvas {
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    var canvas = Canvas(columns: size.columns, rows: size.rows)
    canvas.isMultiplexed = kind.hasPrefix("tmux") || kind.hasPrefix("screen")
    return canvas
  }
}
