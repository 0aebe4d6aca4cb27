/// Why a date is refused, or a finished one does not conform.
struct DateFault: Error {
  let code: Violation.Code
  var variant: Violation.Variant?
  var limit: Int?
  var actual: Int?

  init(
    _ code: Violation.Code, _ variant: Violation.Variant? = nil, limit: Int? = nil,
    actual: Int? = nil
  ) {
    (self.code, self.variant, self.limit, self.actual) = (code, variant, limit, actual)
  }

  /// A character that belongs to no date, or has no place there.
  static let character = DateFault(.characterNotAllowed)
  /// A number that no such part has.
  static let outOfRange = DateFault(.outOfRange)
  /// A part, or several, that need more digits.
  static let incomplete = DateFault(.tooShort, .dateIncomplete)
  /// A text that means two dates.
  static let ambiguous = DateFault(.patternMismatch, .dateAmbiguous)

  func violation(in range: Range<Int>) -> Violation {
    Violation(
      code, range: range, limit: limit, actual: actual, unit: limit == nil ? nil : .graphemes,
      variant: variant)
  }
}
