package import IntercepterForms
public import TextInputIntercepter

/// A rule across fields as data: the factory of `FormRule` that creates it, and its arguments.
///
/// ```json
/// { "rule": "equal", "field": "confirmation", "to": "password" }
/// ```
///
/// The names in JSON are those of the factories and of their argument labels. `field` is the first
/// argument, the field that is invalid if the rule fails.
public enum FormRuleSpecification: Hashable, Sendable {
  /// A field must repeat another field.
  case equal(String, to: String, message: RuleMessage? = nil)
  /// A field is required if another field is not empty.
  case required(String, when: String, message: RuleMessage? = nil)
  /// At least one of several fields must not be empty.
  ///
  /// If all are empty, the first is incomplete.
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
      FormRule.required(field, reading: [other]) { $0[other]?.isVisiblyEmpty == false }
        .saying(message)
    case .atLeastOne(let fields, let message): FormRule.atLeastOne(of: fields).saying(message)
    }
  }

  /// The fields that the rule reads.
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
