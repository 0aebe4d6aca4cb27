public import TextInputIntercepter

/// A table row for an edit: the state before it, the reported state and the expected decision, in
/// state notation.
public struct StateCase: Sendable, CustomStringConvertible {
  /// The state before the edit.
  public let previous: String
  /// The state that the host reports.
  public let current: String
  /// The expected outcome.
  public let outcome: Decision.Outcome
  /// The expected state.
  public let expected: String
  /// The codes of the violations.
  public let codes: [String]
  /// The row's line in its file.
  public let line: Int

  private init(
    _ previous: String, _ current: String, _ outcome: Decision.Outcome, _ expected: String,
    _ codes: [String], _ line: Int
  ) {
    self.previous = previous
    self.current = current
    self.outcome = outcome
    self.expected = expected
    self.codes = codes
    self.line = line
  }

  /// The edit is accepted.
  public static func accepts(_ previous: String, _ current: String, line: Int = #line) -> Self {
    Self(previous, current, .accepted, current, [], line)
  }

  /// The edit is accepted, and violations are reported.
  public static func reports(
    _ previous: String, _ current: String, _ codes: String..., line: Int = #line
  ) -> Self {
    Self(previous, current, .accepted, current, codes, line)
  }

  /// The edit is rejected, and the field is restored.
  public static func rejects(
    _ previous: String, _ current: String, _ codes: String..., line: Int = #line
  ) -> Self {
    Self(previous, current, .rejected, previous, codes, line)
  }

  /// The edit is amended.
  public static func amends(
    _ previous: String, _ current: String, to expected: String, _ codes: String...,
    line: Int = #line
  ) -> Self {
    Self(previous, current, .amended, expected, codes, line)
  }

  /// The text is still being composed.
  public static func composes(_ previous: String, _ current: String, line: Int = #line) -> Self {
    Self(previous, current, .composing, current, [], line)
  }

  /// The row and its place.
  public var description: String { "line \(line): \(previous) → \(current)" }

  /// Compares the decision of an intercepter with the row.
  ///
  /// - Returns: The difference, expected above actual, or `nil`.
  public func failure(_ intercepter: Intercepter) -> String? {
    guard let old = EditingState(notation: previous), let new = EditingState(notation: current)
    else { return "line \(line): not a state: \(previous) or \(current)" }
    let decision = intercepter.intercept(new, after: old)
    let actual = Self.line(
      decision.outcome, decision.state.description, decision.violations.map(\.code.rawValue))
    let wanted = Self.line(outcome, expected, codes)
    guard actual != wanted else { return nil }
    return "\(description)\n  expected \(wanted)\n  actual   \(actual)"
  }

  private static func line(_ outcome: Decision.Outcome, _ state: String, _ codes: [String])
    -> String
  {
    ([outcome.rawValue, state] + codes).joined(separator: " ")
  }
}
