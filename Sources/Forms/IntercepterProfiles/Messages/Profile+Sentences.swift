internal import TextTools
internal import IntercepterForms
public import IntercepterMessages

extension Profile {
  /// Returns the requirements of a field in words, as ``FieldSpecification/sentences(in:)`` does,
  /// with those of the rules across fields.
  ///
  /// Empty if the profile has no such field.
  ///
  /// Other fields are named by their labels. A label of more than 100 bytes of UTF-8 is truncated.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - messages: The messages, which determine the language.
  public func sentences(for name: String, in messages: Messages) -> [String] {
    guard let field = fields[name] else { return [] }
    return field.demands(in: messages)
      + formRules.compactMap { sentence(for: $0, of: name, in: messages) }
      + field.corrections(in: messages)
  }

  /// Returns a sentence about the requirement of a rule on a field, or `nil` if the rule does not
  /// apply to it.
  private func sentence(
    for rule: FormRuleSpecification, of name: String, in messages: Messages
  ) -> String? {
    let names = rule.fields
    if rule.as(AtLeastOneKind.self) != nil {
      return names.contains(name)
        ? messages.text(for: .oneRequired, naming: messages.list(names.map(label))) : nil
    }
    guard names[0] == name else { return nil }
    let sentence = rule.as(EqualKind.self) == nil ? RuleSentence.requiredWhen : .equal
    return messages.text(for: sentence, naming: label(of: names[1]))
  }

  // Truncated, because many rules may name the same very long label.
  private func label(of name: String) -> String { (fields[name]?.label ?? name).shortened }
}
