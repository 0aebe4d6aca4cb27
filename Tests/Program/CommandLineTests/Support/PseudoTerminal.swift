import Foundation
import Testing

/// The program in a pseudo-terminal, with a test at the keyboard.
final class PseudoTerminal {
  let process: Process
  /// All that the program has written.
  private(set) var output = ""
  private let master: Int32
  private let slave: Int32
  private let folder: TemporaryFolder
  private var bytes: [UInt8] = []

  /// Starts the program.
  convenience init(
    _ arguments: String..., columns: UInt16 = 80, rows: UInt16 = 24, term: String = "xterm",
    of name: String = "intercepter"
  ) throws {
    try self.init(arguments, columns: columns, rows: rows, term: term, of: name)
  }

  /// Starts the program.
  ///
  /// - Parameter separatesOutput: Whether standard output is a file, as in `$(…)` of a shell.
  init(
    _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24, term: String = "xterm",
    of name: String = "intercepter", separatesOutput: Bool = false,
    environment: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder()
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    try #require(openpty(&ours, &theirs, nil, nil, nil) == 0)
    (master, slave) = (ours, theirs)
    process = Program.process(arguments, of: name)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TERM": term, "NO_COLOR": "", "XDG_DATA_HOME": folder.url.path,
    ]) { $1 }.merging(environment) { $1 }
    let handle = FileHandle(fileDescriptor: slave)
    process.standardInput = handle
    let result = try folder.file("result", Data())
    process.standardOutput = separatesOutput ? try FileHandle(forWritingTo: result) : handle
    process.standardError = handle
    resize(columns: columns, rows: rows)
    // A program blocks the signals that the thread blocks which starts it; those of tests block most.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
    close(slave)
  }

  /// What the program has written to standard output, where that is no terminal.
  func result() throws -> String { try folder.text("result") }

  /// Says how large the terminal is.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Presses keys: what a terminal sends for them.
  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  /// Waits until the program has written something, and forgets what it has written.
  func waitFor(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    readUntil { output.contains(text) }
    #expect(output.contains(text), "\(output.debugDescription)", sourceLocation: sourceLocation)
    bytes = []
    output = ""
  }

  /// Waits for the end of the program; what it wrote before it.
  func waitForEnd() throws -> String {
    readUntil { !process.isRunning }
    while readMore() {}
    try #require(!process.isRunning, "it still runs")
    return output
  }

  /// Whether lines are edited and keys are echoed, as shells want it.
  var isCooked: Bool {
    var settings = termios()
    tcgetattr(slave, &settings)
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & flags == flags && settings.c_oflag & tcflag_t(OPOST) != 0
  }

  /// Waits until lines are edited and keys are echoed, or until they are not.
  func waitUntil(isCooked: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    readUntil { self.isCooked == isCooked }
    #expect(self.isCooked == isCooked, sourceLocation: sourceLocation)
  }

  /// Reads what the program writes until something is so, or the program has ended or sleeps for long.
  private func readUntil(_ isDone: () -> Bool) {
    // Ten seconds asleep: time for which others have the processors does not count.
    var looks = 0
    while !isDone(), process.isRunning, looks < 500 {
      if !readMore(), isAsleep { looks += 1 }
    }
    while !isDone(), readMore() {}
  }

  /// Whether the program waits for something, as far as the system says so.
  private var isAsleep: Bool {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    return status.map { $0.contains(") S ") } ?? true
  }

  /// Whether something came in the next moment; it is kept.
  private func readMore() -> Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 20) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    output = String(decoding: bytes, as: UTF8.self)
    return count > 0
  }
}
