internal import TextInputIntercepter

extension KeystrokePlayer {
  /// Compares an expectation with the field, or with the result of the last command that was not an
  /// expectation.
  ///
  /// - Returns: The difference, or `nil` if the expectation is met.
  func unmetExpectation(of command: KeystrokeScript.Command) -> KeystrokeProblem? {
    func compare(
      _ isMet: Bool, _ message: String, _ expected: String, _ actual: String
    ) -> KeystrokeProblem? {
      if isMet { return nil }
      return KeystrokeProblem(
        message, at: command.span, expected: expected, actual: actual, isFailure: true)
    }
    switch command.action {
    case .expect(let expected):
      var actual = field.state
      if expected.selection == nil { actual.selection = nil }
      return compare(actual == expected, "the state differs", expected.inQuotes, actual.inQuotes)
    case .expectViolation(let code):
      return compare(
        report.violations.contains { $0.code == code }, "the violation is not reported",
        code.rawValue.asWord, report.violations.codes)
    case .expectNoViolation:
      return compare(
        report.violations.isEmpty, "a violation is reported", "none", report.violations.codes)
    case .expectOutcome(let outcome):
      return compare(
        report.outcome == outcome, "the outcome differs",
        outcome.rawValue, report.outcome?.rawValue ?? "no edit was judged")
    case .expectLength(let expected, let unit):
      let actual = unit.unit.length(of: field.field.unformattedText)
      return compare(
        actual == expected, "the length differs",
        "\(expected) \(unit.rawValue)", "\(actual) \(unit.rawValue)")
    case .expectValid:
      let validity = validity
      return compare(validity.isValid, "the text is not valid", "valid", validity.summary)
    case .expectInvalid(let code):
      let validity = validity
      return compare(
        !validity.isValid && (code == nil || validity.violations.contains { $0.code == code }),
        "the validation result differs",
        code.map { "invalid (\($0.rawValue.asWord))" } ?? "invalid", validity.summary)
    default: return nil
    }
  }
}

extension KeystrokeScript.Action {
  /// A Boolean value that indicates whether the command only compares and does not change the
  /// field.
  package var isExpectation: Bool { verb.rawValue.hasPrefix("expect") }
}

extension Sequence<Violation> {
  /// The codes, formatted for a failure.
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
