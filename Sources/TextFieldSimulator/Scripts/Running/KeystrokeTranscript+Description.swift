internal import IntercepterProfiles
internal import TextInputIntercepter

extension KeystrokeTranscript: CustomStringConvertible {
  /// The transcript as text, a line or more each command.
  public var description: String {
    let width = String(steps.map { $0.command.line }.max() ?? 0).count
    return steps.map { "\($0.description(in: file, lineWidth: width))\n" }.joined()
  }
}

extension KeystrokeTranscript.Step: CustomStringConvertible {
  /// The place of the command.
  public var location: KeystrokeScript.Location { command.location }

  /// The step as text: its line, the command, what the field holds then, and what became of the edit.
  ///
  /// ```
  /// 8: Paste "😀" → 张三| (rejected: Emoji are not allowed here.)
  /// 9: Expect "张三|" ✓
  /// ```
  public var description: String { description(in: command.file) }

  /// The step as text.
  ///
  /// - Parameters:
  ///   - file: The file that need not be said; a command of another one names it, as seen from this one.
  ///   - lineWidth: The digits of the greatest line number, below which the others stand.
  package func description(in file: String, lineWidth: Int = 0) -> String {
    let isOther = command.file != file
    let other = isOther ? KeystrokeScriptFiles.path(command.file, seenFrom: file) : ""
    let place = isOther ? "\(other.shownOnTerminal):" : ""
    let digits = String(command.line)
    let blanks = String(repeating: " ", count: isOther ? 0 : max(0, lineWidth - digits.count))
    return "\(place)\(blanks)\(digits): \(command.action)\(result)"
  }

  private var result: String {
    if let failure {
      let explanation = failure.explanation.split(separator: "\n").joined(separator: "\n    ")
      return " ✗ \(explanation)"
    }
    if command.action.isExpectation { return " ✓" }
    switch command.action {
    case .set, .source, .mode: return ""
    default: return " → \(state.notation)\(remark)"
    }
  }

  /// The outcome of the edit, unless it was accepted without a violation.
  private var remark: String {
    let reasons = violations.map { $0.message }.joined(separator: " ")
    guard let outcome, outcome != .accepted || !reasons.isEmpty else { return "" }
    return reasons.isEmpty ? " (\(outcome.rawValue))" : " (\(outcome.rawValue): \(reasons))"
  }
}
