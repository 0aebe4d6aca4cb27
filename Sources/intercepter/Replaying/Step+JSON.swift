internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension KeystrokeTranscript.Step {
  /// Writes the members of an object that says what a command of a script did, with a sentence for each
  /// violation.
  func write(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    line.name("outcome")
    if let outcome { line.string(outcome.rawValue) } else { line.null() }
    line.name("state")
    line.state(state)
    line.name("violations")
    line.violations(violations, saying: sentence)
    guard let failure else { return }
    line.member("failure", failure.message)
    // Of the two states, both or neither is reported.
    guard let expected = failure.expected, let actual = failure.actual else { return }
    line.member("expected", expected)
    line.member("actual", actual)
  }
}
