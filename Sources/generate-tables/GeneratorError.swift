/// Why no table could be written.
struct GeneratorError: Error {
  /// Exit statuses, as in `sysexits.h`.
  enum Status: Int32 {
    case wrongUsage = 64
    case malformedData = 65
    case noSuchFile = 66
    case noConverter = 69
  }

  let message: String
  let status: Status

  init(_ message: String, status: Status) {
    self.message = message
    self.status = status
  }
}
