/// The key of a pattern.
enum MessageKey: Sendable {
  /// The message of a violation, by its code.
  case violation(String)
  /// A length with its unit, such as "10 bytes", by the unit's identifier.
  case unit(String)
  /// The hint on how much characters count in a unit, such as "a Chinese character counts 2", by
  /// the unit's identifier.
  case hint(String)
  /// A sentence about a rule.
  case sentence(RuleSentence)
  /// A sentence about a custom rule, by its name in profiles.
  case customRule(String)
}
