internal import TextTools
internal import IntercepterForms
internal import TextInputIntercepter

extension FormRuleSpecification: NamedSpecification {
  package static var key: String { "rule" }

  package static var prototypes: [FormRuleSpecification] {
    [.equal("", to: ""), .required("", when: ""), .atLeastOne(of: [])]
  }

  package var name: String {
    switch self {
    case .equal: "equal"
    case .required: "required"
    case .atLeastOne: "atLeastOne"
    }
  }

  package mutating func code(_ coder: inout JSONMemberCoder) {
    switch self {
    case .equal(var field, var other, var message):
      coder.required("field", &field, { $0.fieldName() }, JSONValue.string)
      coder.required("to", &other, { $0.fieldName() }, JSONValue.string)
      coder.optional("message", &message)
      self = .equal(field, to: other, message: message)
    case .required(var field, var other, var message):
      coder.required("field", &field, { $0.fieldName() }, JSONValue.string)
      coder.required("when", &other, { $0.fieldName() }, JSONValue.string)
      coder.optional("message", &message)
      self = .required(field, when: other, message: message)
    case .atLeastOne(var fields, var message):
      coder.required("of", &fields, { $0.fieldNames() }, { .array($0.map(JSONValue.string)) })
      coder.optional("message", &message)
      self = .atLeastOne(of: fields, message: message)
    }
  }
}

extension JSONNode {
  /// Returns the name of an existing field, or reports an error.
  func fieldName() -> String? {
    guard let name = string() else { return nil }
    let fields = context.fields
    if fields.contains(FieldName(name)) { return name }
    // Comparing the name with a great many others would be slow.
    let isCheap = fields.count <= 50 && !context.isFull
    let hint = isCheap ? name.suggestion(in: fields.map { $0.text }.sortedByBytes()) : nil
    report("there is no field \(name.quoted)\(hint.map { "; \($0)" } ?? "")")
    return nil
  }

  /// Returns the names of existing fields, at least one.
  fileprivate func fieldNames() -> [String]? {
    if case .array(let elements) = value, elements.isEmpty {
      return mismatch(expected: "at least one field")
    }
    return entries()?.compactMap { $0.fieldName() }
  }
}
