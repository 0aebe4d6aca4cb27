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
  /// Sanitizing the result again changes nothing.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules and fixes of this library.
  public func sanitize(_ text: String) -> FieldResult {
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
    return FieldResult(
      name: name, text: text, validity: Validity(submitted.status, violations))
  }

  private func keepsNumber(of original: String, in text: String) -> Bool {
    intercepter.keepsNumber(of: original, in: text)
      ?? DigitSequence.areKept(of: original, in: text)
  }
}
