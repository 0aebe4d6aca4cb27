internal import TextInputIntercepter

extension FieldSpecification: JSONObjectCodable {
  static func read(_ node: JSONNode) -> FieldSpecification? {
    node.object { FieldSpecification(rules: []).reading(&$0) }
  }

  package mutating func code(_ coder: inout JSONMemberCoder) {
    coder.optional("label", &label, { $0.string() }, JSONValue.string)
    coder.optional("required", &isRequired)
    coder.optional("secret", &isSecret)
    coder.required(
      "rules", &rules, { $0.entries()?.compactMap(RuleSpecification.init) },
      { .array($0.map { $0.json }) })
    coder.optional("format", &format, FormatSpecification.read, { $0.json })
    coder.optional(
      "fixes", &fixes, unless: [], { $0.entries()?.compactMap(FixSpecification.read) },
      { .array($0.map { $0.json }) })
    coder.optional("composition", &composition, unless: .whenCommitted)
    coder.optional("ellipsis", &ellipsis, unless: .expand)
  }
}
