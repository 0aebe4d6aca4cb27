internal import ArgumentParser
internal import IntercepterICU
internal import IntercepterProfiles
internal import TextInputIntercepter

extension RuleOptions {
  /// Whether there are any rules.
  var hasRules: Bool { profile != nil || !arguments.rules.isEmpty }

  /// What these options make, rules in the order given.
  ///
  /// - Throws: A `Failure` if the profile cannot be read, a `ValidationError` if it lacks the field.
  func makeIntercepter() throws -> Intercepter {
    if profile != nil, field == nil { throw ValidationError("--profile needs --field NAME.") }
    return try makeFields()[0].specification.makeIntercepter()
  }

  /// The fields that these options describe: one, unless a profile is given and none of its fields.
  ///
  /// - Parameter contents: The profile, where it has been read: a pipe can be read but once.
  func makeFields(
    of contents: Profile? = nil
  ) throws -> [(name: String, specification: FieldSpecification)] {
    var fields: [(name: String, specification: FieldSpecification)]
    if let profile {
      fields = try (contents ?? readProfile()).form
      if let field {
        let names = fields.map(\.name).sorted().joined(separator: ", ")
        fields.removeAll { $0.name != field }
        if fields.isEmpty {
          throw ValidationError("\(profile) has no field “\(field)”; it has: \(names).")
        }
      }
    } else {
      fields = [("", FieldSpecification(rules: try specifications()))]
    }
    for index in fields.indices {
      if let composition { fields[index].specification.composition = composition }
      if let ellipsis { fields[index].specification.ellipsis = ellipsis }
    }
    return fields
  }

  /// Wrong usage is found before any work is done.
  func validate() throws {
    if let repeated = arguments.repeatedSetting {
      throw ValidationError(
        "--\(repeated) is for all rules and can be given once; a profile can say more."
      )
    }
    if field != nil, profile == nil { throw ValidationError("--field needs --profile FILE.") }
    if profile != nil {
      if let rule = arguments.rules.first {
        throw ValidationError(
          "--profile has the rules already; --\(rule.option.rawValue) cannot be added to them."
        )
      }
      if unit != nil || locale != nil || onViolation != nil {
        throw ValidationError(
          """
          --unit, --locale and --on-violation are for rules given as options; those of a profile \
          say their own.
          """
        )
      }
    }
    try validateLocale()
    for specification in try specifications() {
      do {
        _ = try specification.makeRule()
      } catch {
        throw ValidationError("--matches: \(error.sentence)")
      }
    }
  }

  private func validateLocale() throws {
    guard let locale, profile == nil else { return }
    if !arguments.rules.contains(where: { $0.option == .decimal }) {
      throw ValidationError("--locale needs --decimal PLACES.")
    }
    if locale.isEmpty || NumberSymbols(locale: locale) == nil {
      throw ValidationError("--locale needs one that CLDR knows, such as de-DE, not “\(locale)”.")
    }
  }

  private var arguments: RuleArguments { RuleArguments(CommandLine.arguments.dropFirst()) }

  private func specifications() throws -> [RuleSpecification] {
    try arguments.rules.map { option, value in
      try option.specification(
        value,
        unit: unit ?? .graphemes,
        locale: locale,
        onViolation: onViolation ?? .reject
      )
    }
  }

  /// All fields of the profile, with the rules across them.
  ///
  /// - Throws: A `Failure` if there is no profile or it cannot be read.
  func readProfile() throws -> Profile {
    let path = profile ?? ""
    do {
      return try Profile(json: contents(of: path))
    } catch let error as ProfileErrors {
      let lines = error.errors.map { $0.description(in: path) }
      throw Failure(message: lines.joined(separator: "\nerror: "), status: .malformedInput)
    }
  }
}
