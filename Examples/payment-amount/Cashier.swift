import Foundation
import IntercepterMessages
import IntercepterProfiles
import TextInputIntercepter

/// Reads amounts line by line, and shows what becomes of each.
struct Cashier {
  let field: AmountField
  let messages: Messages
  let typesKeyByKey: Bool

  /// Goes on until the input ends.
  ///
  /// - Returns: Whether all amounts were taken.
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

  /// - Returns: Why the text was refused; `nil` where it was not.
  private func paste(_ text: String) -> String? {
    let decision = field.insert(text)
    return decision.outcome == .rejected ? sentences(decision.violations) : nil
  }

  /// Types a text to its end, also behind a key that was refused, as people do.
  ///
  /// - Returns: Why the first key was refused that was; `nil` where none was.
  private func type(_ text: String) -> String? {
    var refusals: [String] = []
    for key in text {
      let refusal = paste(String(key))
      if let refusal { refusals.append(refusal) }
      say("  \(key)  \(field.state)\(refusal.map { "  \($0)" } ?? "")")
    }
    return refusals.first
  }

  /// Prints a line, whose text may be anything that somebody pasted.
  private func say(_ line: String) { print(line.shownOnTerminal) }

  private func sentences(_ violations: Violations) -> String {
    violations.map(messages.text).joined(separator: " ")
  }
}
