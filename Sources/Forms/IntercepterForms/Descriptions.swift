internal import TextInputIntercepter

// Descriptions for failed expectations, logs and debuggers.

extension FieldResult: CustomStringConvertible {
  /// A description such as `nickname "张三😀": invalid [emojiForbidden at 2..<4 by emoji: …]`.
  public var description: String { "\(name) \(text.debugDescription): \(validity)" }
}

extension Submission: CustomStringConvertible {
  /// A description with the status, a line for each field, the form's violations and the unknown
  /// fields.
  public var description: String {
    var lines = ["\(status)"] + results.map { "  \($0)" }
    if !formViolations.isEmpty { lines.append("  the form: \(formViolations)") }
    if !unknownFields.isEmpty {
      lines.append("  unknown: \(unknownFields.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}

extension FieldText: CustomStringConvertible {
  /// A text in quotation marks, or the digits of a number.
  public var description: String {
    switch self {
    case .text(let text): text.debugDescription
    case .number(let digits): digits
    }
  }
}

extension OrderedFieldDictionary: CustomStringConvertible where Value == FieldText {
  /// A description such as `[nickname: "张三", amount: 0.10, email: ""]`.
  public var description: String {
    isEmpty ? "[:]" : "[\(map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
  }
}
