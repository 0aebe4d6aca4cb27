internal import TextInputIntercepter

extension FormField {
  /// Fixes a text, cuts and filters what does not conform then, and judges what has become of it.
  ///
  /// A text that cannot be made to conform, that nothing would be left of, or that would become another
  /// number stays as it is, scalar for scalar: the result has it and what is wrong with it.
  ///
  /// ```swift
  /// let nickname = FormField("nickname", Intercepter(rules: [.emoji(.forbidden)]))
  /// nickname.sanitize("张三😀").text  // "张三"
  /// nickname.sanitize("😀").text      // "😀", invalid
  /// ```
  ///
  /// With a format, the result is written as the text is: shown, or raw. Sanitizing it again changes nothing.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules and fixes of this library.
  public func sanitize(_ text: String) -> FieldResult {
    if intercepter.format == nil { return sanitizeRaw(text) }
    let raw = intercepter.unformattedText(of: text)
    let result = sanitizeRaw(raw)
    let isShown = !raw.hasSameScalars(as: text)
    let sanitized = isShown ? intercepter.formattedText(of: result.text) : result.text
    return written(result, as: result.text.hasSameScalars(as: raw) ? text : sanitized)
  }

  /// A result about a raw text as one about the text that stands for it: where the field shows its text, as
  /// that is shown.
  ///
  /// A text that does not stand for it leaves the result as it is.
  package func written(_ result: FieldResult, as text: String) -> FieldResult {
    guard intercepter.format != nil,
      intercepter.unformattedText(of: text).hasSameScalars(as: result.text)
    else { return result }
    return FieldResult(
      name: name, text: text,
      validity: Validity(result.status, intercepter.shown(result.violations, in: text)),
      value: result.value, isSecret: isSecret)
  }

  private func sanitizeRaw(_ text: String) -> FieldResult {
    let submitted = submit(text)
    if submitted.isValid { return submitted }
    let fixed = fixes.reduce(text) { text, fix in fix(text) }
    let sanitized = submit(intercepter.sanitize(fixed))
    if sanitized.isValid, !sanitized.text.isEmpty, keepsNumber(of: text, in: sanitized.text) {
      return sanitized
    }
    if submitted.text.hasSameScalars(as: text) { return submitted }
    // The ranges are those of a text that is not kept.
    let whole = 0..<text.utf16.count
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
