internal import TextTools
internal import IntercepterForms
internal import TextInputIntercepter

extension FormRuleSpecification: NamedSpecification {
  package static var key: String { "rule" }

  package static let kinds: [ArgumentKind<FormRuleSpecification>] = [
    .equal("", to: ""), .required("", when: ""), .atLeastOne(of: []),
  ].map { ArgumentKind($0 as FormRuleSpecification) }

  package var name: String {
    switch self {
    case .equal: "equal"
    case .required: "required"
    case .atLeastOne: "atLeastOne"
    }
  }

  package mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    switch self {
    case .equal(var field, var other, var message):
      coder.describe("A field must repeat another field.")
      coder.required("field", &field, FieldNameArgument(), "The field that is invalid otherwise.")
      coder.required("to", &other, FieldNameArgument(), "The field that it must repeat.")
      coder.message(&message)
      self = .equal(field, to: other, message: message)
    case .required(var field, var other, var message):
      coder.describe("A field is required if another field is not empty.")
      coder.required("field", &field, FieldNameArgument(), "The field that is required.")
      coder.required("when", &other, FieldNameArgument(), "The field that is not empty.")
      coder.message(&message)
      self = .required(field, when: other, message: message)
    case .atLeastOne(var fields, var message):
      coder.describe("At least one of several fields must not be empty.")
      coder.required("of", &fields, FieldNamesArgument(), "The names of the fields.")
      coder.message(&message)
      self = .atLeastOne(of: fields, message: message)
    }
  }
}

private struct FieldNameArgument: ArgumentType {
  func read(_ node: JSONNode) -> String? { node.fieldName() }
  func write(_ value: String) -> JSONValue { .string(value) }
  var schema: JSONValue {
    ["type": "string", "$comment": "The name of one of the profile's fields."]
  }
}

/// The names of existing fields, at least one.
private struct FieldNamesArgument: ArgumentType {
  func write(_ value: [String]) -> JSONValue { .array(value.map(JSONValue.string)) }
  func read(_ node: JSONNode) -> [String]? {
    if case .array([]) = node.value { return node.mismatch(expected: "at least one field") }
    return node.entries()?.compactMap { $0.fieldName() }
  }
  var schema: JSONValue { ["type": "array", "items": ["type": "string"], "minItems": 1] }
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
}
