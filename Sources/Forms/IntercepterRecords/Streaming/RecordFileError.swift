internal import Platform

/// An error of the system in reading or writing a file.
public struct RecordFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number, `errno`.
  public let code: Int32

  /// Creates an error.
  public init(code: Int32) { self.code = code }

  /// The system's error message.
  public var description: String { String(cString: strerror(code)) }
}
