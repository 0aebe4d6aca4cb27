public import IntercepterICU
public import TextInputIntercepter

/// The rules of a form, as JSON that an app, a server and the command line share.
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
/// A key that is not known is an error, as is one that comes twice: what was meant as a rule is never
/// passed over.
///
/// Two profiles are equal if they say the same of the same fields in the same order.
public struct Profile: Hashable, Sendable {
  /// The fields by their names.
  public let fields: [String: FieldSpecification]
  /// The names of the fields, in the order of the text: the order of the form.
  public let fieldNames: [String]
  /// The rules across fields, in the order in which they are asked.
  public let formRules: [FormRuleSpecification]

  /// The version of the format that is read.
  public static let version = 1

  /// Creates a profile whose fields come in the order given.
  ///
  /// - Precondition: No two fields have the same name, and no rule is about a field that the profile
  ///   does not have.
  public init(
    fields: KeyValuePairs<String, FieldSpecification>,
    formRules: [FormRuleSpecification] = []
  ) {
    self.init(
      fields: Dictionary(uniqueKeysWithValues: fields.map { ($0, $1) }),
      fieldNames: fields.map(\.key),
      formRules: formRules
    )
    for rule in formRules {
      for name in rule.fields {
        precondition(self.fields[name] != nil, "a rule is about an unknown field: \(name)")
      }
    }
  }

  init(
    fields: [String: FieldSpecification],
    fieldNames: [String],
    formRules: [FormRuleSpecification]
  ) {
    self.fields = fields
    self.fieldNames = fieldNames
    self.formRules = formRules
  }
}

extension Profile {
  /// The fields with their names, in the order of the form.
  package var form: [(name: String, specification: FieldSpecification)] {
    fieldNames.compactMap { name in fields[name].map { (name, $0) } }
  }

  /// The intercepter for a field; `nil` if the profile has no such field.
  ///
  /// - Throws: `PatternError` if a rule has a pattern that cannot be read. A profile that was read from
  ///   JSON has no such rule.
  public func intercepter(for field: String) throws(PatternError) -> Intercepter? {
    try fields[field]?.makeIntercepter()
  }
}
