public import TextInputIntercepter

/// A rule across the fields of a form, judged at submission and for a field's live validity, never for
/// a keystroke.
///
/// The rules of this library are static factories: `.equal("confirmation", to: "password")`. One of
/// your own:
///
/// ```swift
/// let ordered = FormRule("ordered", for: "end", reading: ["start"]) { texts in
///   texts["start", default: ""] <= texts["end", default: ""]
///     ? Validity(.valid)
///     : Validity(.invalid, [Violation(.custom, range: 0..<0, message: "The end is before the start.")])
/// }
/// ```
public struct FormRule: Sendable {
  /// The rule's name, as violations carry it.
  public let identifier: String
  /// The field that does not conform where the rule objects.
  public let field: String
  /// The other fields that the rule reads.
  public let otherFields: [String]
  /// The sentence of the rule in the place of the standard ones; `nil` for these.
  public private(set) var message: RuleMessage?
  private let judge: @Sendable (FieldTexts) -> Validity

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - identifier: The rule's name.
  ///   - field: The field that does not conform where the rule objects.
  ///   - otherFields: The other fields that the rule reads.
  ///   - validate: Judges the texts of all fields of the form, by their names and with their fixes. The
  ///     ranges of its violations are in the text of `field`, in UTF-16 code units.
  public init(
    _ identifier: String,
    for field: String,
    reading otherFields: [String] = [],
    validate: @escaping @Sendable (FieldTexts) -> Validity
  ) {
    self.identifier = identifier
    self.field = field
    self.otherFields = otherFields
    judge = validate
  }

  /// The same rule with words of your own for whatever it objects to.
  ///
  /// ```swift
  /// FormRule.equal("confirmation", to: "password").saying(["en": "Not the same.", "de": "Nicht gleich."])
  /// ```
  public func saying(_ message: RuleMessage) -> FormRule {
    var rule = self
    rule.message = message
    return rule
  }

  /// The judgement of the rule on the texts of a form.
  ///
  /// - Parameter label: The name of its field in the user interface.
  func validate(_ texts: FieldTexts, label: String) -> Validity {
    let validity = judge(texts)
    var violations = validity.violations.attributed(to: identifier)
    if let message { violations = violations.saying(message.labelled(label)) }
    return Validity(validity.status, violations)
  }
}
