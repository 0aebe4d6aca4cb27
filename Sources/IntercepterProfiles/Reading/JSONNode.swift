internal import TextTools

/// A JSON value at its place, to be read as what is expected there.
///
/// An unexpected value is noted, and reading goes on, so that one attempt finds all errors. A reader
/// that gets `nil` puts anything in its place: where something was noted, the result is thrown
/// away.
public struct JSONNode {
  /// The value.
  public let value: JSONValue
  package let path: JSONPath
  package let context: Context

  package init(_ value: JSONValue, path: JSONPath, context: Context) {
    self.value = value
    self.path = path
    self.context = context
  }

  /// Notes an error here.
  ///
  /// - Parameter message: The error, as a sentence without a full stop.
  public func report(_ message: String) { context.report(message, at: path) }

  /// Notes that something else was expected here.
  ///
  /// - Parameter expected: The expected value, such as `a colour`.
  /// - Returns: `nil`, to be returned.
  public func mismatch<Result>(expected: String) -> Result? {
    report("expected \(expected), found \(value)")
    return nil
  }
}

extension JSONNode {
  /// The value as a string.
  public func string() -> String? {
    guard case .string(let text) = value else { return mismatch(expected: "a string") }
    return isWithin(context.limits.textLength, text.utf8.count, "bytes") ? text : nil
  }

  /// The value as a Boolean.
  public func boolean() -> Bool? {
    guard case .boolean(let value) = value else { return mismatch(expected: "true or false") }
    return value
  }

  /// The value as a whole number, written without a fraction or an exponent.
  ///
  /// - Parameters:
  ///   - smallest: The smallest number allowed.
  ///   - largest: The largest number allowed.
  public func integer(from smallest: Int = 0, to largest: Int = .max) -> Int? {
    let limited = "a whole number from \(smallest) to \(largest)"
    let expected = largest == .max ? "a whole number from \(smallest)" : limited
    guard case .number(let digits) = value, digits.utf8.allSatisfy({ $0 < 0x3A && $0 != 0x2E })
    else { return mismatch(expected: expected) }
    guard let number = Int(digits) else { return mismatch(expected: limited) }
    if !(smallest...largest).contains(number) { return mismatch(expected: expected) }
    return number
  }

  /// The value as one of the names of a fixed set.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    choice(of: Choice.allCases.map { $0.rawValue }).flatMap(Choice.init)
  }

  /// The value as one of several names.
  public func choice(of names: [String]) -> String? {
    var hint = ""
    if case .string(let name) = value {
      if names.contains(name) { return name }
      hint = name.suggestion(in: names).map { "; \($0)" } ?? ""
    }
    report("expected \(names.map { "“\($0)”" }.formattedAlternatives), found \(value)\(hint)")
    return nil
  }

  /// The elements of an array.
  public func elements() -> [JSONNode]? {
    guard case .array(let elements) = value else { return mismatch(expected: "an array") }
    return elements.enumerated().map { node($1, at: .element($0, of: path)) }
  }

  /// The members of an object whose names are free.
  package func members() -> [(name: String, node: JSONNode)]? {
    guard case .object(let members) = value else { return mismatch(expected: "an object") }
    return members.enumerated().map {
      ($1.name, node($1.value, at: .member($1.name, at: $0, of: path)))
    }
  }

  /// The members of an object whose names are free, if there are not too many.
  func members(atMost limit: Int, _ unit: String) -> [(name: String, node: JSONNode)]? {
    guard let members = members(), isWithin(limit, members.count, unit) else { return nil }
    for (name, member) in members {
      _ = member.isWithin(context.limits.textLength, name.utf8.count, "bytes in a name")
    }
    return members
  }

  /// The elements of a list of rules or the like, if there are not too many.
  package func entries() -> [JSONNode]? {
    elements().flatMap { isWithin(context.limits.entries, $0.count, "entries") ? $0 : nil }
  }

  /// Notes an error if something is more than a limit allows.
  func isWithin(_ limit: Int, _ count: Int, _ unit: String) -> Bool {
    if count > limit { report("expected at most \(limit) \(unit), found \(count)") }
    return count <= limit
  }

  private func node(_ value: JSONValue, at path: JSONPath) -> JSONNode {
    JSONNode(value, path: path, context: context)
  }
}
