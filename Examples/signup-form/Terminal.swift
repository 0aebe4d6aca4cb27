import Foundation
import IntercepterProfiles

/// Standard input, line by line, with prompts only on a terminal.
struct Terminal {
  private let isInteractive = isatty(STDIN_FILENO) == 1

  /// Returns the next line, or `nil` at the end of the input.
  func read(prompt: String, isHidden: Bool) -> String? {
    guard isInteractive else { return readLine() }
    let line = isHidden ? withoutEcho { ask(prompt) } : ask(prompt)
    // After a hidden line and at the end of the input, the terminal stays in the same line.
    if isHidden || line == nil { print() }
    return line
  }

  /// Prints a message about a field.
  ///
  /// On a terminal, the preceding prompt already names the field.
  func say(_ sentence: String, about label: String) {
    print((isInteractive ? "  \(sentence)" : "\(label): \(sentence)").shownOnTerminal)
  }

  private func ask(_ prompt: String) -> String? {
    print("\(prompt.shownOnTerminal): ", terminator: "")
    fflush(nil)
    return readLine()
  }
}
