public import TextInputIntercepter

/// One row of a table: what the field held, what it became, and what the intercepter makes of it, in
/// the notation of states.
public struct StateCase: Sendable, CustomStringConvertible {
  /// What the field held.
  public let previous: String
  /// What the host says it became.
  public let current: String
  /// What becomes of the edit.
  public let outcome: Decision.Outcome
  /// What the field must hold then.
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

  /// The edit is let in.
  public static func accepts(_ previous: String, _ current: String, line: Int = #line) -> Self {
    Self(previous, current, .accepted, current, [], line)
  }

  /// The edit is let in, and violations are listed.
  public static func reports(
    _ previous: String, _ current: String, _ codes: String..., line: Int = #line
  ) -> Self {
    Self(previous, current, .accepted, current, codes, line)
  }

  /// The edit is refused and the field is as it was.
  public static func rejects(
    _ previous: String, _ current: String, _ codes: String..., line: Int = #line
  ) -> Self {
    Self(previous, current, .rejected, previous, codes, line)
  }

  /// Something else is let in.
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

  /// The row and what it expects.
  public var description: String { "line \(line): \(previous) → \(current)" }

  /// Compares what an intercepter does with what the row expects.
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
