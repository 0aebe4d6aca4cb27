import Foundation

/// Standard input, line by line; there are prompts only where somebody sits at a terminal.
struct Terminal {
  private let isInteractive = isatty(STDIN_FILENO) == 1

  /// The next line; `nil` at the end of the input.
  func read(prompt: String, isHidden: Bool) -> String? {
    guard isInteractive else { return readLine() }
    print("\(prompt): ", terminator: "")
    fflush(nil)
    let line = isHidden ? withoutEcho { readLine() } : readLine()
    // Neither a hidden line nor the end of the input moves to the next line by itself.
    if isHidden || line == nil { print() }
    return line
  }

  /// Says something about a field, which is not named where its prompt stands in the line before.
  func say(_ sentence: String, about label: String) {
    print(isInteractive ? "  \(sentence)" : "\(label): \(sentence)")
  }

  private func withoutEcho<Result>(_ body: () -> Result) -> Result {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return body() }
    var before = settings
    settings.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    return body()
  }
}
