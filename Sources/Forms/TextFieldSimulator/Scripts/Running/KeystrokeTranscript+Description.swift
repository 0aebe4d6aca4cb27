internal import IntercepterProfiles
package import TextInputIntercepter

extension KeystrokeTranscript: CustomStringConvertible {
  /// The transcript as text, with one or more lines for each command.
  public var description: String {
    let width = String(steps.map { $0.command.line }.max() ?? 0).count
    return steps.map { "\($0.description(in: file, lineWidth: width))\n" }.joined()
  }
}

extension KeystrokeTranscript.Step: CustomStringConvertible {
  /// The location of the command.
  public var location: KeystrokeScript.Location { command.location }

  /// The step as text: its line number, the command, the resulting state and the outcome.
  ///
  /// ```
  /// 8: Paste "😀" → 张三| (rejected: Emoji are not allowed here: “😀”.)
  /// 9: Expect "张三|" ✓
  /// ```
  public var description: String { description(in: command.file) }

  /// Returns the step as text.
  ///
  /// - Parameters:
  ///   - file: The file whose name is omitted. A command of another file is printed with a path
  ///     relative to this one.
  ///   - lineWidth: The number of digits of the greatest line number. Shorter numbers are padded.
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
    default: return " → \(state.notation)\(remark { $0.message })"
    }
  }

  /// Returns the outcome of the edit and a sentence for each violation, or an empty string if it was
  /// accepted without a violation.
  package func remark(saying sentence: (Violation) -> String) -> String {
    let reasons = violations.map(sentence).joined(separator: " ")
    guard let outcome, outcome != .accepted || !reasons.isEmpty else { return "" }
    return reasons.isEmpty ? " (\(outcome.rawValue))" : " (\(outcome.rawValue): \(reasons))"
  }
}
