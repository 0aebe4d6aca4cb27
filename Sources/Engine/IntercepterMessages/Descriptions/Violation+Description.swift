// Descriptions for failed expectations, logs and debuggers.

extension Violation.Code: CustomStringConvertible {
  /// The name of the code.
  public var description: String { rawValue }
}

extension Violation: CustomStringConvertible {
  /// A textual representation, such as `required at 0..<0 by required: This field is required.`.
  public var description: String {
    let place = "\(code) at \(range)\(rule.isEmpty ? "" : " by \(rule)")"
    return "\(place)\(severity == .warning ? " (warning)" : ""): \(message)"
  }
}

extension Violations: CustomStringConvertible {
  /// A textual representation, such as `[tooLong at 6..<8 by maxLength: …]`, with ` | ` between
  /// violations.
  public var description: String { "[\(map { $0.description }.joined(separator: " | "))]" }
}

extension Validity: CustomStringConvertible {
  /// A textual representation, such as `valid` or `invalid [tooLong at 6..<8 by maxLength: …]`.
  public var description: String { "\(status)\(violations.isEmpty ? "" : " \(violations)")" }
}

extension Validity.Status: CustomStringConvertible {
  /// The status as written in JSON.
  public var description: String { rawValue }
}

extension Decision.Outcome: CustomStringConvertible {
  /// The outcome as written in JSON.
  public var description: String { rawValue }
}

extension Decision: CustomStringConvertible {
  /// The outcome, the state in its notation, the edit and the violations, such as
  /// `rejected: a| ("😀" at 1) [emojiForbidden at 1..<3 by emoji: Emoji are not allowed here: “😀”.]`.
  public var description: String {
    let edit = edit.map { " (\($0))" } ?? ""
    return "\(outcome): \(state)\(edit)\(violations.isEmpty ? "" : " \(violations)")"
  }
}
