public import TextInputIntercepter

/// The judgement of a form on one of its fields.
public struct FieldResult: Sendable {
  /// The field's name.
  public let name: String
  /// The text that was judged: what came in, with the field's fixes.
  ///
  /// The ranges of the violations are in this text.
  public let text: String
  /// The judgement of the field's rules and the form's on the text.
  public let validity: Validity
  /// The number, the digits or the date that the text says; `nil` where the field has only texts, or its own rules
  /// object to the text.
  public let value: FieldValue?
  /// Whether the text and its length are left out of what is written about the field; see ``written``.
  public let isSecret: Bool

  /// Creates a result.
  public init(
    name: String, text: String, validity: Validity, value: FieldValue? = nil,
    isSecret: Bool = false
  ) {
    self.name = name
    self.text = text
    self.validity = validity
    self.value = value
    self.isSecret = isSecret
  }

  /// Whether the text conforms, and whether it may still come to.
  public var status: Validity.Status { validity.status }

  /// Everything that is wrong: what the field's own rules found, then what the form's did.
  public var violations: Violations { validity.violations }

  /// Whether the text conforms.
  public var isValid: Bool { validity.isValid }
}

extension FieldResult: Hashable {
  /// Whether both results say the same of the same scalars.
  public static func == (first: FieldResult, second: FieldResult) -> Bool {
    FieldName(first.name) == FieldName(second.name) && first.validity == second.validity
      && first.text.hasSameScalars(as: second.text) && first.value == second.value
  }

  /// Hashes the name, the text and what is said of it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(FieldName(name))
    hasher.combine(FieldName(text))
    hasher.combine(validity)
  }
}
