/// A line about the progress, displayed on a terminal while there is no other output.
struct ProgressLine {
  let isShown: Bool
  private var shown = ""

  init(isShown: Bool) { self.isShown = isShown && isatty(STDERR_FILENO) == 1 }

  /// The sequence that clears the line.
  static let clearing = "\r\u{1B}[K"

  /// Displays a text, if it changes.
  mutating func show(_ text: String) {
    guard isShown, text != shown else { return }
    shown = text
    write(Self.clearing + text)
  }

  mutating func clear() {
    if !shown.isEmpty { write(Self.clearing) }
    shown = ""
  }

  private func write(_ text: String) {
    // A failure to write the line is ignored.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
