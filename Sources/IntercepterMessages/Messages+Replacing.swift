public import TextInputIntercepter

extension Messages {
  /// The messages with another one for a code, ours or one of your own.
  ///
  /// ```swift
  /// let friendly = try messages.replacing(.tooLong, with: "Oops, {actualWithUnit} is a bit long!")
  /// ```
  ///
  /// - Parameters:
  ///   - code: The code of the violations that it is for.
  ///   - pattern: The message in ICU's message format, at most 10,000 bytes of UTF-8. Its arguments are
  ///     the numbers `limit` and `actual` (0 where a violation has none), the texts `limitWithUnit`
  ///     and `actualWithUnit` (`10 bytes`), `unit` (the unit's identifier, or `none`), `hint` (`a
  ///     Chinese character counts 2`, or nothing) and `hasHint` (`true` or `false`).
  /// - Throws: ``MessagePatternError`` if the pattern cannot be read, or uses something else.
  public func replacing(
    _ code: Violation.Code, with pattern: String
  ) throws(MessagePatternError) -> Messages {
    try replacing(.violation(code.rawValue), with: pattern)
  }

  /// The messages with other words for what a field wants.
  ///
  /// - Parameters:
  ///   - sentence: What is said.
  ///   - pattern: The sentence in ICU's message format, at most 10,000 bytes of UTF-8. Its arguments are
  ///     the number `limit`, the texts `limitWithUnit`, `unit`, `hint` and `hasHint` as messages have
  ///     them, and the texts `minimum`, `maximum` and `text`.
  /// - Throws: ``MessagePatternError`` if the pattern cannot be read, or uses something else.
  public func replacing(
    sentence: RuleSentence, with pattern: String
  ) throws(MessagePatternError) -> Messages {
    try replacing(.sentence(sentence), with: pattern)
  }

  /// The messages with words for what a rule of your own wants.
  ///
  /// - Parameters:
  ///   - name: The rule's name in profiles.
  ///   - pattern: The sentence in ICU's message format, at most 10,000 bytes of UTF-8. The number
  ///     `limit` is the rule's argument of that name, 0 where it has none.
  /// - Throws: ``MessagePatternError`` if the pattern cannot be read.
  public func replacing(
    rule name: String, with pattern: String
  ) throws(MessagePatternError) -> Messages {
    try replacing(.customRule(name), with: pattern)
  }

  /// The messages with other words for lengths in a unit, ours or one of your own.
  ///
  /// ```swift
  /// let seats = "{count, plural, one {# seat} other {# seats}}"
  /// let messages = try messages.replacing(unit: .seats, with: seats, hint: "a pair takes {two}")
  /// ```
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - pattern: A length in ICU's message format, at most 10,000 bytes of UTF-8. Its arguments are the
  ///     number `count` and the text `unit`, the unit's identifier.
  ///   - hint: What characters count in it, in the same format; the numbers `two` and `three` are 2 and
  ///     3 as the locale writes them. Nothing is said where it is empty, or `nil` for a unit of your
  ///     own; `nil` leaves the hint of ours.
  /// - Throws: ``MessagePatternError`` if a pattern cannot be read, or uses something else.
  public func replacing(
    unit: LengthUnit, with pattern: String, hint: String? = nil
  ) throws(MessagePatternError) -> Messages {
    let messages = try replacing(.unit(unit.identifier), with: pattern)
    guard let hint else { return messages }
    return try messages.replacing(.hint(unit.identifier), with: hint)
  }

  private func replacing(
    _ key: MessageKey, with pattern: String
  ) throws(MessagePatternError) -> Messages {
    try check(pattern, for: key)
    var messages = self
    messages.replacements[key] = pattern
    return messages
  }

  /// Whether a pattern can be read, and uses nothing but the arguments that it gets.
  private func check(_ pattern: String, for key: MessageKey) throws(MessagePatternError) {
    switch key {
    case .violation:
      let violation = Violation(.custom, range: 0..<0)
      try MessagePatternError.check(pattern, ViolationArguments(violation, self), in: numbers)
    case .unit: try MessagePatternError.check(pattern, UnitArguments(count: 0), in: numbers)
    case .hint: try MessagePatternError.check(pattern, HintArguments(), in: numbers)
    case .sentence, .customRule:
      try MessagePatternError.check(pattern, SentenceArguments(0, messages: self), in: numbers)
    }
  }
}
