internal import TextInputIntercepter

extension FormField {
  /// Normalizes a text and validates the result.
  ///
  /// A normalizer that would make a text invalid is skipped: where `12.50` is too long, `12.5`
  /// stays. A normalizer may make a text too short or empty, because it removes nothing
  /// significant. If the text remains invalid, the result has the original text. Only numbers and
  /// digits are then in the notation of the rules, and the violations refer to this notation.
  ///
  /// In a field with a format, the result's text is unformatted. A formatted text is parsed first.
  ///
  /// Submitting the result again changes nothing. Normalizers that undo each other leave the text
  /// unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules and normalizers of this library.
  public func submit(_ text: String) -> FieldResult {
    let text = intercepter.unformattedText(ofFinished: text)
    let original = normalized(result(text, validate(text)))
    var fixed = original
    for _ in 0..<Intercepter.passes {
      var isSettled = true
      for fix in fixes {
        // Without white space around it, a formatted text may match the format.
        let candidate = intercepter.unformattedText(ofFinished: fix(fixed.text))
        if candidate.hasSameScalars(as: fixed.text) { continue }
        let validity = validate(candidate)
        if validity.status == .invalid, fixed.status != .invalid { continue }
        fixed = result(candidate, validity)
        isSettled = false
      }
      if isSettled { return readingValue(fixed.status == .invalid ? original : fixed) }
    }
    return readingValue(original)
  }

  /// Returns an invalid result with its text in the notation of the rules, if a normalizer provides
  /// that.
  private func normalized(_ result: FieldResult) -> FieldResult {
    guard result.status == .invalid,
      let fix = fixes.first(where: { $0.correction.writesNotation })
    else { return result }
    let text = intercepter.unformattedText(ofFinished: fix(result.text))
    return text.hasSameScalars(as: result.text) ? result : self.result(text, validate(text))
  }

  func result(_ text: String, _ validity: Validity, _ value: FieldValue? = nil) -> FieldResult {
    FieldResult(name: name, text: text, validity: validity, value: value, isSecret: isSecret)
  }

  /// Returns the result with the value of its unformatted text, if that is valid.
  private func readingValue(_ result: FieldResult) -> FieldResult {
    guard result.isValid, let value = intercepter.value(ofValid: result.text) else { return result }
    return self.result(result.text, result.validity, value)
  }
}
