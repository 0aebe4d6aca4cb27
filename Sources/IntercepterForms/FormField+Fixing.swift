internal import TextInputIntercepter

extension FormField {
  /// The number of times that the fixes are asked again about what they have made themselves.
  private static let passes = 8

  /// Fixes a text and judges what has become of it.
  ///
  /// A fix that would make a text invalid that was not is left out: where `12.50` is too long, `12.5`
  /// stays as it is. One that makes it too short or empty is not left out, for what it took away said
  /// nothing. A text that is invalid, and that the fixes do not help, stays as the user wrote it, but for a number or
  /// digits, which are as the rules write them: what is wrong is told of these.
  ///
  /// What is submitted is the raw text, where the field has a format; a text as the field shows it is read as that.
  ///
  /// Submitting the result again changes nothing. Fixes that undo each other, and so never come to an
  /// end, leave the text as it was.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules and fixes of this library.
  public func submit(_ text: String) -> FieldResult {
    let text = intercepter.unformattedText(of: text)
    let original = normalized(result(text, validate(text)))
    var fixed = original
    for _ in 0..<Self.passes {
      var isSettled = true
      for fix in fixes {
        let candidate = fix(fixed.text)
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

  /// An invalid result with its text as the rules write it, where a fix does that.
  private func normalized(_ result: FieldResult) -> FieldResult {
    guard result.status == .invalid,
      let fix = fixes.first(where: { $0.prefilter?.asksRules == true })
    else { return result }
    let text = fix(result.text)
    return text.hasSameScalars(as: result.text) ? result : self.result(text, validate(text))
  }

  /// A result of the field.
  func result(_ text: String, _ validity: Validity) -> FieldResult {
    FieldResult(name: name, text: text, validity: validity, isSecret: isSecret)
  }

  /// The result with the value of its raw text, where that is valid.
  private func readingValue(_ result: FieldResult) -> FieldResult {
    guard result.isValid, let value = intercepter.value(ofValid: result.text) else { return result }
    return FieldResult(
      name: name, text: result.text, validity: result.validity, value: value, isSecret: isSecret)
  }

  /// The text as it is submitted: with every fix that does no harm.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules and fixes of this library.
  package func fixed(_ text: String) -> String {
    fixes.isEmpty ? intercepter.unformattedText(of: text) : submit(text).text
  }
}
