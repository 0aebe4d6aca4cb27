package import IntercepterForms
public import TextInputIntercepter

/// A rule across the fields of a form as data: which factory of `FormRule` makes it, with which
/// arguments.
///
/// ```json
/// { "rule": "equal", "field": "confirmation", "to": "password" }
/// ```
///
/// The names in JSON are those of the factories and of their argument labels; `field` is the first
/// argument, the field that does not conform where the rule objects.
public enum FormRuleSpecification: Hashable, Sendable {
  /// A field repeats another one.
  case equal(String, to: String, message: RuleMessage? = nil)
  /// A field is required where another one has a text.
  case required(String, when: String, message: RuleMessage? = nil)
  /// At least one of some fields has a text; the first does not conform where none has.
  ///
  /// In JSON, `of` names at least one field.
  case atLeastOne(of: [String], message: RuleMessage? = nil)

  /// The rule.
  ///
  /// - Precondition: `atLeastOne` names a field.
  package var rule: FormRule {
    switch self {
    case .equal(let field, let other, let message): FormRule.equal(field, to: other).saying(message)
    case .required(let field, let other, let message):
      FormRule.required(field) { texts in texts[other]?.isEmpty == false }.saying(message)
    case .atLeastOne(let fields, let message): FormRule.atLeastOne(of: fields).saying(message)
    }
  }

  /// The fields that the rule is about.
  package var fields: [String] {
    switch self {
    case .equal(let field, let other, _), .required(let field, let other, _): [field, other]
    case .atLeastOne(let fields, _): fields
    }
  }
}

extension FormRule {
  fileprivate func saying(_ message: RuleMessage?) -> FormRule { message.map(saying) ?? self }
}
