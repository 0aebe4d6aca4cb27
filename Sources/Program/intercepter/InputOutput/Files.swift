/// Opens a file, or standard input for the path `-`, and calls `body` with its descriptor.
///
/// - Throws: A `Failure` if the file does not exist or cannot be read, and any error of `body`.
func withFile<Result>(_ path: String, _ body: (FileDescriptor) throws -> Result) throws -> Result {
  if path == "-" { return try body(.standardInput) }
  let file: FileDescriptor
  do {
    file = try open(path)
    // A directory can be opened; only reading it fails.
    _ = try withUnsafeTemporaryAllocation(byteCount: 0, alignment: 1) { try file.read(into: $0) }
  } catch let error as Errno {
    let files = FilePath(path).appending("*").string
    let reason = error == .isDirectory ? "it is a folder; name its files: \(files)" : "\(error)"
    throw Failure(message: "\(path): \(reason)".shownOnTerminal, status: .noInput)
  }
  return try file.closeAfter { try body(file) }
}

/// Opens a file for reading.
///
/// For a named pipe, it waits for a writer until the user interrupts the program.
private func open(_ path: String) throws -> FileDescriptor {
  while true {
    do {
      return try FileDescriptor.open(FilePath(path), .readOnly, retryOnInterrupt: false)
    } catch Errno.interrupted where Interruption.signal == nil {
      continue
    } catch Errno.interrupted {
      throw Interrupted(resumption: "\(path): nothing was read.", error: nil)
    }
  }
}

/// Calls `body` with each file and its name, or with standard input if there are no files.
///
/// An error in one file is reported, by default on standard error, and the other files are still
/// read.
///
/// - Returns: The greatest exit status.
func forEachFile(
  _ files: [String],
  reportingBy report: (Failure, String) throws -> Void = { error, _ in complain(error.message) },
  _ body: (FileDescriptor, String) throws -> ExitCode
) throws -> ExitCode {
  var status = ExitCode.success
  for file in files.isEmpty ? ["-"] : files {
    if file == "-", isatty(STDIN_FILENO) == 1 {
      note("Reading from the terminal; Ctrl+D on an empty line ends the input.")
    }
    do {
      status.worsen(to: try withFile(file) { try body($0, file) })
    } catch let failure as Failure {
      try report(failure, file)
      status.worsen(to: failure.status)
    }
  }
  return status
}

/// Returns the content of a file.
///
/// There is a limit to its size in bytes, because a device may be endless.
///
/// - Throws: A `Failure` if the file does not exist, cannot be read, or exceeds the limit.
func contents(of path: String, limit: Int = 64 << 20) throws -> [UInt8] {
  try withFile(path) { try contents(of: $0, named: path, limit: limit) }
}

/// Returns the remaining bytes of a file, or throws a `Failure` if they exceed the limit.
func contents(
  of file: FileDescriptor, named name: String, limit: Int = 64 << 20
) throws -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = try chunk.withUnsafeMutableBytes { try file.read(into: $0) }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
    if bytes.count > limit {
      throw Failure(
        message: "\(name.shownOnTerminal): it is larger than \(limit >> 20) MB",
        status: .malformedInput)
    }
  }
}

/// Writes a text to a file that must not exist yet.
func makeFile(_ text: String, at path: String) throws {
  let file = try FileDescriptor.open(
    FilePath(path), .writeOnly, options: [.create, .exclusiveCreate],
    permissions: FilePermissions(rawValue: 0o666))
  _ = try file.closeAfter { try file.writeAll(text.utf8) }
}

extension String {
  /// The path with the user's home folder substituted for a leading `~`, as shells do.
  var expandingTilde: String {
    guard self == "~" || hasPrefix("~/"), let home = getenv("HOME") else { return self }
    return String(cString: home) + dropFirst()
  }
}
