public import IntercepterForms
public import TextInputIntercepter

/// The status of a text field, for a counter, a message or a color.
public struct FieldStatus: Sendable {
  /// The outcome of the last edit, or `nil` before the first edit.
  public var outcome: Decision.Outcome?
  /// The reasons of the last press of a key, or the violations of the field in its form.
  public var violations: Violations
  /// The validity of the text.
  public var validity: Validity
  /// The lengths of the text with their limits.
  public var lengthCounts: [LengthUsage]

  /// Creates the status of an empty text without rules.
  public init() {
    violations = Violations()
    validity = Validity(.valid)
    lengthCounts = []
  }

  /// Creates the status of a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - decision: The decision about the last edit.
  public init(_ field: InterceptedField, _ decision: Decision? = nil) {
    outcome = decision?.outcome
    violations = decision == nil ? Violations() : field.reasons
    validity = field.validity
    lengthCounts = field.lengthCounts
  }

  /// Creates the status of a field in a form.
  ///
  /// It contains violations only after the user has visited the field.
  ///
  /// - Precondition: The form has a field of this name.
  public init(of name: String, in form: InterceptedForm) {
    let result = form.result(for: name)
    self.init(form[name])
    validity = result.validity
    violations = form.isTouched(name) ? result.validity.violations : Violations()
  }

  /// The first length with its limit, such as `3/10`, or `nil` if there is no limit.
  public var counter: String? { lengthCounts.first.map { "\($0.length)/\($0.limit)" } }
}
