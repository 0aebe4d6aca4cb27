internal import TextTools
internal import IntercepterForms
internal import IntercepterMessages
internal import TextInputIntercepter

extension Profile {
  /// Reads a profile from JSON and compiles it, with the messages of one language.
  ///
  /// ```swift
  /// let bytes = try Profile.compile(json: Array(text.utf8), language: "zh-Hans")
  /// ```
  ///
  /// - Parameters:
  ///   - json: The profile, in UTF-8.
  ///   - language: A language tag (BCP 47). Unsupported languages get English messages.
  ///   - fields: The names of the fields to compile, or `nil` for all. A rule across fields is
  ///     compiled if all its fields are.
  /// - Throws: `ProfileErrors` with all errors of the profile. Custom rules, patterns of another
  ///   engine, and patterns with more than 2¹⁵ transitions or 256 classes of characters cannot be
  ///   compiled.
  public static func compile(
    json: [UInt8], language: String, fields: [String]? = nil
  ) throws(ProfileErrors) -> [UInt8] {
    let tables = PatternTables()
    return try Profile(json: json, patternTables: tables)
      .compiled(language: language, fields: fields, tables)
  }

  /// Compiles the profile, with the messages of one language; see ``compile(json:language:fields:)``.
  ///
  /// - Throws: `ProfileErrors` with the path of each rule that cannot be compiled, or of an unknown
  ///   field.
  public func compiled(
    language: String, fields names: [String]? = nil
  ) throws(ProfileErrors) -> [UInt8] {
    try compiled(language: language, fields: names, PatternTables())
  }

  package func compiled(
    language: String, fields names: [String]?, _ tables: PatternTables
  ) throws(ProfileErrors) -> [UInt8] {
    for name in names ?? [] {
      // Code size: a comparison with `nil` links that of two fields.
      guard case nil = fields[name] else { continue }
      let hint = name.suggestion(in: fieldNames.sortedByBytes()).map { "; \($0)" } ?? ""
      throw ProfileErrors([
        ProfileError(path: "$.fields", message: "there is no field \(name.quoted)\(hint)")
      ])
    }
    let chosen = names.map { Set($0.map(FieldName.init)) }
    func isChosen(_ name: String) -> Bool { chosen?.contains(FieldName(name)) ?? true }
    let form = form.filter { isChosen($0.name) }
    let root = JSONPath.root("$")
    let errors = form.flatMap { name, field in
      field.errors(at: root["fields"][name], tables)
    }
    if !errors.isEmpty { throw ProfileErrors(errors) }
    let messages = Messages(preferring: [language])
    func compiled(_ fields: ArraySlice<Field>, _ rules: [FormRuleSpecification] = []) -> [UInt8] {
      var writer = ProfileWriter(messages, tables)
      writer.write(fields)
      writer.write(rules, over: fields.map { $0.name })
      return writer.profile
    }
    let profile = compiled(form[...], formRules.filter { $0.fields.allSatisfy(isChosen) })
    if Self.isReadable(profile) { return profile }
    // A profile that was made in Swift may have a format that JSON cannot have.
    let culprit = form.indices.first { !Self.isReadable(compiled(form[$0...$0])) }
    let path = culprit.map { root["fields"][form[$0].name] } ?? root
    let message = "a format or a number is outside the range of a compiled profile"
    throw ProfileErrors([ProfileError(path: path.description, message: message)])
  }

  typealias Field = (name: String, specification: FieldSpecification)

  private static func isReadable(_ profile: [UInt8]) -> Bool {
    (try? CompiledProfile(profile)) != nil
  }
}

extension FieldSpecification {
  /// Returns the reasons for which the field cannot be compiled.
  fileprivate func errors(at path: JSONPath, _ tables: PatternTables) -> [ProfileError] {
    var errors: [ProfileError] = []
    if let format, !Intercepter.kinds.names().contains(format.name) {
      let message = "a custom format cannot be compiled"
      errors.append(ProfileError(path: path["format"].description, message: message))
    }
    for (index, rule) in rules.enumerated() {
      guard let message = tables.obstacle(to: rule.withoutMessage) else { continue }
      errors.append(ProfileError(path: path["rules"][index].description, message: message))
    }
    return errors
  }
}
