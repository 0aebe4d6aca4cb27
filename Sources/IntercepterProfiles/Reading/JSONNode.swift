/// A JSON value at its place, to be read as what is expected there.
///
/// What is not as expected is noted in ``findings``, and reading goes on, so that one attempt finds
/// all errors. A reader that gets `nil` puts anything in its place: where there are findings, the
/// result is thrown away.
package struct JSONNode {
  package let value: JSONValue
  package let path: JSONPath
  package let findings: Findings

  /// What was found to be wrong, in a text or a part of one.
  package final class Findings {
    package private(set) var errors: [ProfileError] = []

    package init() {}

    fileprivate func add(_ message: String, at path: JSONPath) {
      errors.append(ProfileError(path: path.description, message: message))
    }
  }

  package init(_ value: JSONValue, path: JSONPath, findings: Findings) {
    self.value = value
    self.path = path
    self.findings = findings
  }

  /// Notes an error here.
  package func report(_ message: String) { findings.add(message, at: path) }

  /// Notes that something else was expected here.
  package func mismatch<Result>(expected: String) -> Result? {
    report("expected \(expected), found \(value)")
    return nil
  }
}

extension JSONNode {
  package func string() -> String? {
    guard case .string(let text) = value else { return mismatch(expected: "a string") }
    return text
  }

  package func boolean() -> Bool? {
    guard case .boolean(let value) = value else { return mismatch(expected: "true or false") }
    return value
  }

  /// A whole number, written without a fraction or an exponent.
  package func integer(from smallest: Int = 0) -> Int? {
    let expected = "a whole number from \(smallest)"
    guard case .number(let digits) = value, digits.utf8.allSatisfy({ $0 < 0x3A && $0 != 0x2E })
    else { return mismatch(expected: expected) }
    guard let number = Int(digits) else {
      return mismatch(expected: "\(expected) to \(Int.max)")
    }
    if number < smallest { return mismatch(expected: expected) }
    return number
  }

  /// One of the names of a fixed set.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    if case .string(let name) = value, let choice = Choice(rawValue: name) { return choice }
    return mismatch(expected: Choice.allCases.map { "“\($0.rawValue)”" }.formattedAlternatives)
  }

  package func elements() -> [JSONNode]? {
    guard case .array(let elements) = value else { return mismatch(expected: "an array") }
    return elements.enumerated().map { node($1, at: .element($0, of: path)) }
  }

  /// The members of an object whose names are free.
  package func members() -> [(name: String, node: JSONNode)]? {
    guard case .object(let members) = value else { return mismatch(expected: "an object") }
    return members.map { ($0.name, node($0.value, at: .member($0.name, of: path))) }
  }

  private func node(_ value: JSONValue, at path: JSONPath) -> JSONNode {
    JSONNode(value, path: path, findings: findings)
  }
}

extension [String] {
  /// `a`, `a or b`, `a, b or c`.
  var formattedAlternatives: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
