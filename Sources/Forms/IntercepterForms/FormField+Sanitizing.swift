internal import TextInputIntercepter

extension FormField {
  /// Normalizes a text, truncates or filters it to conform to the rules, and validates the result.
  ///
  /// Only free text is truncated or filtered: a part of a number or a code is another value.
  ///
  /// A text stays unchanged, with its violations, if it cannot conform, or if it would become empty
  /// or another number.
  ///
  /// ```swift
  /// let nickname = FormField("nickname", Intercepter(rules: [.emoji(.forbidden)]))
  /// nickname.sanitize("张三😀").text  // "张三"
  /// nickname.sanitize("😀").text      // "😀", invalid
  /// ```
  ///
  /// With a format, the result is formatted if the text is. Sanitizing the result again changes
  /// nothing.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules and normalizers of this library.
  public func sanitize(_ text: String) -> FieldResult {
    if intercepter.format == nil { return sanitizeRaw(text) }
    let raw = intercepter.unformattedText(ofFinished: text)
    let result = sanitizeRaw(raw)
    let isShown = !raw.hasSameScalars(as: text)
    let sanitized = isShown ? intercepter.formattedText(of: result.text) : result.text
    return written(result, as: result.text.hasSameScalars(as: raw) ? text : sanitized)
  }

  /// Returns a result about an unformatted text with the given text, which is its formatted form in
  /// a field with a format.
  ///
  /// If the text is not a form of the result's text, the result is unchanged.
  package func written(_ result: FieldResult, as text: String) -> FieldResult {
    guard intercepter.format != nil,
      intercepter.unformattedText(ofFinished: text).hasSameScalars(as: result.text)
    else { return result }
    let violations = intercepter.shown(result.violations, in: text)
    return self.result(text, Validity(result.status, violations), result.value)
  }

  private func sanitizeRaw(_ text: String) -> FieldResult {
    let submitted = submit(text)
    if submitted.isValid { return submitted }
    let fixed = fixes.reduce(text) { text, fix in fix(text) }
    // A value is never cut.
    let sanitized = submit(
      intercepter.isValue ? intercepter.normalized(fixed) : intercepter.sanitize(fixed))
    if sanitized.isValid, !sanitized.text.isEmpty, keepsNumber(of: text, in: sanitized.text) {
      return sanitized
    }
    if submitted.text.hasSameScalars(as: text) { return submitted }
    // The ranges refer to a text that is not kept.
    let whole = 0..<text.utf16Length
    let violations = submitted.violations.changed {
      $0 = Violation($0, range: whole, actual: $0.actual)
    }
    return self.result(text, Validity(submitted.status, violations))
  }

  private func keepsNumber(of original: String, in text: String) -> Bool {
    intercepter.keepsNumber(of: original, in: text)
      ?? DigitSequence.areKept(of: original, in: text)
  }
}
