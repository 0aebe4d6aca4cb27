internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension KeystrokeTranscript.Step {
  /// The members of an object that says what a command of a script did, with a sentence for each
  /// violation.
  func members(saying sentence: (Violation) -> String) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init(name: "outcome", value: outcome.map { .string($0.rawValue) } ?? .null),
      .init(name: "state", value: state.json),
      .init(name: "violations", value: violations.json(saying: sentence)),
    ]
    if let failure {
      members.append(.init(name: "failure", value: .string(failure.message)))
      if let expected = failure.expected, let actual = failure.actual {
        members.append(.init(name: "expected", value: .string(expected)))
        members.append(.init(name: "actual", value: .string(actual)))
      }
    }
    return members
  }
}
