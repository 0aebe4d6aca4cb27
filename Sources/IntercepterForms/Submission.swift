public import TextInputIntercepter

/// The judgement of a form on the texts that were submitted.
public struct Submission: Hashable, Sendable {
  /// The result of each field, in the order of the form.
  public let results: [FieldResult]
  /// Names that came with a text although the form has no such field, in ascending order.
  ///
  /// They are otherwise passed over.
  public let unknownFields: [String]

  /// The violations of the form as a whole, as others have said: see ``adding(_:)-(Submission)``.
  public let formViolations: Violations

  /// Creates a submission; usually a form does.
  ///
  /// - Parameters:
  ///   - results: The result of each field, in the order of the form.
  ///   - unknownFields: Names that came with a text although the form has no such field.
  ///   - formViolations: The violations of the form as a whole.
  public init(
    results: [FieldResult], unknownFields: [String] = [], formViolations: Violations = []
  ) {
    self.results = results
    self.unknownFields = unknownFields
    self.formViolations = formViolations
  }

  /// The worst that is said of a field or of the form as a whole.
  public var status: Validity.Status {
    results.reduce(Validity(.valid).adding(formViolations).status) { max($0, $1.status) }
  }

  /// Whether every field conforms, and the form as a whole.
  public var isValid: Bool { status == .valid }

  /// The first field that does not conform: the one to bring the user to.
  public var firstInvalidField: FieldResult? { results.first { !$0.isValid } }

  /// The texts to store, by the names of the fields: what came in, with the fixes.
  ///
  /// Every field of the form is there, empty where nothing came in.
  public var texts: FieldTexts {
    FieldTexts(results.lazy.map { ($0.name, $0.text) })
  }

  /// Everything that is wrong with the fields, in the order of the form, with the name of the field it is
  /// wrong in.
  public var violations: [(field: String, violation: Violation)] {
    results.flatMap { result in result.violations.map { (result.name, $0) } }
  }

  /// The result of a field; `nil` where the form has none of that name.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public subscript(name: String) -> FieldResult? {
    results.first { $0.name.hasSameScalars(as: name) }
  }
}

extension Submission {
  /// The submission without the texts of some fields, to be sent elsewhere.
  ///
  /// Fields that are secret need not be named: see ``FieldResult/written``.
  ///
  /// - Parameter names: The fields; names that the form does not have are passed over.
  public func withholdingTexts(of names: some Sequence<String>) -> Submission {
    let withheld = Set(names.map(FieldName.init))
    return Submission(
      results: results.map { result in
        withheld.contains(FieldName(result.name)) ? result.withheld : result
      },
      unknownFields: unknownFields, formViolations: formViolations)
  }
}

extension Submission: Equatable {
  /// Whether both say the same of the same texts of the same fields.
  public static func == (first: Submission, second: Submission) -> Bool {
    first.results == second.results && first.formViolations == second.formViolations
      && first.unknownFields.elementsEqual(second.unknownFields) { FieldName($0) == FieldName($1) }
  }
}
