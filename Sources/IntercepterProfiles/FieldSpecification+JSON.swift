internal import TextInputIntercepter

extension FieldSpecification {
  /// Reads a field; what is wrong is reported.
  init?(_ node: JSONNode) {
    let specification = node.object { object in
      FieldSpecification(
        label: object["label"]?.string(),
        isRequired: object["required"]?.boolean() ?? false,
        rules: object.required("rules")?.entries()?.compactMap(RuleSpecification.init) ?? [],
        fixes: object["fixes"]?.entries()?.compactMap(FixSpecification.init) ?? [],
        composition: object["composition"]?.choice() ?? .whenCommitted,
        ellipsis: object["ellipsis"]?.choice() ?? .expand
      )
    }
    guard let specification else { return nil }
    self = specification
  }

  /// The field in JSON, without what is as it is by default.
  var json: JSONValue {
    var members = JSONMembers()
    members.add("label", label.map(JSONValue.string))
    members.add("required", isRequired ? .boolean(true) : nil)
    members.add("rules", .array(rules.map { $0.json }))
    members.add("fixes", fixes.isEmpty ? nil : .array(fixes.map { $0.json }))
    members.add("composition", composition, unless: .whenCommitted)
    members.add("ellipsis", ellipsis, unless: .expand)
    return members.object
  }
}
