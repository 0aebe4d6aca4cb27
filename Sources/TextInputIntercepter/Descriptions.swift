// The descriptions of the engine's answers in a failed expectation, a log or a debugger.

extension Violation.Code: CustomStringConvertible {
  /// The code's name.
  public var description: String { rawValue }
}

extension Violation: CustomStringConvertible {
  /// The violation in words, such as `required at 0..<0 by required: This field is required.`.
  public var description: String {
    let place = "\(code) at \(range)\(rule.isEmpty ? "" : " by \(rule)")"
    return "\(place)\(severity == .warning ? " (warning)" : ""): \(message)"
  }
}

extension Violations: CustomStringConvertible {
  /// The violations in words, one after another: `[tooLong at 6..<8 by maxLength: …]`.
  public var description: String { "[\(map { $0.description }.joined(separator: " | "))]" }
}

extension Validity: CustomStringConvertible {
  /// The judgement in words: `valid`, `invalid [tooLong at 6..<8 by maxLength: …]`.
  public var description: String { "\(status)\(violations.isEmpty ? "" : " \(violations)")" }
}

extension Validity.Status: CustomStringConvertible {
  /// The status as JSON has it.
  public var description: String { rawValue }
}

extension Decision.Outcome: CustomStringConvertible {
  /// The outcome as JSON has it.
  public var description: String { rawValue }
}

extension Decision: CustomStringConvertible {
  /// The outcome, what the field must hold in the notation of states, the edit, and why:
  /// `rejected: 张三| ("😀" at 2) [emojiForbidden at 2..<4 by emoji: Emoji are not allowed here.]`.
  public var description: String {
    let edit = edit.map { " (\($0))" } ?? ""
    return "\(outcome): \(state)\(edit)\(violations.isEmpty ? "" : " \(violations)")"
  }
}
