import Foundation
import IntercepterMessages
import IntercepterProfiles
import TextInputIntercepter

/// Reads amounts line by line, and shows the result of each.
struct Cashier {
  let field: AmountField
  let messages: Messages
  let typesKeyByKey: Bool

  /// Runs until the input ends.
  ///
  /// - Returns: Whether all amounts were accepted.
  func run() -> Bool {
    let isInteractive = isatty(STDIN_FILENO) == 1
    var tookAll = true
    while true {
      if isInteractive { print("Amount: ", terminator: "") }
      fflush(nil)
      guard let line = readLine() else { return tookAll }
      if !take(line) { tookAll = false }
    }
  }

  private func take(_ line: String) -> Bool {
    field.clear()
    let refusal = typesKeyByKey ? type(line) : paste(line)
    if let refusal {
      say("\(line) → refused: \(refusal)")
      return false
    }
    let violations = field.commit()
    say("\(line) → \(field.state.text)\(violations.isEmpty ? "" : ": \(sentences(violations))")")
    return violations.isEmpty
  }

  /// Pastes a text.
  ///
  /// - Returns: The reason for a rejection, or `nil` if the text was accepted.
  private func paste(_ text: String) -> String? {
    let decision = field.insert(text)
    return decision.outcome == .rejected ? sentences(decision.violations) : nil
  }

  /// Types a text to its end, even after a rejected key, as people do.
  ///
  /// - Returns: The reason for the first rejection, or `nil` if all keys were accepted.
  private func type(_ text: String) -> String? {
    var refusals: [String] = []
    for key in text {
      let refusal = paste(String(key))
      if let refusal { refusals.append(refusal) }
      say("  \(key)  \(field.state)\(refusal.map { "  \($0)" } ?? "")")
    }
    return refusals.first
  }

  /// Prints a line, which may contain any pasted text.
  private func say(_ line: String) { print(line.shownOnTerminal) }

  private func sentences(_ violations: Violations) -> String {
    violations.map(messages.text).joined(separator: " ")
  }
}
