import Foundation
import IntercepterProfiles

/// Standard input, line by line; there are prompts only where somebody sits at a terminal.
struct Terminal {
  private let isInteractive = isatty(STDIN_FILENO) == 1

  /// The next line; `nil` at the end of the input.
  func read(prompt: String, isHidden: Bool) -> String? {
    guard isInteractive else { return readLine() }
    let line = isHidden ? withoutEcho { ask(prompt) } : ask(prompt)
    // Neither a hidden line nor the end of the input moves to the next line by itself.
    if isHidden || line == nil { print() }
    return line
  }

  /// Says something about a field, which is not named where its prompt stands in the line before.
  func say(_ sentence: String, about label: String) {
    print((isInteractive ? "  \(sentence)" : "\(label): \(sentence)").shownOnTerminal)
  }

  private func ask(_ prompt: String) -> String? {
    print("\(prompt.shownOnTerminal): ", terminator: "")
    fflush(nil)
    return readLine()
  }
}
