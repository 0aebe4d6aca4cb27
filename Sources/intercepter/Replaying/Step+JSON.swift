internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension KeystrokeTranscript.Step {
  /// The members of an object that says what a command of a script did, with a sentence for each
  /// violation.
  func members(saying sentence: (Violation) -> String) -> [JSONValue.Member] {
    // Of the two states, both or neither is reported.
    let expected = failure?.actual == nil ? nil : failure?.expected
    return .init([
      "outcome": outcome.map { .string($0.rawValue) } ?? .null, "state": state.json,
      "violations": violations.json(saying: sentence),
      "failure": failure.map { .string($0.message) }, "expected": expected.map(JSONValue.string),
      "actual": expected == nil ? nil : failure?.actual.map(JSONValue.string),
    ])
  }
}
