public import IntercepterForms
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
  /// The fields by their names, in the order of the text: the order of the form.
  public let fields: OrderedFieldDictionary<FieldSpecification>
  /// The rules across fields, in the order in which they are evaluated.
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
    let unique = OrderedFieldDictionary(fields.map { (key: $0, value: $1) })
    precondition(unique.count == fields.count, "two fields of a profile have the same name")
    self.init(fields: unique, formRules: formRules)
    for rule in formRules {
      for name in rule.fields {
        precondition(self.fields[name] != nil, "a rule is about an unknown field: \(name)")
      }
    }
  }

  init(fields: OrderedFieldDictionary<FieldSpecification>, formRules: [FormRuleSpecification]) {
    self.fields = fields
    self.formRules = formRules
  }

  /// The names of the fields, in the order of the form.
  public var fieldNames: [String] { fields.keys }

  /// Whether two profiles say the same of the same fields in the same order.
  public static func == (first: Profile, second: Profile) -> Bool {
    first.fields == second.fields && first.formRules == second.formRules
      && first.fieldNames.elementsEqual(second.fieldNames) { FieldName($0) == FieldName($1) }
  }
}

extension Profile {
  /// The fields with their names, in the order of the form.
  package var form: [(name: String, specification: FieldSpecification)] {
    fields.map { (name: $0.key, specification: $0.value) }
  }

  /// The intercepter for a field; `nil` if the profile has no such field.
  ///
  /// - Throws: `PatternError` if a rule has a pattern that cannot be read. A profile that was read from
  ///   JSON has no such rule.
  public func intercepter(for field: String) throws(PatternError) -> Intercepter? {
    guard let specification = fields[field] else { return nil }
    return try specification.makeIntercepter().labelled(specification.label ?? field)
  }
}
