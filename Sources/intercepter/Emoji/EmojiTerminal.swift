internal import IntercepterTerminal
internal import SystemPackage

/// The terminal that the program was started from, whatever standard input and output are.
struct EmojiTerminal {
  let descriptor: FileDescriptor
  private let original: termios

  /// `nil` where there is no terminal, or nobody at it: standard input is something else.
  init?() throws {
    let term = getenv("TERM").map { String(cString: $0) } ?? "dumb"
    guard isatty(STDIN_FILENO) != 0, term != "dumb",
      let device = try? FileDescriptor.open("/dev/tty", .readWrite)
    else { return nil }
    var settings = termios()
    guard tcgetattr(device.rawValue, &settings) == 0 else { return nil }
    descriptor = device
    original = settings
  }

  /// Enters raw mode and the alternate screen.
  func enter() throws {
    var raw = original
    cfmakeraw(&raw)
    guard tcsetattr(descriptor.rawValue, TCSAFLUSH, &raw) == 0 else { throw Errno(rawValue: errno) }
    try write("\u{1B}[?1049h\u{1B}[?7l\u{1B}[2J\u{1B}[H")
  }

  /// Brings back what was there.
  func leave() {
    _ = try? write("\(RawTerminal.exit)")
    var original = original
    tcsetattr(descriptor.rawValue, TCSAFLUSH, &original)
  }

  func write(_ text: String) throws { _ = try descriptor.writeAll(text.utf8) }

  /// The settings that signals bring back.
  var settings: termios { original }

  /// The size of the terminal; the usual one where it does not tell.
  var size: ScreenSize {
    var size = winsize()
    guard ioctl(descriptor.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return ScreenSize(columns: 80, rows: 24) }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
