internal import IntercepterTerminal

extension ReplFiles {
  /// Files on disk that cannot be written, for commands from a script.
  static let unwritableDisk = ReplFiles(
    read: disk.read,
    write: { _, _, _ throws(CommandError) in
      throw CommandError("a script cannot write files; record in the live field")
    },
    list: disk.list)

  static let disk = ReplFiles(
    read: { path throws(CommandError) in try open(path) { try contents(of: $0) } },
    write: { path, text, isReplacing throws(CommandError) in
      try open(path) {
        if isReplacing {
          try FileReplacement.write(text.utf8, to: $0)
        } else {
          try makeFile(text, at: $0)
        }
      }
    },
    list: { path in
      guard let folder = opendir(path.expandingTilde) else { return [] }
      defer { closedir(folder) }
      var names: [String] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        names.append(entry.pointee.d_type == UInt8(DT_DIR) ? "\(name)/" : name)
      }
      return names
    }
  )

  /// Calls a closure with a path, and names the path in its errors.
  private static func open<Result>(
    _ path: String, _ body: (String) throws -> Result
  ) throws(CommandError) -> Result {
    do {
      return try body(path.expandingTilde)
    } catch Errno.fileExists {
      throw CommandError("\(path) already exists; :record! \(path) replaces it")
    } catch let failure as Failure {
      throw CommandError(failure.message)
    } catch {
      throw CommandError("\(path): \(error)")
    }
  }
}
