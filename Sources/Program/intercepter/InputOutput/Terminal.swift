/// Emphasis for text on a terminal.
///
/// There is none in a pipe or if NO_COLOR is set (no-color.org).
struct Style {
  private let isPlain: Bool

  static let standardOutput = Style(isPlain: isatty(STDOUT_FILENO) == 0 || !isColored)
  static var isColored: Bool { getenv("NO_COLOR").map { $0.pointee == 0 } ?? true }

  func red(_ text: String) -> String { isPlain ? text : "\u{1B}[31m\(text)\u{1B}[0m" }

  func green(_ text: String) -> String { isPlain ? text : "\u{1B}[32m\(text)\u{1B}[0m" }

  func yellow(_ text: String) -> String { isPlain ? text : "\u{1B}[33m\(text)\u{1B}[0m" }

  func bold(_ text: String) -> String { isPlain ? text : "\u{1B}[1m\(text)\u{1B}[0m" }

  func dim(_ text: String) -> String { isPlain ? text : "\u{1B}[2m\(text)\u{1B}[0m" }
}
