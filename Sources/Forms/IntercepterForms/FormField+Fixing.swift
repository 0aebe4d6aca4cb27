internal import TextInputIntercepter

extension FormField {
  /// Normalizes a text and validates the result.
  ///
  /// A fix that would make a text invalid is skipped: where `12.50` is too long, `12.5`
  /// stays. A fix may make a text too short or empty, because it removes nothing
  /// significant. If the text remains invalid, the result has the original text. Only numbers and
  /// digits are then in the notation of the rules, and the violations refer to this notation.
  ///
  /// In a field with a format, the result's text is unformatted. A formatted text is parsed first.
  ///
  /// Submitting the result again changes nothing. Fixes that undo each other leave the text
  /// unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules and fixes of this library.
  public func submit(_ text: String) -> FieldResult {
    let text = intercepter.storedText(ofFinished: text)
    let original = normalized(text, validate(text))
    var fixed = original
    for _ in 0..<Intercepter.passes {
      var isSettled = true
      for fix in fixes {
        // Without white space around it, a formatted text may match the format.
        let candidate = intercepter.storedText(ofFinished: fix(fixed.text))
        if candidate.hasSameScalars(as: fixed.text) { continue }
        let validity = validity(of: candidate, rewritten: fixed.validity)
        if validity.status == .invalid, fixed.validity.status != .invalid { continue }
        fixed = (candidate, validity)
        isSettled = false
      }
      if isSettled { return readingValue(fixed.validity.status == .invalid ? original : fixed) }
    }
    return readingValue(original)
  }

  /// Returns the validity of a text, with the warning that the text it is made from was in another
  /// order.
  private func validity(of text: String, rewritten original: Validity) -> Validity {
    let validity = validate(text)
    let isOrder = { (violation: Violation) in
      violation.variant == .dateInOtherOrder && violation.severity == .warning
    }
    guard let note = original.violations.first(where: isOrder),
      !validity.violations.contains(where: isOrder)
    else { return validity }
    let whole = Violation(note, range: 0..<text.utf16Length, actual: nil)
    return validity.combined(with: Validity(.valid, Violations(whole)))
  }

  private typealias Judged = (text: String, validity: Validity)

  /// Returns an invalid text in the notation of the rules, if a fix provides that, with its
  /// validity.
  private func normalized(_ text: String, _ validity: Validity) -> Judged {
    guard validity.status == .invalid,
      let fix = fixes.first(where: { $0.correction.writesNotation })
    else { return (text, validity) }
    let normalized = intercepter.storedText(ofFinished: fix(text))
    return normalized.hasSameScalars(as: text)
      ? (text, validity) : (normalized, validate(normalized))
  }

  func result(_ text: String, _ validity: Validity, _ value: FieldValue? = nil) -> FieldResult {
    FieldResult(name: name, text: text, validity: validity, value: value, isSecret: isSecret)
  }

  /// Returns the result of an unformatted text, with its value if it is valid.
  private func readingValue(_ judged: Judged) -> FieldResult {
    let value = judged.validity.isValid ? intercepter.value(ofValid: judged.text) : nil
    return result(judged.text, judged.validity, value)
  }
}
