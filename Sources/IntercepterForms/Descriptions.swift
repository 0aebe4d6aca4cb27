internal import TextInputIntercepter

// What a failed expectation, a log or a debugger shows of a form's answers.

extension FieldResult: CustomStringConvertible {
  /// The result in words: `nickname "张三😀": invalid [emojiForbidden at 2..<4 by emoji: …]`.
  public var description: String { "\(name) \(text.debugDescription): \(validity)" }
}

extension Submission: CustomStringConvertible {
  /// The submission in words: whether it conforms, and a line for each field, for the form as a whole and
  /// for names that it does not have.
  public var description: String {
    var lines = ["\(status)"] + results.map { "  \($0)" }
    if !formViolations.isEmpty { lines.append("  the form: \(formViolations)") }
    if !unknownFields.isEmpty {
      lines.append("  unknown: \(unknownFields.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}

extension OrderedFieldDictionary: CustomStringConvertible where Value == String {
  /// The texts with their names: `[nickname: "张三", email: ""]`.
  public var description: String {
    isEmpty
      ? "[:]" : "[\(map { "\($0.key): \($0.value.debugDescription)" }.joined(separator: ", "))]"
  }
}
