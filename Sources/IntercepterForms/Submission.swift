public import TextInputIntercepter

/// What a form says of the texts that were submitted.
public struct Submission: Hashable, Sendable {
  /// What is said of each field, in the order of the form.
  public let results: [FieldResult]
  /// Names that came with a text although the form has no such field, in ascending order.
  ///
  /// They are otherwise passed over.
  public let unknownFields: [String]

  init(results: [FieldResult], unknownFields: [String] = []) {
    self.results = results
    self.unknownFields = unknownFields
  }

  /// Whether every field conforms.
  public var isValid: Bool { results.allSatisfy(\.isValid) }

  /// The first field that does not conform: the one to bring the user to.
  public var firstInvalidField: FieldResult? { results.first { !$0.isValid } }

  /// The texts to store, by the names of the fields: what came in, with the fixes.
  ///
  /// Every field of the form is there, empty where nothing came in.
  public var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0.text) })
  }

  /// Everything that is wrong, in the order of the form, with the name of the field it is wrong in.
  public var violations: [(field: String, violation: Violation)] {
    results.flatMap { result in result.violations.map { (result.name, $0) } }
  }

  /// What is said of a field; `nil` where the form has none of that name.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public subscript(name: String) -> FieldResult? { results.first { $0.name == name } }
}
