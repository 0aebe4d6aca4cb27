/// The source of the session's files, on disk or in a test's memory.
package struct ReplFiles: Sendable {
  package let read: @Sendable (String) throws(CommandError) -> [UInt8]
  /// Writes a file, which must not exist unless it may be replaced.
  let write:
    @Sendable (_ path: String, _ text: String, _ replacing: Bool) throws(CommandError) -> Void
  /// Returns the names in a folder, with a slash at the end of those of folders.
  package let list: @Sendable (String) -> [String]

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
