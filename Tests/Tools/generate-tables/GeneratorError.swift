/// The reason that a table cannot be written.
struct GeneratorError: Error {
  /// The exit statuses, as in `sysexits.h`.
  enum Status: Int32 {
    case wrongUsage = 64
    case malformedData = 65
    case noSuchFile = 66
    case noConverter = 69
  }

  let message: String
  let status: Status

  init(_ message: String, status: Status = .malformedData) {
    self.message = message
    self.status = status
  }
}
