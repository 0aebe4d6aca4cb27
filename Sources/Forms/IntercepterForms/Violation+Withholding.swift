package import TextInputIntercepter

extension Violation {
  /// The violation without its characters, for the message about a secret text.
  ///
  /// A custom sentence or a rule message that may name the characters is removed.
  package var unnamed: Violation {
    if characters.isEmpty, !hasMoreCharacters { return self }
    var violation = Violation(
      code, byRule: rule, range: range, limit: limit, actual: actual, unit: unit,
      severity: severity, variant: variant, bound: bound)
    violation.ruleMessage = ruleMessage?.without { $0.namesCharacters }
    return violation
  }

  /// The violation without everything that reveals the text or its length.
  ///
  /// It has an empty range, no actual length and no characters. A rule message that names the actual
  /// length is removed.
  package var withheld: Violation {
    var violation = Violation(self, range: 0..<0, actual: nil).unnamed
    violation.ruleMessage = violation.ruleMessage?.without { $0.utf8Offset(of: "actual") != nil }
    return violation
  }
}

extension Violations {
  /// The violations without everything that reveals the text or its length.
  package var withheld: Violations { changed { $0 = $0.withheld } }
}

extension Validity {
  /// The same result without the characters of its violations.
  package var unnamed: Validity { Validity(status, violations.changed { $0 = $0.unnamed }) }
}

extension RuleMessage {
  /// Returns the message, or `nil` if one of its patterns satisfies a condition.
  fileprivate func without(_ condition: (String) -> Bool) -> RuleMessage? {
    translations.contains { condition($0.pattern) } ? nil : self
  }
}

extension String {
  /// A Boolean value that indicates whether a message pattern may have `characters` as an argument,
  /// and no other text if there are none.
  fileprivate var namesCharacters: Bool {
    utf8Offset(of: "characters") != nil && utf8Offset(of: "characterCount") == nil
  }
}
