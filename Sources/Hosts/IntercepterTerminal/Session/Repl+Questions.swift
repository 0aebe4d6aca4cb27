internal import IntercepterForms

extension Repl {
  /// The questions for all fields, in order: the label, a star if a text is required, and the rules.
  package var questions: [(text: String, isSecret: Bool)] {
    fields.map { field in
      let rules = ruleWords(of: field)
      let star = field.specification.isRequired ? "*" : ""
      let text = field.label + star + (rules.isEmpty ? "" : " (\(rules))")
      return (text, field.specification.isSecret)
    }
  }

  package mutating func prefill(_ text: String) {
    let field = fields[0].field
    field.setText(field.field.intercepter.formattedText(of: text))
  }

  /// Sets the text of a field, applies its fixes, and returns the violations.
  package mutating func answer(_ place: Int, with text: String) -> [String] {
    fields[place].field.setText(text)
    let result = results[place]
    fields[place].commit(result)
    return result.isValid ? [] : objections(result)
  }
}
