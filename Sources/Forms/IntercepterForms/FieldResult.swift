public import TextInputIntercepter

/// The result of validating one field of a form.
public struct FieldResult: Sendable {
  /// The field's name.
  public let name: String
  /// The validated text: the submitted text after the field's fixes.
  ///
  /// The ranges of the violations refer to this text.
  public let text: String
  /// The validity of the text under the rules of the field and of the form.
  public let validity: Validity
  /// The text as a number, digits or a date, or `nil` if the rules define no such value or reject
  /// the text.
  public let value: FieldValue?
  /// A Boolean value that indicates whether JSON and reports omit the text and its length.
  ///
  /// See ``written``.
  public let isSecret: Bool
  /// The violations with the sentences that they have once the text is withheld, or `nil` without
  /// such sentences.
  var withheldViolations: Violations?

  /// Creates a result.
  public init(
    name: String, text: String, validity: Validity, value: FieldValue? = nil,
    isSecret: Bool = false
  ) {
    self.name = name
    self.text = text
    self.validity = isSecret ? validity.unnamed : validity
    self.value = value
    self.isSecret = isSecret
  }

  /// The status of the text: valid, invalid, or intermediate.
  public var status: Validity.Status { validity.status }

  /// The violations, those of the field's rules before those of the form's.
  public var violations: Violations { validity.violations }

  /// A Boolean value that indicates whether the text is valid.
  public var isValid: Bool { validity.isValid }

  /// The result as JSON and reports show it: the result of a secret field has no text, no value,
  /// and no lengths or ranges of the text.
  public var written: FieldResult { isSecret ? withheld : self }

  /// The result without its text, as that of a secret field.
  var withheld: FieldResult {
    FieldResult(
      name: name, text: "",
      validity: Validity(status, withheldViolations ?? violations.withheld), isSecret: true)
  }
}

extension FieldResult: Hashable {
  /// Returns whether both have equal validities and values, and the same name and text, scalar for
  /// scalar.
  public static func == (first: FieldResult, second: FieldResult) -> Bool {
    FieldName(first.name) == FieldName(second.name) && first.validity == second.validity
      && first.text.hasSameScalars(as: second.text) && first.value == second.value
  }

  /// Hashes the name, the text and the validity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(FieldName(name))
    hasher.combine(FieldName(text))
    hasher.combine(validity)
  }
}
