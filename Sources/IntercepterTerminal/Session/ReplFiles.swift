/// Where the session's files are: on disk, or in a test's memory.
package struct ReplFiles: Sendable {
  /// Reads a file.
  package let read: @Sendable (String) throws(CommandError) -> [UInt8]
  /// Writes a file; it must not be there yet unless it may be replaced.
  let write:
    @Sendable (_ path: String, _ text: String, _ replacing: Bool) throws(CommandError) -> Void
  /// The names in a folder, those of folders with a slash behind them.
  package let list: @Sendable (String) -> [String]

  /// Creates files from functions.
  package init(
    read: @escaping @Sendable (String) throws(CommandError) -> [UInt8],
    write: @escaping @Sendable (String, String, Bool) throws(CommandError) -> Void,
    list: @escaping @Sendable (String) -> [String]
  ) {
    self.read = read
    self.write = write
    self.list = list
  }
}
