extension ExitCode {
  /// Something did not conform.
  static let nonconforming = ExitCode(1)
  /// Some of the input could not be read (EX_DATAERR of sysexits).
  static let malformedInput = ExitCode(65)
  /// The terminal lacks a capability (EX_UNAVAILABLE of sysexits).
  static let unavailable = ExitCode(69)
  /// The user left without an answer, as after Ctrl+C.
  static let abandoned = ExitCode(130)
  /// The user did not answer in time, as with `timeout`.
  static let timedOut = ExitCode(124)
  /// A file does not exist or cannot be read (EX_NOINPUT of sysexits).
  static let noInput = ExitCode(66)

  /// Reading or writing failed, as on a full disk (EX_IOERR of sysexits).
  static let inputOutputError = ExitCode(74)

  /// Replaces the status by another one if that is greater.
  mutating func worsen(to other: ExitCode) {
    if other.rawValue > rawValue { self = other }
  }
}

/// An error that ends the program before its work is done.
struct Failure: Error {
  let message: String
  let status: ExitCode
}

func complain(_ message: String) {
  note("error: \(message)")
}

/// Writes a message to standard error, with symbols for characters that act on a terminal.
func note(_ message: String) {
  // A failure to write to standard error cannot be reported anywhere.
  _ = try? FileDescriptor.standardError.writeAll("\(message.linesShownOnTerminal)\n".utf8)
}
