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

  private func replacing(
    _ key: MessageKey, with pattern: String
  ) throws(MessagePatternError) -> Messages {
    let parsed = try MessagePattern(
      pattern, locale: locale, parameters: MessageParameters(key))
    var messages = self
    messages.replacements[key] = parsed
    return messages
  }
}
