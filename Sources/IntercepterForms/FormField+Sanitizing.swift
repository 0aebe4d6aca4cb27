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
    let sanitized = submit(intercepter.sanitize(submitted.text))
    if sanitized.isValid, !sanitized.text.isEmpty, sanitized.text.isSameNumber(as: text) {
      return sanitized
    }
    if submitted.text.hasSameScalars(as: text) { return submitted }
    // The ranges are those of a text that is not kept.
    let whole = 0..<text.utf16.count
    var violations = Violations()
    for violation in submitted.violations { violations.append(violation.about(whole)) }
    return FieldResult(
      name: name, text: text, validity: Validity(submitted.status, violations))
  }
}

extension Violation {
  /// The same objection to another part.
  fileprivate func about(_ range: Range<Int>) -> Violation {
    Violation(self, range: range, actual: actual)
  }
}

extension String {
  /// Whether the text is no number, or has the digits of another text.
  ///
  /// Zeros in front of a number, and those at the end of its decimals, say nothing.
  fileprivate func isSameNumber(as other: String) -> Bool {
    guard isNumber else { return true }
    return digits == other.digits || significantDigits == other.significantDigits
  }

  /// Whether there are digits, and nothing else but signs and separators.
  private var isNumber: Bool {
    contains { $0.decimalDigit != nil }
      && allSatisfy { $0.decimalDigit != nil || $0.isPunctuation || $0.isSymbol || $0.isWhitespace }
  }

  /// The values of the digits, without zeros in front.
  private var digits: ArraySlice<Int> { compactMap(\.decimalDigit).drop { $0 == 0 } }

  /// The digits, without zeros behind the last separator.
  private var significantDigits: ArraySlice<Int> {
    guard let separator = lastIndex(where: { $0.isPunctuation }) else { return digits }
    let decimals = self[separator...].compactMap(\.decimalDigit)
    let zeros = decimals.reversed().prefix { $0 == 0 }.count
    return digits.dropLast(Swift.min(zeros, digits.count))
  }
}
