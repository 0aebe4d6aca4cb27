internal import TextInputIntercepter

extension Profile {
  /// What can hardly be meant, in the order of the form; the rules across fields come last.
  ///
  /// Warnings are no errors: `minimum` above `maximum`, `minLength` above `maxLength` in the same unit,
  /// emoji only and no emoji, decimals filled up beyond those that are allowed, a field that has to equal
  /// itself.
  ///
  /// - Complexity: O(*n*) in the number of rules and fixes, squared within a field.
  public var warnings: [ProfileWarning] {
    let root = JSONPath.root("$")
    return form.flatMap { name, field in
      field.warnings(at: .member(name, of: .member("fields", of: root)))
    }
      + formRules.enumerated().compactMap { index, rule in
        rule.warning(at: .element(index, of: .member("formRules", of: root)))
      }
  }
}

extension FieldSpecification {
  fileprivate func warnings(at path: JSONPath) -> [ProfileWarning] {
    let rules = rules.map { $0.withoutMessage }
    return rules.indices.flatMap { index in
      rules[index].warnings(
        after: rules[..<index], at: .element(index, of: .member("rules", of: path)))
    }
      + fixes.enumerated().compactMap { index, fix in
        fix.warning(for: rules, at: .element(index, of: .member("fixes", of: path)))
      }
  }
}

extension RuleSpecification {
  /// What is strange about the rule by itself, and beside those before it.
  fileprivate func warnings(
    after earlier: ArraySlice<RuleSpecification>, at path: JSONPath
  ) -> [ProfileWarning] {
    var warnings: [ProfileWarning] = []
    if case .decimal(let decimal) = self, let minimum = decimal.minimum,
      let maximum = decimal.maximum, maximum < minimum
    {
      let message = "the maximum, \(maximum), is less than the minimum, \(minimum)"
      warnings.append(ProfileWarning(.member("maximum", of: path), message))
    }
    return warnings
      + earlier.compactMap { other in
        conflict(with: other).map { ProfileWarning(.member($0, of: path), $1) }
      }
  }

  /// Why no text satisfies both rules, and the argument that tells it.
  private func conflict(with other: RuleSpecification) -> (argument: String, message: String)? {
    switch (self, other) {
    case (.minLength(let least, let unit), .maxLength(let most, let other, _))
    where least > most && unit.current == other.current:
      ("limit", "the smallest length, \(least), is above the largest, \(most)")
    case (.maxLength(let most, let unit, _), .minLength(let least, let other))
    where least > most && unit.current == other.current:
      ("limit", "the largest length, \(most), is below the smallest, \(least)")
    case (.emoji(.only, _, _), .emoji(.forbidden, _, _)),
      (.emoji(.forbidden, _, _), .emoji(.only, _, _)):
      ("policy", "emoji are forbidden, and nothing but emoji is allowed")
    default: nil
    }
  }
}

extension FixSpecification {
  fileprivate func warning(
    for rules: [RuleSpecification], at path: JSONPath
  ) -> ProfileWarning? {
    guard case .padDecimals(let places, _) = self else { return nil }
    for case .decimal(let decimal) in rules where decimal.places < places {
      return ProfileWarning(
        .member("places", of: path),
        "\(places) decimal places are filled up, and \(decimal.places) are allowed")
    }
    return nil
  }
}

extension FormRuleSpecification {
  fileprivate func warning(at path: JSONPath) -> ProfileWarning? {
    switch self {
    case .equal(let field, let other, _) where field.utf8.elementsEqual(other.utf8):
      ProfileWarning(.member("to", of: path), "the field “\(field.shortened)” has to equal itself")
    case .required(let field, let other, _) where field.utf8.elementsEqual(other.utf8):
      ProfileWarning(
        .member("when", of: path), "the field “\(field.shortened)” is required where it has a text")
    case .equal, .required, .atLeastOne: nil
    }
  }
}

extension UnitName {
  /// The unit, by its shortest name where it has two.
  fileprivate var current: UnitName { self == .gb18030Of2022 ? .gb18030 : self }
}
