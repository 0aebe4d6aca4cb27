internal import IntercepterForms
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// A field as a line asks for it.
  package struct Question {
    /// The label, a star where a text is required, and the rules.
    package let text: String
    /// Whether the answer must not be seen.
    package let isSecret: Bool
  }

  /// The questions for all fields, in their order.
  package var questions: [Question] {
    fields.map { field in
      let rules = ruleWords(of: field)
      let star = field.specification.isRequired ? "*" : ""
      return Question(
        text: label(of: field) + star + (rules.isEmpty ? "" : " (\(rules))"),
        isSecret: field.specification.isSecret)
    }
  }

  /// Fills in a field before somebody sees it.
  package mutating func prefill(_ text: String) {
    let field = fields[0].field
    field.setText(field.field.intercepter.formattedText(of: text))
  }

  /// Puts an answer into a field, with the fixes of a submission.
  ///
  /// - Returns: What is wrong with it.
  package mutating func answer(_ place: Int, with text: String) -> [String] {
    fields[place].field.setText(text)
    let result = results[place]
    fields[place].commit(result)
    return result.isValid ? [] : objections(result)
  }
}
