internal import IntercepterForms

extension FormValidator {
  /// The smallest forms with which the rules across fields can be evaluated: each has fields that
  /// depend on each other, and their rules.
  var groups: [FormValidator] {
    // The group of each field, by the place of one of its fields.
    var group = Array(fields.indices)
    for rule in rules {
      let target = group[place(of: rule.field)]
      for name in rule.otherFields {
        let joined = group[place(of: name)]
        for place in group.indices where group[place] == joined { group[place] = target }
      }
    }
    return fields.indices.compactMap { number in
      let rules = rules.filter { group[place(of: $0.field)] == number }
      guard !rules.isEmpty else { return nil }
      let members = fields.indices.filter { group[$0] == number }
      return FormValidator(fields: members.map { fields[$0] }, rules: rules)
    }
  }

  private func place(of name: String) -> Int {
    fields.firstIndex { FieldName($0.name) == FieldName(name) }!
  }
}
