internal import TextTools
internal import IntercepterForms
internal import TextInputIntercepter

extension FormRuleSpecification {
  /// The names of the rules in JSON.
  private enum Name: String, CaseIterable {
    case equal, required, atLeastOne
  }

  /// Reads a rule about some of a form's fields; what is wrong is reported.
  init?(_ node: JSONNode, fields: Set<FieldName>) {
    let specification = node.object { object -> FormRuleSpecification? in
      guard let name = object.required("rule")?.choice(of: Name.self) else {
        object.ignoreOthers()
        return nil
      }
      switch name {
      case .equal:
        return .equal(
          object.field("field", in: fields),
          to: object.field("to", in: fields),
          message: object["message"]?.ruleMessage()
        )
      case .required:
        return .required(
          object.field("field", in: fields),
          when: object.field("when", in: fields),
          message: object["message"]?.ruleMessage()
        )
      case .atLeastOne:
        return .atLeastOne(
          of: object.fieldNames("of", in: fields),
          message: object["message"]?.ruleMessage()
        )
      }
    }
    guard let specification else { return nil }
    self = specification
  }

  /// The rule in JSON.
  var json: JSONValue {
    var members = JSONMembers()
    let message: RuleMessage?
    switch self {
    case .equal(let field, let other, let sentence):
      members.add("rule", Name.equal)
      members.add("field", .string(field))
      members.add("to", .string(other))
      message = sentence
    case .required(let field, let other, let sentence):
      members.add("rule", Name.required)
      members.add("field", .string(field))
      members.add("when", .string(other))
      message = sentence
    case .atLeastOne(let fields, let sentence):
      members.add("rule", Name.atLeastOne)
      members.add("of", .array(fields.map(JSONValue.string)))
      message = sentence
    }
    members.add("message", message?.json)
    return members.object
  }
}

extension JSONObjectReader {
  fileprivate mutating func field(
    _ name: String,
    in fields: Set<FieldName>
  ) -> String {
    required(name)?.field(in: fields) ?? ""
  }

  fileprivate mutating func fieldNames(
    _ name: String,
    in fields: Set<FieldName>
  ) -> [String] {
    guard let list = required(name) else { return [] }
    if list.value == [] { return list.mismatch(expected: "at least one field") ?? [] }
    return list.entries()?.compactMap { $0.field(in: fields) } ?? []
  }
}

extension JSONNode {
  /// The name of one of a form's fields.
  func field(in fields: Set<FieldName>) -> String? {
    guard let name = string() else { return nil }
    if fields.contains(FieldName(name)) { return name }
    // Comparing it with very many names would take long.
    let isCheap = fields.count <= 50 && !context.isFull
    let hint = isCheap ? name.suggestion(in: fields.map { $0.text }.sorted()) : nil
    report("there is no field “\(name.shortened)”\(hint.map { "; \($0)" } ?? "")")
    return nil
  }
}
