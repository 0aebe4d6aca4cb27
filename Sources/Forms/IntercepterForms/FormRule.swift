public import TextInputIntercepter

/// A rule across the fields of a form, evaluated for a submission and for a field's live validity,
/// never for a single keystroke.
///
/// The rules of this library are static factories, such as
/// `.equal("confirmation", to: "password")`. You can also write a custom rule:
///
/// ```swift
/// let ordered = FormRule("ordered", for: "end", reading: ["start"]) { texts in
///   texts["start", default: ""].string <= texts["end", default: ""].string
///     ? Validity(.valid)
///     : Validity(.invalid, [Violation(.custom, range: 0..<0, message: "The end is before the start.")])
/// }
/// ```
public struct FormRule: Sendable {
  /// The rule's name, which its violations report.
  public let identifier: String
  /// The field that is invalid when the rule fails.
  public let field: String
  /// The other fields that the rule reads.
  public let otherFields: [String]
  /// The custom sentence of the rule, or `nil` for the standard ones.
  public private(set) var message: RuleMessage?
  private let judge: @Sendable (FieldTexts, Reader) -> Validity

  /// A function that returns what a form stores for a text in one of its fields.
  typealias Reader = (_ text: String, _ field: String) -> String

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - identifier: The rule's name.
  ///   - field: The field that is invalid when the rule fails.
  ///   - otherFields: The other fields that the rule reads.
  ///   - validate: A closure that validates the normalized texts of all fields, by field name. The
  ///     ranges of its violations are UTF-16 code units in the text of `field`.
  public init(
    _ identifier: String,
    for field: String,
    reading otherFields: [String] = [],
    validate: @escaping @Sendable (FieldTexts) -> Validity
  ) {
    self.init(identifier, for: field, reading: otherFields) { texts, _ in validate(texts) }
  }

  init(
    _ identifier: String, for field: String, reading otherFields: [String],
    validate: @escaping @Sendable (FieldTexts, Reader) -> Validity
  ) {
    self.identifier = identifier
    self.field = field
    self.otherFields = otherFields
    judge = validate
  }

  /// Returns the rule with a custom sentence for all its violations.
  ///
  /// ```swift
  /// FormRule.equal("confirmation", to: "password").saying(["en": "Not the same.", "de": "Nicht gleich."])
  /// ```
  public func saying(_ message: RuleMessage) -> FormRule {
    var rule = self
    rule.message = message
    return rule
  }

  /// Returns the validity of a form's texts under the rule.
  ///
  /// - Parameters:
  ///   - label: The name of the rule's field in the user interface.
  ///   - read: Returns what the form stores for a text.
  func validate(_ texts: FieldTexts, label: String, reading read: Reader) -> Validity {
    let validity = judge(texts, read)
    var violations = validity.violations.attributed(to: identifier)
    if let message { violations = violations.saying(message.labelled(label)) }
    return Validity(validity.status, violations)
  }
}
