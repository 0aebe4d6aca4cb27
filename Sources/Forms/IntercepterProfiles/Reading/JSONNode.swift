internal import TextInputIntercepter
internal import TextTools

/// A JSON value and its path, with methods that read it as an expected type.
///
/// An unexpected value is reported, and reading continues, so that one pass finds all errors. Where
/// a method returns `nil`, use any placeholder: after an error, the result is discarded.
public struct JSONNode {
  let json: JSONText
  /// The index of the value's token.
  let index: Int
  package var context: Context { json.context }

  init(_ json: JSONText, at index: Int = 0) {
    self.json = json
    self.index = index
  }

  /// The value.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  public var value: JSONValue { json.value(at: index) }

  /// Reports an error at this value.
  ///
  /// - Parameter message: The error, as a sentence without a full stop.
  public func report(_ message: String) { context.report(message, at: index) }

  /// Reports that another value was expected.
  ///
  /// - Parameter expected: The expected value, such as `a colour`.
  /// - Returns: `nil`, for the caller to return.
  public func mismatch<Result>(expected: String) -> Result? {
    report("expected \(expected), found \(value)")
    return nil
  }
}

extension JSONNode {
  /// Returns the value as a string.
  public func string() -> String? {
    guard let text = stringOfAnyLength() else { return nil }
    return isWithin(context.limits.textLength, text.utf8.count, "bytes") ? text : nil
  }

  /// Returns the value as a string, which the limits on profiles do not apply to.
  func stringOfAnyLength() -> String? {
    json.first(at: index) == "\"" ? json.string(at: index) : mismatch(expected: "a string")
  }

  /// Returns the value as a Boolean.
  public func boolean() -> Bool? {
    guard case .boolean(let value) = value else { return mismatch(expected: "true or false") }
    return value
  }

  /// Returns the value as an integer, which must be written without a fraction or an exponent.
  ///
  /// - Parameters:
  ///   - smallest: The smallest valid number.
  ///   - largest: The largest valid number.
  public func integer(from smallest: Int = 0, to largest: Int = .max) -> Int? {
    let limited = "a whole number from \(smallest) to \(largest)"
    let expected = largest == .max ? "a whole number from \(smallest)" : limited
    guard json.written(at: index).allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2D }) else {
      return mismatch(expected: expected)
    }
    guard let number = json.integer(at: index) else { return mismatch(expected: limited) }
    if !(smallest...largest).contains(number) { return mismatch(expected: expected) }
    return number
  }

  /// Returns the value as a case of a fixed set of names.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    choice(of: Choice.allCases.map { $0.rawValue }).flatMap(Choice.init)
  }

  /// Returns the value as one of several names.
  public func choice(of names: [String]) -> String? {
    var hint = ""
    if case .string(let name) = value {
      if names.contains(name) { return name }
      hint = name.suggestion(in: names).map { "; \($0)" } ?? ""
    }
    report("expected \(names.map { "“\($0)”" }.formattedAlternatives), found \(value)\(hint)")
    return nil
  }

  /// Returns the elements of an array.
  public func elements() -> [JSONNode]? {
    guard json.first(at: index) == "[" else { return mismatch(expected: "an array") }
    return json.children(of: index).map(node)
  }

  /// Returns the members of an object with arbitrary names.
  package func members() -> [(name: String, node: JSONNode)]? {
    guard isObject else { return mismatch(expected: "an object") }
    return json.children(of: index).map { (json.string(at: $0 - 1), node($0)) }
  }

  var isObject: Bool { json.first(at: index) == "{" }

  /// Returns the members of an object with arbitrary names, if their number is within a limit.
  func members(atMost limit: Int, _ unit: String) -> [(name: String, node: JSONNode)]? {
    guard let members = members(), isWithin(limit, members.count, unit) else { return nil }
    for (name, member) in members {
      _ = member.isWithin(context.limits.textLength, name.utf8.count, "bytes in a name")
    }
    return members
  }

  /// Returns the elements of a list, such as one of rules, if their number is within the limit.
  package func entries() -> [JSONNode]? {
    elements().flatMap { isWithin(context.limits.entries, $0.count, "entries") ? $0 : nil }
  }

  /// Returns whether a count is within a limit, and reports an error if it is not.
  func isWithin(_ limit: Int, _ count: Int, _ unit: String) -> Bool {
    if count > limit { report("expected at most \(limit) \(unit), found \(count)") }
    return count <= limit
  }

  func node(_ index: Int) -> JSONNode { JSONNode(json, at: index) }
}
