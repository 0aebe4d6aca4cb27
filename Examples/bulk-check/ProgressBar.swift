import Foundation

/// A progress bar, which is shown only on a terminal.
struct ProgressBar {
  private let total: UInt64
  private let isShown = isatty(2) == 1
  private var filled = -1

  private static let width = 40

  init(of total: UInt64) { self.total = total }

  /// Shows the number of processed bytes.
  mutating func show(_ bytes: Int) {
    guard isShown, total > 0 else { return }
    let share = min(1, Double(bytes) / Double(total))
    let filled = Int(share * Double(Self.width))
    if filled == self.filled { return }
    self.filled = filled
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    writeError("\r\(bar) \(Int(share * 100)) %")
  }

  /// Clears the line.
  func finish() {
    if isShown { writeError("\r\u{1B}[K") }
  }
}
