internal import ArgumentParser
internal import IntercepterProfiles
internal import SystemPackage

extension ExitCode {
  /// Something did not conform.
  static let nonconforming = ExitCode(1)
  /// Some of the input could not be read: EX_DATAERR of sysexits.
  static let malformedInput = ExitCode(65)
  /// The terminal cannot do what is needed: EX_UNAVAILABLE of sysexits.
  static let unavailable = ExitCode(69)
  /// Somebody has left without an answer, as if by Ctrl+C.
  static let abandoned = ExitCode(130)
  /// Nobody has answered in time, as of `timeout`.
  static let timedOut = ExitCode(124)
  /// There is no such file, or it cannot be read: EX_NOINPUT of sysexits.
  static let noInput = ExitCode(66)

  /// Reading or writing failed, as on a full disk: EX_IOERR of sysexits.
  static let inputOutputError = ExitCode(74)

  /// The graver of two outcomes.
  mutating func worsen(to other: ExitCode) {
    if other.rawValue > rawValue { self = other }
  }
}

/// An error that ends the program before its work is done.
struct Failure: Error {
  let message: String
  let status: ExitCode
}

/// Tells people on standard error that something went wrong.
func complain(_ message: String) {
  note("error: \(message)")
}

/// Tells people something on standard error; what a terminal would act on becomes a symbol.
func note(_ message: String) {
  // A failure to write to standard error cannot be reported anywhere.
  _ = try? FileDescriptor.standardError.writeAll("\(message.linesShownOnTerminal)\n".utf8)
}
