internal import TextTools
internal import IntercepterForms
public import IntercepterMessages

extension Profile {
  /// The demands of a field of the form in plain words, as ``FieldSpecification/sentences(in:)`` says it,
  /// with what the rules across fields want of it; empty if the profile has no such field.
  ///
  /// Other fields are called by their labels, of which the beginning is enough where they are longer
  /// than 100 bytes of UTF-8.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - messages: The language.
  public func sentences(for name: String, in messages: Messages) -> [String] {
    guard let field = fields[name] else { return [] }
    return field.demands(in: messages)
      + formRules.compactMap { sentence(for: $0, of: name, in: messages) }
      + field.corrections(in: messages)
  }

  /// The demand of a rule on a field; `nil` if it is about others.
  private func sentence(
    for rule: FormRuleSpecification, of name: String, in messages: Messages
  ) -> String? {
    switch rule {
    case .equal(name, let other, _): messages.text(for: .equal, naming: label(of: other))
    case .required(name, let other, _): messages.text(for: .requiredWhen, naming: label(of: other))
    case .atLeastOne(let names, _) where names.contains(name):
      messages.text(for: .oneRequired, naming: messages.list(names.map(label)))
    case .equal, .required, .atLeastOne: nil
    }
  }

  // Cut, for many rules may name a label that somebody has made very long.
  private func label(of name: String) -> String { (fields[name]?.label ?? name).shortened }
}
