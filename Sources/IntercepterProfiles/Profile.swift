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
public struct Profile: Hashable, Sendable {
  /// The fields by their names.
  public let fields: [String: FieldSpecification]
  /// The names of the fields, in the order of the text: the order of the form.
  public let fieldNames: [String]

  /// The version of the format that is read.
  public static let version = 1

  /// Creates a profile whose fields come in the order given.
  ///
  /// - Precondition: No two fields have the same name.
  public init(fields: KeyValuePairs<String, FieldSpecification>) {
    self.fields = Dictionary(uniqueKeysWithValues: fields.map { ($0, $1) })
    fieldNames = fields.map(\.key)
  }

  /// Reads a profile.
  ///
  /// - Parameter json: The text.
  /// - Throws: `ProfileErrors` with everything that is wrong, unless the text is no JSON: then with the
  ///   first place where it stops being JSON.
  public init(json: String) throws(ProfileErrors) {
    try self.init(json: Array(json.utf8))
  }

  /// Reads a profile from UTF-8.
  ///
  /// - Parameter json: The bytes of the text.
  /// - Throws: `ProfileErrors`, as for a text.
  public init(json: [UInt8]) throws(ProfileErrors) {
    let value: JSONValue
    do {
      value = try json.withUnsafeBufferPointer { bytes throws(JSONSyntaxError) in
        try JSONValue(json: bytes)
      }
    } catch {
      throw ProfileErrors([ProfileError(path: "$", message: error.description)])
    }
    let findings = JSONNode.Findings()
    let profile = Profile(JSONNode(value, path: .root("$"), findings: findings))
    guard let profile, findings.errors.isEmpty else { throw ProfileErrors(findings.errors) }
    self = profile
  }
}

extension Profile {
  /// The intercepter for a field; `nil` if the profile has no such field.
  ///
  /// - Throws: `PatternError` if a rule has a pattern that cannot be read. A profile that was read from
  ///   JSON has no such rule.
  public func intercepter(for field: String) throws(PatternError) -> Intercepter? {
    try fields[field]?.makeIntercepter()
  }
}

extension Profile {
  private init?(_ node: JSONNode) {
    let fields = node.object { object in
      let version = object.required("version")
      if let version, version.value != .number(Self.version) {
        version.report("expected \(Self.version), found \(version.value)")
      }
      return object.required("fields")?.members()
    }
    guard let fields else { return nil }
    var read: [String: FieldSpecification] = [:]
    for (name, node) in fields { read[name] = FieldSpecification(node) }
    self.fields = read
    fieldNames = fields.map { $0.0 }
  }
}
