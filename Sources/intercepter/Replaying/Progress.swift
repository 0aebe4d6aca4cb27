internal import IntercepterProfiles
internal import SystemPackage

/// A progress line that names the current script, displayed on a terminal while there is no other
/// output.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var isDrawn = false

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && isatty(STDERR_FILENO) == 1
  }

  mutating func advance(to name: String) {
    done += 1
    guard isShown else { return }
    write("\r\u{1B}[K\(done)/\(total) \(name.shownOnTerminal.suffix(60))")
    isDrawn = true
  }

  mutating func clear() {
    guard isDrawn else { return }
    write("\r\u{1B}[K")
    isDrawn = false
  }

  private func write(_ text: String) {
    // A failure to write the progress line is ignored.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
