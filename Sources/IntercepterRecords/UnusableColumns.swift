internal import IntercepterProfiles

/// The reason why a table cannot be checked.
struct UnusableColumns: Error {
  let message: String

  /// Creates a reason, which may quote column names.
  init(_ message: String) { self.message = message.shownOnTerminal }
}
