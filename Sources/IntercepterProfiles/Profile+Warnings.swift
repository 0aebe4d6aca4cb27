internal import IntercepterForms
internal import TextInputIntercepter

extension Profile {
  /// What can hardly be meant, in the order of the form; the rules across fields come last.
  ///
  /// Warnings are no errors: rules that no text satisfies together, fixes that do not fit the rules, a field
  /// that has to equal itself, a message without words. `Docs/Profiles.md` lists them.
  ///
  /// - Complexity: O(*n*) in the number of rules and fixes, squared within a field.
  public var warnings: [ProfileWarning] {
    let root = JSONPath.root("$")
    return form.flatMap { name, field in
      field.warnings(at: .member(name, of: .member("fields", of: root)))
    }
      + formRules.enumerated().flatMap { index, rule in
        rule.warnings(at: .element(index, of: .member("formRules", of: root)))
      }
  }
}

extension FieldSpecification {
  fileprivate func warnings(at path: JSONPath) -> [ProfileWarning] {
    let plain = rules.map { $0.withoutMessage }
    let ofRules = rules.indices.flatMap { index in
      let rule = plain[index]
      let path = JSONPath.element(index, of: .member("rules", of: path))
      let conflicts = plain[..<index].compactMap { other in
        (conflict(rule, other) ?? conflict(other, rule)).map {
          (argument: rule.mainArgument, message: $0)
        }
      }
      let message: RuleMessage? =
        if case .saying(let message, _) = rules[index] { message } else { nil }
      return (rule.oddities(isRequired: isRequired) + conflicts).warnings(at: path)
        + message.warnings(at: path)
    }
    let ofFixes = fixes.enumerated().flatMap { index, fix in
      plain.flatMap { fix.oddities(before: $0) }
        .warnings(at: .element(index, of: .member("fixes", of: path)))
    }
    return ofRules + ofFixes
  }
}

/// An argument, and what is strange about it.
private typealias Oddity = (argument: String, message: String)

extension [Oddity] {
  fileprivate func warnings(at path: JSONPath) -> [ProfileWarning] {
    map { ProfileWarning(.member($0.argument, of: path), $0.message) }
  }
}

extension RuleSpecification {
  /// What is strange about the rule by itself.
  fileprivate func oddities(isRequired: Bool) -> [Oddity] {
    switch self {
    case .decimal(let decimal):
      guard let maximum = decimal.maximum else { return [] }
      if let minimum = decimal.minimum, maximum < minimum {
        return [("maximum", "the maximum, \(maximum), is less than the minimum, \(minimum)")]
      }
      if decimal.negative || maximum >= 0 { return [] }
      return [("maximum", "the maximum, \(maximum), is below zero, and “negative” is not true")]
    case .maxLength(0, _, _) where isRequired:
      return [("limit", "the field is required, and no text is as short as this")]
    case .allowedCharacters("", _): return [("characters", "no character is allowed")]
    default: return []
    }
  }

  /// The argument that a conflict with another rule is told at.
  fileprivate var mainArgument: String {
    switch self {
    case .emoji: "policy"
    case .maxLength, .minLength: "limit"
    case .forbiddenCharacters: "characters"
    default: "rule"
    }
  }

  /// Whether the text is made of the digits 0 to 9.
  fileprivate var needsDigits: Bool {
    switch self {
    case .numbersOnly(let digits, _): digits != .any
    case .decimal(let decimal): decimal.digits != .any
    default: false
    }
  }
}

/// Why no text satisfies both rules.
private func conflict(_ rule: RuleSpecification, _ other: RuleSpecification) -> String? {
  switch (rule, other) {
  case (.minLength(let least, let unit), .maxLength(let most, let otherUnit, _))
  where least > most && unit.current == otherUnit.current:
    "the smallest length, \(least), is above the largest, \(most)"
  case (.emoji(.only, _, _), .emoji(.forbidden, _, _)):
    "emoji are forbidden, and nothing but emoji is allowed"
  case (.emoji(.only, _, _), .numbersOnly), (.emoji(.only, _, _), .decimal):
    "nothing but emoji is allowed, and no emoji is a digit"
  case (.forbiddenCharacters(let characters, _), _)
  where other.needsDigits && "0123456789".allSatisfy(characters.contains):
    "all digits are forbidden, and nothing but digits is a number"
  default: nil
  }
}

extension FixSpecification {
  /// What does not fit a rule of the field.
  fileprivate func oddities(before rule: RuleSpecification) -> [Oddity] {
    guard case .decimal(let decimal) = rule else { return [] }
    var oddities: [Oddity] = []
    if case .padDecimals(let places, _) = self, places > decimal.places {
      oddities.append(
        ("places", "\(places) decimal places are filled up, and \(decimal.places) are allowed"))
    }
    let expected = decimal.decimalSeparator
    if let separator, !expected.isEmpty, String(separator) != expected {
      oddities.append(
        ("separator", "the separator is “\(separator)”, and that of the rule is “\(expected)”"))
    }
    return oddities
  }

  private var separator: Character? {
    switch self {
    case .trimWhitespace, .collapseWhitespace: nil
    case .removeLeadingZeros(let separator), .dropTrailingSeparator(let separator),
      .padDecimals(_, let separator):
      separator
    }
  }
}

extension FormRuleSpecification {
  fileprivate func warnings(at path: JSONPath) -> [ProfileWarning] {
    func itself(_ field: String, _ other: String, _ oddity: Oddity) -> [ProfileWarning] {
      FieldName(field) == FieldName(other) ? [oddity].warnings(at: path) : []
    }
    switch self {
    case .equal(let field, let other, let message):
      return itself(field, other, ("to", "the field “\(field.shortened)” has to equal itself"))
        + message.warnings(at: path)
    case .required(let field, let other, let message):
      let text = "the field “\(field.shortened)” is required where it has a text"
      return itself(field, other, ("when", text)) + message.warnings(at: path)
    case .atLeastOne(let fields, let message):
      let names = fields.map(FieldName.init)
      let repeated = names.indices.filter { names[..<$0].contains(names[$0]) }
      return repeated.map {
        ProfileWarning(
          .element($0, of: .member("of", of: path)),
          "the field “\(fields[$0].shortened)” comes twice")
      } + message.warnings(at: path)
    }
  }
}

extension RuleMessage? {
  /// What is strange about the words of a rule at a path.
  fileprivate func warnings(at path: JSONPath) -> [ProfileWarning] {
    (self?.translations ?? []).filter { $0.pattern.allSatisfy { $0.isWhitespace } }.map {
      let message = JSONPath.member("message", of: path)
      let place = $0.language.map { .member($0, of: message) } ?? message
      return ProfileWarning(place, "the message says nothing")
    }
  }
}

extension UnitName {
  /// The unit, by its shortest name where it has two.
  fileprivate var current: UnitName { self == .gb18030Of2022 ? .gb18030 : self }
}
