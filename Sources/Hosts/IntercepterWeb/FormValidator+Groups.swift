internal import IntercepterForms

extension FormValidator {
  /// The smallest forms with which the rules across fields can be evaluated: each has fields that
  /// depend on each other, and their rules.
  var groups: [FormValidator] {
    var groups: [[FieldName]] = []
    for rule in rules {
      let names = ([rule.field] + rule.otherFields).map { FieldName($0) }
      let joined = groups.filter { $0.contains { names.contains($0) } }
      groups.removeAll { $0.contains { names.contains($0) } }
      groups.append(names + joined.flatMap { $0 })
    }
    return groups.map { names in
      FormValidator(
        fields: fields.filter { names.contains(FieldName($0.name)) },
        rules: rules.filter { names.contains(FieldName($0.field)) })
    }
  }
}
