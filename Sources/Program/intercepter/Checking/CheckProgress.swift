internal import IntercepterRecords

/// A progress bar for a file.
struct CheckProgress {
  private let name: String
  /// The size of the file, or `nil` for a pipe.
  private let size: Int?
  private var line: ProgressLine

  private static let width = 30

  init(of file: FileDescriptor, named name: String, isShown: Bool) {
    var status = stat()
    let isFile = fstat(file.rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    self.name = name == "-" ? "" : String(name.shownOnTerminal.suffix(30))
    size = isFile ? Int(status.st_size) : nil
    line = ProgressLine(isShown: isShown)
  }

  /// The sink for notes, which clears the bar first.
  var notes: RecordSink {
    guard line.isShown else { return .descriptor(FileDescriptor.standardError.rawValue) }
    return RecordSink { bytes in
      try FileDescriptor.standardError.writeAll(ProgressLine.clearing.utf8)
      try FileDescriptor.standardError.writeAll(bytes)
    }
  }

  /// Displays the number of bytes read, if the bar changes.
  mutating func show(_ byteCount: Int) {
    guard line.isShown, byteCount > 0 else { return }
    var text = "\(byteCount >> 20) MB  \(name)"
    if let size, size > 0 {
      let share = min(1, Double(byteCount) / Double(size))
      let filled = Int(share * Double(Self.width))
      let bar =
        String(repeating: "█", count: filled)
        + String(repeating: "░", count: Self.width - filled)
      text = "\(bar) \(Int(share * 100)) %  \(name)"
    }
    line.show(text)
  }

  mutating func clear() { line.clear() }
}
