public import TextInputIntercepter

/// The result of validating a form's texts.
public struct Submission: Hashable, Sendable {
  /// The results of the fields, in the order of the form.
  public let results: [FieldResult]
  /// The submitted names that the form does not have, in ascending order.
  ///
  /// The form ignores their texts.
  public let unknownFields: [String]

  /// The violations of the form as a whole, added with ``adding(_:)-(Submission)``.
  public let formViolations: Violations

  /// Creates a submission.
  ///
  /// Usually ``FormValidator/submit(_:)`` does this.
  ///
  /// - Parameters:
  ///   - results: The results of the fields, in the order of the form.
  ///   - unknownFields: The submitted names that the form does not have.
  ///   - formViolations: The violations of the form as a whole.
  public init(
    results: [FieldResult], unknownFields: [String] = [], formViolations: Violations = []
  ) {
    self.results = results
    self.unknownFields = unknownFields
    self.formViolations = formViolations
  }

  /// The worst status of the fields and the form as a whole.
  public var status: Validity.Status {
    results.reduce(formViolations.hasErrors ? .invalid : .valid) { max($0, $1.status) }
  }

  /// A Boolean value that indicates whether every field and the form as a whole are valid.
  public var isValid: Bool { status == .valid }

  /// The first field that is not valid, to which an app moves the focus.
  public var firstInvalidField: FieldResult? { results.first { !$0.isValid } }

  /// The normalized texts to store, by field name.
  ///
  /// Every field of the form has an entry; a field that was not submitted is empty.
  public var texts: FieldTexts {
    FieldTexts(results.lazy.map { (key: $0.name, value: $0.text) })
  }

  /// The violations of all fields, in the order of the form, each with the name of its field.
  public var violations: [(field: String, violation: Violation)] {
    results.flatMap { result in result.violations.map { (result.name, $0) } }
  }

  /// Returns the result of a field, or `nil` if the form has no such field.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public subscript(name: String) -> FieldResult? {
    results.first { $0.name.hasSameScalars(as: name) }
  }
}

extension Submission {
  /// Returns the submission without the texts of some fields, for example to send it elsewhere.
  ///
  /// You need not name secret fields: see ``FieldResult/written``. No message of
  /// ``saying(_:)`` reveals a length or a character of these texts, whichever you call first.
  ///
  /// - Parameter names: The field names. Names that the form does not have are ignored.
  public func withholdingTexts(of names: some Sequence<String>) -> Submission {
    let withheld = Set(names.map(FieldName.init))
    return with(
      results.map { withheld.contains(FieldName($0.name)) ? $0.withheld : $0 }, formViolations)
  }
}

extension Submission {
  /// Returns the submission with other results and violations of the form as a whole.
  func with(_ results: [FieldResult], _ formViolations: Violations) -> Submission {
    Submission(results: results, unknownFields: unknownFields, formViolations: formViolations)
  }
}

extension Submission: Equatable {
  /// Returns whether both have equal results, violations and unknown fields, comparing names and
  /// texts scalar for scalar.
  public static func == (first: Submission, second: Submission) -> Bool {
    first.results == second.results && first.formViolations == second.formViolations
      && first.unknownFields.elementsEqual(second.unknownFields) { FieldName($0) == FieldName($1) }
  }
}
