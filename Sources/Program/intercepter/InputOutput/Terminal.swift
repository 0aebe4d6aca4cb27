internal import IntercepterTerminal

extension Style {
  /// A Boolean value that indicates whether the user wants colours (no-color.org).
  static var isColored: Bool { getenv("NO_COLOR").map { $0.pointee == 0 } ?? true }

  /// Returns a text in this style if standard output is a terminal.
  func onStandardOutput(_ text: String) -> String {
    isatty(STDOUT_FILENO) != 0 && Self.isColored ? around(text) : text
  }
}
