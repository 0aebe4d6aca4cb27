extension Messages {
  /// Returns the messages with another pattern for a code, built-in or custom.
  ///
  /// ```swift
  /// let friendly = try messages.replacing(.tooLong, with: "Oops, {actualWithUnit} is a bit long!")
  /// ```
  ///
  /// - Parameters:
  ///   - code: The code of the violations.
  ///   - pattern: The message in ICU's message format, at most 10,000 bytes of UTF-8. The numbers
  ///     `limit`, `actual` and `characterCount` are 0 if the violation has none. The texts of a
  ///     length are `limitWithUnit` and `actualWithUnit` (`10 bytes`), `unit` (the unit's
  ///     identifier, or `none`), and `hint` (`a Chinese character counts 2`, or empty). The other
  ///     texts are `label` (the field's name), `bound` (the earliest or latest date, or empty), and
  ///     `characters` (a list of `Violation.characters`). `hasHint` and `hasBound` are `true` or
  ///     `false`.
  /// - Throws: ``MessagePatternError`` if the pattern has a syntax error or an unknown argument.
  public func replacing(
    _ code: Violation.Code, with pattern: String
  ) throws(MessagePatternError) -> Messages {
    try replacing(.violation, code.rawValue, with: pattern)
  }

  /// Returns the messages with another pattern for a sentence about a rule.
  ///
  /// - Parameters:
  ///   - sentence: The sentence to replace.
  ///   - pattern: The sentence in ICU's message format, at most 10,000 bytes of UTF-8. Its
  ///     arguments are the number `limit`, the texts `limitWithUnit`, `unit`, `hint` and `hasHint`,
  ///     as in messages, and the texts `minimum`, `maximum` and `text`.
  /// - Throws: ``MessagePatternError`` if the pattern has a syntax error or an unknown argument.
  public func replacing(
    sentence: RuleSentence, with pattern: String
  ) throws(MessagePatternError) -> Messages {
    try replacing(.sentence, sentence.rawValue, with: pattern)
  }

  /// Returns the messages with a sentence about a custom rule.
  ///
  /// - Parameters:
  ///   - name: The rule's name in profiles.
  ///   - pattern: The sentence in ICU's message format, at most 10,000 bytes of UTF-8. The number
  ///     `limit` is the rule's argument of that name, or 0 if it has none.
  /// - Throws: ``MessagePatternError`` if the pattern has a syntax error or an unknown argument.
  public func replacing(
    rule name: String, with pattern: String
  ) throws(MessagePatternError) -> Messages {
    try replacing(.customRule, name, with: pattern)
  }

  /// Returns the messages with other patterns for lengths in a unit, built-in or custom.
  ///
  /// ```swift
  /// let seats = "{count, plural, one {# seat} other {# seats}}"
  /// let messages = try messages.replacing(unit: .seats, with: seats, hint: "a pair takes {two}")
  /// ```
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - pattern: A length in ICU's message format, at most 10,000 bytes of UTF-8. Its arguments
  ///     are the number `count` and the text `unit`, the unit's identifier.
  ///   - hint: The hint on how much characters count in the unit, in the same format. Its arguments
  ///     `two` and `three` are the numbers 2 and 3. An empty hint says nothing. `nil` keeps the
  ///     hint of a built-in unit; a custom unit then has none.
  /// - Throws: ``MessagePatternError`` if a pattern has a syntax error or an unknown argument.
  public func replacing(
    unit: LengthUnit, with pattern: String, hint: String? = nil
  ) throws(MessagePatternError) -> Messages {
    let messages = try replacing(.unit, unit.identifier, with: pattern)
    guard let hint else { return messages }
    return try messages.replacing(.hint, unit.identifier, with: hint)
  }

  private func replacing(
    _ kind: MessagePatterns.Kind, _ name: String, with pattern: String
  ) throws(MessagePatternError) -> Messages {
    try check(pattern, kind)
    var messages = self
    messages.replacements[kind, name] = pattern
    return messages
  }

  /// Throws an error if a pattern has a syntax error or an unknown argument.
  private func check(
    _ pattern: String, _ kind: MessagePatterns.Kind
  ) throws(MessagePatternError) {
    switch kind {
    case .violation:
      let violation = Violation(.custom, range: 0..<0)
      try MessagePatternError.check(pattern, arguments(of: violation), in: numbers)
    case .unit: try MessagePatternError.check(pattern, Self.arguments(ofLength: 0), in: numbers)
    case .hint: try MessagePatternError.check(pattern, Self.argumentOfHint, in: numbers)
    case .sentence, .customRule:
      try MessagePatternError.check(pattern, argumentsOfSentence(0), in: numbers)
    }
  }
}
