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
    if sanitized.isValid, !sanitized.text.isEmpty, isSameNumber(sanitized.text, as: text) {
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

extension FormField {
  /// Whether a text that has been made is no number, or the same one as before.
  private func isSameNumber(_ text: String, as original: String) -> Bool {
    guard text.isNumber else { return true }
    // What the sign and the separators mean is known to the rule alone.
    let knowsNumbers = intercepter.rules.contains { $0.identifier == "decimal" }
    if !knowsNumbers, let number = PlainNumber(original) { return number == PlainNumber(text) }
    return text.digits == original.digits || text.significantDigits == original.significantDigits
  }
}

/// A number as programs write it: digits with a sign and a separator at most.
private struct PlainNumber: Equatable {
  let isNegative: Bool
  let integer: ArraySlice<Int>
  let fraction: ArraySlice<Int>

  init?(_ text: String) {
    let blanks = text.prefix { $0.isWhitespace }
    var rest = text[blanks.endIndex...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    isNegative = rest.first.map("-\u{2212}\u{2013}\u{FF0D}".contains) == true
    if isNegative || rest.first == "+" { rest.removeFirst() }
    let parts = rest.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    let digits = parts.map { $0.map { $0.decimalDigit } }
    guard parts.count <= 2, digits.allSatisfy({ !$0.contains(nil) }) else { return nil }
    integer = digits[0].compactMap { $0 }.drop { $0 == 0 }
    let decimals = digits.count == 2 ? digits[1].compactMap { $0 } : []
    fraction = decimals.dropLast(decimals.reversed().prefix { $0 == 0 }.count)
    if parts.allSatisfy({ $0.isEmpty }) { return nil }
  }
}

extension String {
  /// Whether there are digits, and nothing else but signs and separators.
  fileprivate var isNumber: Bool {
    contains { $0.decimalDigit != nil }
      && allSatisfy { $0.decimalDigit != nil || $0.isPunctuation || $0.isSymbol || $0.isWhitespace }
  }

  /// The values of the digits, without zeros in front.
  fileprivate var digits: ArraySlice<Int> { compactMap { $0.decimalDigit }.drop { $0 == 0 } }

  /// The digits, without zeros behind the last separator.
  fileprivate var significantDigits: ArraySlice<Int> {
    guard let separator = lastIndex(where: { $0.isPunctuation }) else { return digits }
    let decimals = self[separator...].compactMap { $0.decimalDigit }
    let zeros = decimals.reversed().prefix { $0 == 0 }.count
    return digits.dropLast(Swift.min(zeros, digits.count))
  }
}
