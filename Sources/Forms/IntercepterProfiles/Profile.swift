public import IntercepterForms
public import TextInputIntercepter

/// The fields and rules of a form, read from JSON that an app, a server and the command line share.
///
/// ```json
/// { "version": 1,
///   "fields": {
///     "name": { "label": "姓名",
///               "rules": [ { "rule": "emoji", "policy": "forbidden" },
///                          { "rule": "maxLength", "limit": 10, "unit": "gb18030" } ] } } }
/// ```
/// ```swift
/// let profile = try Profile(json: text)
/// let name = try profile.intercepter(for: "name")
/// ```
///
/// An unknown or repeated key is an error, so a misspelt rule is never ignored.
///
/// Profiles are equal if they have the same fields in the same order, and the same rules.
public struct Profile: Hashable, Sendable {
  /// The fields by name, in the order of the text, which is the order of the form.
  public let fields: OrderedFieldDictionary<FieldSpecification>
  /// The rules across fields, in the order in which they are evaluated.
  public let formRules: [FormRuleSpecification]

  /// The version of the format that this library reads.
  public static let version = 1

  /// Creates a profile with the fields in the given order.
  ///
  /// - Precondition: Field names are unique, and the profile has every field that a rule names.
  public init(
    fields: KeyValuePairs<String, FieldSpecification>,
    formRules: [FormRuleSpecification] = []
  ) {
    let unique = OrderedFieldDictionary(fields.map { (key: $0, value: $1) })
    precondition(unique.count == fields.count, "two fields of a profile have the same name")
    self.init(fields: unique, formRules: formRules)
    for rule in formRules {
      for name in rule.fields {
        precondition(self.fields[name] != nil, "a rule names an unknown field: \(name)")
      }
    }
  }

  init(fields: OrderedFieldDictionary<FieldSpecification>, formRules: [FormRuleSpecification]) {
    self.fields = fields
    self.formRules = formRules
  }

  /// The names of the fields, in the order of the form.
  public var fieldNames: [String] { fields.keys }

  /// Returns whether two profiles have the same fields in the same order, and the same rules.
  public static func == (first: Profile, second: Profile) -> Bool {
    first.fields == second.fields && first.formRules == second.formRules
      && first.fieldNames.elementsEqual(second.fieldNames) { FieldName($0) == FieldName($1) }
  }
}

extension Profile {
  /// The fields and their names, in the order of the form.
  package var form: [(name: String, specification: FieldSpecification)] {
    fields.map { (name: $0.key, specification: $0.value) }
  }

  /// Returns the intercepter for a field, or `nil` if the profile has no such field.
  ///
  /// - Throws: `PatternError` if a rule has an invalid pattern. A profile that was read from JSON
  ///   has none.
  public func intercepter(for field: String) throws(PatternError) -> Intercepter? {
    guard let specification = fields[field] else { return nil }
    return try specification.makeIntercepter().labelled(specification.label ?? field)
  }
}
