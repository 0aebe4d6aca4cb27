internal import Platform

/// The error that the system reports when a file cannot be read or written.
public struct RecordFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number for it: `errno`.
  public let code: Int32

  /// Creates an error.
  public init(code: Int32) { self.code = code }

  /// The system's words for it.
  public var description: String { String(cString: strerror(code)) }
}
