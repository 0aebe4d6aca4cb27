public import TextInputIntercepter

/// A rule as data: the factory of `Rule` that creates it, and its arguments.
///
/// ```json
/// { "rule": "maxLength", "limit": 10, "unit": "gb18030", "onViolation": "amend" }
/// ```
///
/// The names in JSON are those of the factories and of their argument labels. Arguments without a
/// label are `policy` of `emoji`, `limit` of `maxLength` and `minLength`, `digits` of
/// `numbersOnly`, `characters` of `allowedCharacters` and `forbiddenCharacters`, `pattern` of
/// `matches`, and `values` of `oneOf`. Arguments with a default are optional.
public enum RuleSpecification: Hashable, Sendable {
  /// No emoji, only emoji, or emoji up to a version.
  ///
  /// `policy` is `forbidden`, `only` or `allowed`; the last needs `upTo`, such as `"15.1"`.
  case emoji(
    EmojiPolicy,
    counting: EmojiScope = .displayed,
    onViolation: ViolationPolicy = .reject
  )
  /// A maximum length.
  case maxLength(Int, in: UnitName, onViolation: ViolationPolicy = .reject)
  /// A minimum length.
  case minLength(Int, in: UnitName)
  /// Digits only.
  case numbersOnly(DigitPolicy = .normalized, onViolation: ViolationPolicy = .reject)
  /// A decimal number.
  case decimal(DecimalSpecification)
  /// Only the characters of a list.
  case allowedCharacters(String, onViolation: ViolationPolicy = .reject)
  /// None of the characters of a list.
  case forbiddenCharacters(String, onViolation: ViolationPolicy = .reject)
  /// A pattern that the finished text must match.
  case matches(
    String,
    options: PatternOptions = [],
    engine: MatchingEngine = .automaton,
    onViolation: ViolationPolicy = .reject
  )
  /// Only the values of a list, of which there is at least one.
  case oneOf([String], ignoresCase: Bool = false, onViolation: ViolationPolicy = .reject)
  /// No line breaks.
  case singleLine(replacement: String = " ", onViolation: ViolationPolicy = .reject)
  /// A conversion of full-width forms to ASCII.
  case normalizeWidth
  /// A conversion of typographic quotation marks and dashes to ASCII.
  case straightPunctuation
  /// A custom rule.
  case custom(CustomRule)
  /// A rule with a custom message: `message` in JSON, a text for all languages or one for each.
  indirect case saying(RuleMessage, RuleSpecification)

  /// Creates the rule.
  ///
  /// - Throws: `PatternError` if this is `matches` with an invalid pattern.
  package func makeRule() throws(PatternError) -> Rule {
    switch self {
    case .matches(let pattern, let options, let engine, let onViolation):
      try engine.makeRule(pattern, options: options, onViolation: onViolation)
    case .saying(let message, let rule): try rule.makeRule().saying(message)
    case .custom(let custom): custom.rule
    default: ResolvedRule(self).rule!
    }
  }

  /// The rule without its custom message.
  package var withoutMessage: RuleSpecification {
    if case .saying(_, let rule) = self { rule } else { self }
  }

  /// The custom message.
  package var message: RuleMessage? {
    if case .saying(let message, _) = self { message } else { nil }
  }

  /// Returns the rule with a custom message for all its violations.
  public func saying(_ message: RuleMessage) -> RuleSpecification {
    if case .saying(_, let rule) = self { .saying(message, rule) } else { .saying(message, self) }
  }
}
