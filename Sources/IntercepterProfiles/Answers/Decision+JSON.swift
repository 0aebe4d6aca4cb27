package import TextInputIntercepter

extension Decision {
  /// The members of the decision as the protocol writes it, with a sentence for each violation.
  package func members(saying sentence: (Violation) -> String) -> [JSONValue.Member] {
    .init([
      "outcome": .string(outcome.rawValue), "state": state.json,
      "edit": edit.map { $0.json } ?? .null, "violations": violations.json(saying: sentence),
    ])
  }
}

extension Validity {
  /// The members of the judgement as the protocol writes it, with a sentence for each violation.
  package func members(saying sentence: (Violation) -> String) -> [JSONValue.Member] {
    .init([
      "validity": .string(status.rawValue), "violations": violations.json(saying: sentence),
    ])
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
    .object(
      .init([
        "rule": .string(rule), "code": .string(code.rawValue),
        "variant": variant.map { .string($0.rawValue) }, "range": range.json,
        "limit": limit.map(JSONValue.number), "actual": actual.map(JSONValue.number),
        "unit": unit.map(JSONValue.string),
        "severity": severity == .warning ? .string(severity.rawValue) : nil,
        "message": .string(sentence),
      ]))
  }
}

extension Range<Int> {
  fileprivate var json: JSONValue { [.number(lowerBound), .number(upperBound)] }
}
