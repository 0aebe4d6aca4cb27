internal import TextTools
internal import IntercepterForms
internal import IntercepterICU
internal import TextFieldSimulator

extension RuleOptions {
  var hasRules: Bool { profile != nil || fieldFormat != nil || !arguments.rules.isEmpty }

  /// Returns the fields that these options describe: all fields of the profile, one of them, or an
  /// unnamed field with the rules of the options.
  func makeFields(
    of contents: Profile?
  ) throws -> [(name: String, specification: FieldSpecification)] {
    var fields =
      try contents?.form
      ?? [("", FieldSpecification(rules: specifications(), format: formatSpecification()))]
    if let profile, let field {
      let known = fields.map(\.name)
      fields.removeAll { !$0.name.hasSameScalars(as: field) }
      if fields.isEmpty {
        let hint = field.suggestion(in: known)
        let all = known.sorted().joined(separator: ", ")
        throw ValidationError("\(profile) has no field “\(field)”; \(hint ?? "it has: \(all).")")
      }
    }
    for index in fields.indices {
      if let composition { fields[index].specification.composition = composition }
      if let ellipsis { fields[index].specification.ellipsis = ellipsis }
    }
    return fields
  }

  /// Returns the field that the options describe without a profile.
  func makeField() throws -> FieldSpecification { try makeFields(of: nil)[0].specification }

  func makeForm(of profile: Profile) throws -> FormValidator {
    var all = self
    all.field = nil
    let fields = try all.makeFields(of: profile).map { name, specification in
      try specification.makeFormField(name)
    }
    return FormValidator(fields: fields, rules: profile.formRules.map(\.rule))
  }

  /// Throws an error if the options are wrong, before any work is done.
  ///
  /// ArgumentParser's `validate()` would run before misspelt options are found.
  func verify() throws {
    if let repeated = arguments.repeatedSetting {
      let meaning =
        RuleArguments.labels[repeated] == nil
        ? "can be given once"
        : "is given once, for all rules, or several times, each behind a rule that has it"
      throw ValidationError("--\(repeated) \(meaning).")
    }
    if field != nil, profile == nil { throw ValidationError("--field needs --profile FILE.") }
    let options = arguments.rules.map(\.option)
    if profile != nil {
      if let rule = options.first {
        throw ValidationError(
          "--profile already contains rules; --\(rule.rawValue) cannot add to them.")
      }
      if fieldFormat != nil {
        throw ValidationError(
          "--profile already contains formats; --field-format cannot add to them.")
      }
      if unit != nil || locale != nil || onViolation != nil {
        throw ValidationError(
          """
          --unit, --locale and --on-violation are for rules given as options; those of a profile \
          have their own.
          """)
      }
      return
    }
    if let unit, !options.contains(.maxLength), !options.contains(.minLength) {
      throw ValidationError(
        "--unit \(unit.rawValue) counts a length; say which: --max-length N or --min-length N.")
    }
    if onViolation != nil, options.contains(.rule), options.allSatisfy({ $0 == .rule }) {
      throw ValidationError(
        "--on-violation is for the other options; a --rule has its own, such as onViolation:amend.")
    }
    if locale != nil, !options.contains(.decimal) {
      throw ValidationError("--locale needs --decimal PLACES.")
    }
    let specification = FieldSpecification(
      rules: try specifications(), format: try formatSpecification())
    if let fault = specification.digitsFault { throw ValidationError("\(fault.message).") }
  }

  private var arguments: RuleArguments { RuleArguments(CommandLine.arguments.dropFirst()) }

  /// Returns the format of the field, parsed as a setting of a script.
  private func formatSpecification() throws -> FormatSpecification? {
    guard let fieldFormat,
      case .format(let format) = try KeystrokeScript.Setting(
        "Format", fieldFormat, of: "field-format")
    else { return nil }
    return format
  }

  private func specifications() throws -> [RuleSpecification] {
    try arguments.rules.map { rule in
      try rule.option.specification(
        rule.value,
        rule.settings.merging(["unit": LengthUnit.Name.graphemes.rawValue]) { given, _ in given })
    }
  }

  /// Reads the profile and writes its warnings.
  ///
  /// - Returns: `nil` if there is no profile option.
  /// - Throws: A `Failure` if the profile cannot be read.
  func readProfile() throws -> Profile? {
    guard let path = profile else { return nil }
    let json = try contents(of: path)
    return try reportingErrors(in: path) { () throws(ProfileErrors) in
      let profile = try Profile(json: json, patternLibrary: .icu)
      profile.warnings.forEach { note($0.description(in: path)) }
      return profile
    }
  }
}

/// Returns what a closure makes of a profile, or throws a `Failure` with the profile's errors.
func reportingErrors<Result>(
  in path: String, _ body: () throws(ProfileErrors) -> Result
) throws -> Result {
  do {
    return try body()
  } catch {
    let lines = error.errors.map { $0.description(in: path) }
    throw Failure(message: lines.joined(separator: "\nerror: "), status: .malformedInput)
  }
}
