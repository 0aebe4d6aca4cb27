internal import IntercepterProfiles
internal import TextInputIntercepter

/// An expectation, and what it is compared with.
struct KeystrokeExpectation {
  private let command: KeystrokeScript.Command
  private let field: SimulatedTextField
  private let validity: () -> Validity
  private let report: KeystrokeReport

  /// - Parameters:
  ///   - validity: Judges the field's text.
  ///   - report: What became of the last command that was no expectation.
  init(
    _ command: KeystrokeScript.Command,
    _ field: SimulatedTextField,
    _ validity: @autoclosure @escaping () -> Validity,
    _ report: KeystrokeReport
  ) {
    self.command = command
    self.field = field
    self.validity = validity
    self.report = report
  }

  /// What is not as expected.
  var failure: KeystrokeFailure? {
    switch command.action {
    case .expect(let expected):
      var actual = field.state
      if expected.selection == nil { actual.selection = nil }
      return failure(
        actual != expected, "the field holds something else",
        expected.inQuotes, actual.inQuotes)
    case .expectViolation(let code):
      return failure(
        !report.violations.contains { $0.code == code }, "there is no such violation",
        code.rawValue.asWord, report.violations.codes)
    case .expectNoViolation:
      return failure(
        !report.violations.isEmpty, "there is a violation", "none", report.violations.codes)
    case .expectOutcome(let outcome):
      return failure(
        report.outcome != outcome, "the outcome is another",
        outcome.rawValue, report.outcome?.rawValue ?? "no edit was judged")
    case .expectLength(let expected, let unit):
      let actual = unit.unit.length(of: field.state.text)
      return failure(
        actual != expected, "the length is another",
        "\(expected) \(unit.rawValue)", "\(actual) \(unit.rawValue)")
    case .expectValid:
      let validity = validity()
      return failure(
        !validity.isValid, "validation does not let the text pass", "valid", validity.summary)
    case .expectInvalid(let code):
      let validity = validity()
      let isMet =
        !validity.isValid && (code == nil || validity.violations.contains { $0.code == code })
      return failure(
        !isMet, "validation says something else",
        code.map { "invalid (\($0.rawValue.asWord))" } ?? "invalid", validity.summary)
    default: return nil
    }
  }

  private func failure(
    _ hasFailed: Bool,
    _ message: String,
    _ expected: String,
    _ actual: String
  ) -> KeystrokeFailure? {
    guard hasFailed else { return nil }
    return KeystrokeFailure(message, expected: expected, actual: actual, at: command)
  }
}

extension KeystrokeScript.Action {
  /// Whether the command compares, and does nothing to the field.
  public var isExpectation: Bool {
    switch self {
    case .expect, .expectViolation, .expectNoViolation, .expectOutcome, .expectLength, .expectValid,
      .expectInvalid:
      true
    default: false
    }
  }
}

extension Sequence<Violation> {
  /// The codes, as a failure shows them.
  fileprivate var codes: String {
    let codes = map { $0.code.rawValue.asWord }
    return codes.isEmpty ? "none" : codes.joined(separator: ", ")
  }
}

extension Validity {
  fileprivate var summary: String {
    violations.isEmpty ? status.rawValue : "\(status.rawValue) (\(violations.codes))"
  }
}
