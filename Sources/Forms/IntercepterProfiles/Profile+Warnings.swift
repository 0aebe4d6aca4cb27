internal import TextTools
internal import IntercepterForms
internal import TextInputIntercepter

extension Profile {
  /// The probable mistakes in the profile, in the order of the form, with the rules across fields
  /// last.
  ///
  /// Warnings are not errors. Examples are rules that no text satisfies together, fixes that
  /// do not fit the rules, a field that is compared with itself, and an empty message. `Docs/Profiles.md`
  /// has the complete list.
  ///
  /// - Complexity: O(*n*) in the number of rules and fixes, quadratic within a field.
  public var warnings: [ProfileWarning] {
    let root = JSONPath.root("$")
    return form.flatMap { $1.warnings(at: root["fields"][$0]) }
      + formRules.enumerated().flatMap { $1.warnings(at: root["formRules"][$0]) }
  }
}

extension FieldSpecification {
  fileprivate func warnings(at path: JSONPath) -> [ProfileWarning] {
    var warnings: [ProfileWarning] = []
    let plain = rules.map { $0.withoutMessage }
    for (index, rule) in plain.enumerated() {
      let path = path["rules"][index]
      if let warning = rule.warning(at: path, isRequired: isRequired) { warnings.append(warning) }
      for other in plain[..<index] {
        guard let message = conflict(rule, other) ?? conflict(other, rule) else { continue }
        warnings.append(ProfileWarning(path[rule.mainArgument], message))
      }
      if let message = rules[index].message { warnings += message.warnings(at: path) }
    }
    if !fixes.contains(.unifiedIdeographs) {
      for (index, rule) in plain.enumerated() where rule.acceptsRadicals {
        warnings.append(
          ProfileWarning(
            path["rules"][index]["pattern"],
            "\\p{Han} accepts radicals, which look like ideographs; add the fix unifiedIdeographs, or write [\\p{Han}&&\\p{L}]"
          ))
      }
    }
    for (index, fix) in fixes.enumerated() {
      warnings += plain.flatMap { fix.warnings(before: $0, at: path["fixes"][index]) }
    }
    return warnings
  }
}

extension RuleSpecification {
  /// Returns the warning about the rule by itself.
  fileprivate func warning(at path: JSONPath, isRequired: Bool) -> ProfileWarning? {
    if let decimal = self.as(DecimalKind.self) {
      guard let maximum = decimal.maximum else { return nil }
      if let minimum = decimal.minimum, maximum < minimum {
        return ProfileWarning(
          path["maximum"], "the maximum, \(maximum), is less than the minimum, \(minimum)")
      }
      if decimal.negative || maximum >= 0 { return nil }
      return ProfileWarning(
        path["maximum"], "the maximum, \(maximum), is below zero, and “negative” is not true")
    }
    if isRequired, self.as(MaxLengthKind.self)?.limit == 0 {
      return ProfileWarning(path["limit"], "the field is required, but the maximum length is 0")
    }
    if self.as(AllowedCharactersKind.self)?.characters == "" {
      return ProfileWarning(path["characters"], "the list allows no characters")
    }
    return nil
  }

  /// A Boolean value that indicates whether the rule is a pattern that accepts radicals and ideographs
  /// alike.
  fileprivate var acceptsRadicals: Bool {
    guard let kind = self.as(MatchesKind.self), kind.pattern.contains("H" as Character),
      let rule = try? Rule.matches(kind.pattern, options: kind.options)
    else { return false }
    return ["⼈", "人"].allSatisfy { Intercepter(rules: [rule]).validate($0).status != .invalid }
  }

  /// The argument to which a warning about a conflict with another rule refers.
  fileprivate var mainArgument: String {
    // A number is more than its decimal places.
    if self.as(DecimalKind.self) != nil { return "rule" }
    return arguments.entries.first { $0.isRequired && $0.isUnlabelled }?.label ?? "rule"
  }

  /// A Boolean value that indicates whether the rule requires the digits 0 to 9.
  fileprivate var needsDigits: Bool {
    let digits = self.as(NumbersOnlyKind.self)?.digits ?? self.as(DecimalKind.self)?.digits
    return digits.map { $0 != .any } ?? false
  }
}

/// Returns the reason why no text satisfies both rules, or `nil` if one may.
private func conflict(_ rule: RuleSpecification, _ other: RuleSpecification) -> String? {
  if let least = rule.as(MinLengthKind.self), let most = other.as(MaxLengthKind.self),
    least.limit > most.limit, least.unit.current == most.unit.current
  {
    return "the minimum length, \(least.limit), exceeds the maximum, \(most.limit)"
  }
  if rule.as(EmojiKind.self)?.policy == .only {
    if other.as(EmojiKind.self)?.policy == .forbidden {
      return "one rule forbids emoji, and another allows only emoji"
    }
    if other.as(NumbersOnlyKind.self) != nil || other.as(DecimalKind.self) != nil {
      return "one rule allows only emoji, and another requires digits"
    }
  }
  if let forbidden = rule.as(ForbiddenCharactersKind.self), other.needsDigits,
    "0123456789".allSatisfy(forbidden.characters.contains)
  {
    return "one rule forbids all digits, and another requires them"
  }
  return nil
}

extension FixSpecification {
  /// Returns warnings about arguments that do not fit a rule of the field.
  fileprivate func warnings(before rule: RuleSpecification, at path: JSONPath) -> [ProfileWarning] {
    guard let decimal = rule.as(DecimalKind.self) else { return [] }
    var warnings: [ProfileWarning] = []
    let padding = self.as(PadDecimalsKind.self)
    if let padding, padding.places > decimal.places {
      let message =
        "the fix pads to \(padding.places) decimal places, but the rule allows \(decimal.places)"
      warnings.append(ProfileWarning(path["places"], message))
    }
    let expected = decimal.decimalSeparator
    let separator =
      padding?.separator ?? self.as(RemoveLeadingZerosKind.self)?.separator
      ?? self.as(DropTrailingSeparatorKind.self)?.separator
    if let separator, !expected.isEmpty, String(separator) != expected {
      let message = "the separator is “\(separator)”, but the rule uses “\(expected)”"
      warnings.append(ProfileWarning(path["separator"], message))
    }
    return warnings
  }
}

extension FormRuleSpecification {
  fileprivate func warnings(at path: JSONPath) -> [ProfileWarning] {
    let names = fields.map(FieldName.init)
    let repeated = names.indices.filter { names[..<$0].contains(names[$0]) }
    let warnings = repeated.map { index in
      let field = fields[index].quoted
      if self.as(EqualKind.self) != nil {
        return ProfileWarning(path["to"], "the field \(field) is compared with itself")
      }
      if self.as(RequiredKind.self) != nil {
        return ProfileWarning(
          path["when"], "the field \(field) is required only if it is not empty")
      }
      return ProfileWarning(path["of"][index], "the field \(field) appears twice")
    }
    return warnings + (message?.warnings(at: path) ?? [])
  }
}

extension RuleMessage {
  /// Returns warnings about blank texts, in a rule at a path.
  fileprivate func warnings(at path: JSONPath) -> [ProfileWarning] {
    translations.filter { $0.pattern.allSatisfy { $0.isWhitespace } }.map {
      let message = path["message"]
      return ProfileWarning($0.language.map { message[$0] } ?? message, "the message is empty")
    }
  }
}

extension LengthUnit.Name {
  /// The unit, by its shorter name if it has two.
  fileprivate var current: LengthUnit.Name { self == .gb18030Of2022 ? .gb18030 : self }
}
