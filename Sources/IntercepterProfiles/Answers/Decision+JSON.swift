package import TextInputIntercepter

extension Decision {
  /// The members of the decision as the protocol writes it, with a sentence for each violation.
  package func members(saying sentence: (Violation) -> String) -> [JSONValue.Member] {
    [
      .init(name: "outcome", value: .string(outcome.rawValue)),
      .init(name: "state", value: state.json),
      .init(name: "edit", value: edit.map { $0.json } ?? .null),
      .init(name: "violations", value: violations.json(saying: sentence)),
    ]
  }
}

extension Validity {
  /// The members of the judgement as the protocol writes it, with a sentence for each violation.
  package func members(saying sentence: (Violation) -> String) -> [JSONValue.Member] {
    [
      .init(name: "validity", value: .string(status.rawValue)),
      .init(name: "violations", value: violations.json(saying: sentence)),
    ]
  }
}

extension EditingState {
  /// The state as the protocol writes it.
  package var json: JSONValue {
    [
      "text": .string(text),
      "selection": selection.map { $0.json } ?? .null,
      "marked": markedRange.map { $0.json } ?? .null,
    ]
  }
}

extension Edit {
  fileprivate var json: JSONValue { ["range": range.json, "replacement": .string(replacement)] }
}

extension Collection<Violation> {
  /// The violations as the protocol writes them, with a sentence for each.
  package func json(saying sentence: (Violation) -> String) -> JSONValue {
    .array(map { $0.json(saying: sentence($0)) })
  }
}

extension Violation {
  /// The violation as the protocol writes it, with a sentence for it.
  fileprivate func json(saying sentence: String) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "rule", value: .string(rule)),
      .init(name: "code", value: .string(code.rawValue)),
    ]
    if let variant { members.append(.init(name: "variant", value: .string(variant.rawValue))) }
    members.append(.init(name: "range", value: range.json))
    if let limit { members.append(.init(name: "limit", value: .number(limit))) }
    if let actual { members.append(.init(name: "actual", value: .number(actual))) }
    if let unit { members.append(.init(name: "unit", value: .string(unit))) }
    if severity == .warning {
      members.append(.init(name: "severity", value: .string(severity.rawValue)))
    }
    members.append(.init(name: "message", value: .string(sentence)))
    return .object(members)
  }
}

extension Range<Int> {
  fileprivate var json: JSONValue { [.number(lowerBound), .number(upperBound)] }
}
