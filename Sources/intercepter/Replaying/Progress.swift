internal import IntercepterProfiles
internal import SystemPackage

/// A line on the terminal that says which script is run, where nothing else is said for a while.
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
    // A progress line that cannot be written is no loss.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
