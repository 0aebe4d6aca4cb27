internal import TextInputIntercepter

extension FormField {
  /// Returns the text that a form stores for a text, or the text itself with its violations if a
  /// form does not store it.
  ///
  /// Only lossless fixes are applied: the text is trimmed and normalized, and a value is written in
  /// the notation of the field's rules. Nothing is truncated or filtered.
  ///
  /// ```swift
  /// let amount = FormField("amount", Intercepter(rules: [.decimal(places: 2)]))
  /// amount.sanitize("$1,234.50").text  // "1234.50"
  /// amount.sanitize("12 to 13").text   // "12 to 13", invalid
  /// ```
  ///
  /// In a field with a format, the stored text is unformatted. Sanitizing the result again changes
  /// nothing.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules and fixes of this library.
  public func sanitize(_ text: String) -> FieldResult {
    // Rules without a field have no fixes.
    let submitted = submit(
      judgesEmptyText
        ? intercepter.normalized(intercepter.storedText(ofFinished: text)) : text)
    if submitted.isValid || submitted.text.hasSameScalars(as: text) { return submitted }
    let unchanged = written(submitted, as: text)
    if unchanged.text.hasSameScalars(as: text) { return unchanged }
    // The ranges refer to a text that is not kept.
    let whole = 0..<text.utf16Length
    let violations = submitted.violations.changed {
      $0 = Violation($0, range: whole, actual: $0.actual)
    }
    return result(text, Validity(submitted.status, violations))
  }

  /// Truncates or filters free text that is not valid after lossless fixes.
  ///
  /// The text stays unchanged, with its violations, if it would become empty or another number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sanitized: The result of ``sanitize(_:)``, if it is known.
  ///   - cutsValues: Whether to truncate and filter values too: numbers, dates, and texts with a
  ///     format or a pattern.
  package func sanitizeLossily(
    _ text: String, after sanitized: FieldResult? = nil, cutsValues: Bool = false
  ) -> FieldResult {
    let sanitized = sanitized ?? sanitize(text)
    if sanitized.isValid || !cutsValues && intercepter.takesValues { return sanitized }
    let fixed = fixes.reduce(text) { text, fix in fix(text) }
    let cut = submit(intercepter.sanitize(fixed))
    guard cut.isValid, !cut.text.isEmpty, keepsNumber(of: text, in: cut.text) else {
      return sanitized
    }
    return cut
  }

  /// Returns a result about an unformatted text with the given text, which is its formatted form in
  /// a field with a format.
  ///
  /// If the text is not a form of the result's text, the result is unchanged.
  package func written(_ result: FieldResult, as text: String) -> FieldResult {
    guard intercepter.format != nil,
      intercepter.storedText(ofFinished: text).hasSameScalars(as: result.text)
    else { return result }
    let violations = intercepter.shown(result.violations, in: text)
    return self.result(text, Validity(result.status, violations), result.value)
  }

  private func keepsNumber(of original: String, in text: String) -> Bool {
    intercepter.keepsNumber(of: original, in: text)
      ?? DigitSequence.areKept(of: original, in: text)
  }
}
