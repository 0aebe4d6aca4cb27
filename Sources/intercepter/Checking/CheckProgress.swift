internal import IntercepterProfiles
internal import IntercepterRecords
internal import SystemPackage

/// A bar on the terminal that says how much of a file has been read, where nothing else is said.
struct CheckProgress {
  private let name: String
  /// The size of the file; `nil` for a pipe.
  private let size: Int?
  private let isShown: Bool
  private var shown = ""

  private static let width = 30

  init(of file: FileDescriptor, named name: String, isShown: Bool) {
    var status = stat()
    let isFile = fstat(file.rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    self.name = name == "-" ? "" : String(name.shownOnTerminal.suffix(30))
    size = isFile ? Int(status.st_size) : nil
    self.isShown = isShown && isatty(STDERR_FILENO) == 1
  }

  /// Where notes go, on a line of their own.
  var notes: RecordSink {
    guard isShown else { return .descriptor(FileDescriptor.standardError.rawValue) }
    return RecordSink { bytes in
      try FileDescriptor.standardError.writeAll("\r\u{1B}[K".utf8)
      try FileDescriptor.standardError.writeAll(bytes)
    }
  }

  /// Shows that so many bytes were read, if that looks different.
  mutating func show(_ byteCount: Int) {
    guard isShown, byteCount > 0 else { return }
    var text = "\(byteCount >> 20) MB  \(name)"
    if let size, size > 0 {
      let share = min(1, Double(byteCount) / Double(size))
      let filled = Int(share * Double(Self.width))
      let bar =
        String(repeating: "█", count: filled)
        + String(repeating: "░", count: Self.width - filled)
      text = "\(bar) \(Int(share * 100)) %  \(name)"
    }
    if text == shown { return }
    shown = text
    write("\r\u{1B}[K\(text)")
  }

  /// Leaves the line to others.
  mutating func clear() {
    if !shown.isEmpty { write("\r\u{1B}[K") }
    shown = ""
  }

  private func write(_ text: String) {
    // A bar that cannot be written is no loss.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
