internal import TextTools
package import IntercepterForms
public import TextInputIntercepter

extension Profile {
  /// Reads a profile from a JSON text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - customRules: The custom rules that the profile may use.
  ///   - patternLibrary: The library that compiles the patterns of rules that name it as their
  ///     engine, such as `.icu` of `IntercepterICU`.
  ///   - limits: The limits on size and cost. The standard limits make it safe to read a profile
  ///     from any source.
  /// - Throws: `ProfileErrors` with all errors of the profile. If the text is not JSON, only the
  ///   first syntax error.
  /// - Complexity: O(*n*) in the length of the text, plus the cost of compiling its patterns.
  public init(
    json: String,
    customRules: RuleLibrary = [:],
    patternLibrary: PatternLibrary? = nil,
    limits: ProfileLimits = .standard
  ) throws(ProfileErrors) {
    try self.init(
      json: Array(json.utf8), customRules: customRules, patternLibrary: patternLibrary,
      limits: limits)
  }

  /// Reads a profile from a JSON text in UTF-8.
  public init(
    json: [UInt8],
    customRules: RuleLibrary = [:],
    patternLibrary: PatternLibrary? = nil,
    limits: ProfileLimits = .standard
  ) throws(ProfileErrors) {
    try self.init(
      json: json, customRules: customRules, patternLibrary: patternLibrary, limits: limits,
      patternTables: nil)
  }

  package init(
    json: [UInt8], customRules: RuleLibrary = [:], patternLibrary: PatternLibrary? = nil,
    limits: ProfileLimits = .standard, patternTables: PatternTables?,
    kinds: FieldKinds = .standard
  ) throws(ProfileErrors) {
    if json.count > limits.bytes {
      let message = "expected at most \(limits.bytes) bytes of JSON, found \(json.count)"
      throw ProfileErrors([ProfileError(path: "$", message: message)])
    }
    let context = JSONNode.Context(
      limits: limits, customRules: customRules, patternLibrary: patternLibrary,
      patternTables: patternTables, kinds: kinds)
    self = try context.read(json: json, Self.read)
  }

  /// Reads a profile from a JSON value, within the standard limits.
  init(_ value: JSONValue, patternLibrary: PatternLibrary?) throws(ProfileErrors) {
    let context = JSONNode.Context(limits: .standard, patternLibrary: patternLibrary)
    self = try context.read(value, Self.read)
  }

  private static func read(_ node: JSONNode) -> Profile? {
    node.object { object in
      guard object.required("version")?.isVersion(Self.version) ?? true else {
        object.ignoreOthers()
        return nil
      }
      // Editors look for the schema here.
      _ = object["$schema"]?.string()
      guard
        let fields = object.required("fields")?.members(
          atMost: node.context.limits.fields, "fields")
      else {
        // The fields that the rules across fields refer to are unknown.
        _ = (object["formRules"], object["order"])
        return nil
      }
      var read = OrderedFieldDictionary<FieldSpecification>()
      let order = object["order"]
      for (name, node) in fields { read[name] = FieldSpecification.read(node) }
      node.context.fields = Set(fields.map { FieldName($0.name) })
      let formRules = object["formRules"]?.entries()?.compactMap { FormRuleSpecification.read($0) }
      return Profile(fields: order?.sorted(read) ?? read, formRules: formRules ?? [])
    }
  }
}

extension JSONNode {
  /// Returns the fields in the order of this list of names, which must contain each name once.
  fileprivate func sorted(
    _ fields: OrderedFieldDictionary<FieldSpecification>
  ) -> OrderedFieldDictionary<FieldSpecification>? {
    guard let elements = elements() else { return nil }
    var sorted: [OrderedFieldDictionary<FieldSpecification>.Element] = []
    var known: Set<FieldName> = []
    for element in elements {
      guard let name = element.fieldName(), let field = fields[name] else { continue }
      if !known.insert(FieldName(name)).inserted { element.report("\(name.quoted) appears twice") }
      sorted.append((name, field))
    }
    for name in fields.keys where !known.contains(FieldName(name)) && !context.isFull {
      report("\(name.quoted) is missing")
    }
    return OrderedFieldDictionary(sorted)
  }
}

extension JSONNode {
  /// Returns whether to read the rest: `false` for a newer version, whose keys are unknown.
  fileprivate func isVersion(_ version: Int) -> Bool {
    if case .number(let text) = value, text == "\(version)" { return true }
    if case .number(let text) = value, let number = DecimalNumber(text),
      number > DecimalNumber(integerLiteral: version)
    {
      report("this is version \(value) of the format; this program reads version \(version)")
      return false
    }
    report("expected \(version), found \(value)")
    return true
  }
}
