internal import IntercepterProfiles

/// Why a table cannot be checked at all.
struct UnusableColumns: Error {
  let message: String

  /// Creates a reason; it may quote the names of columns.
  init(_ message: String) { self.message = message.shownOnTerminal }
}
