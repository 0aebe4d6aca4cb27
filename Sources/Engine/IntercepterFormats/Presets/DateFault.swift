/// The reason why a date is rejected, or a finished one does not conform.
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

  /// A character that does not belong to a date, or not there.
  static let character = DateFault(.characterNotAllowed)
  /// A number that the part cannot have.
  static let outOfRange = DateFault(.outOfRange)
  /// One or more parts that need more digits.
  static let incomplete = DateFault(.tooShort, .dateIncomplete)
  /// A text that may mean two dates.
  static let ambiguous = DateFault(.patternMismatch, .dateAmbiguous)
  /// A date in another order than the field's.
  static let otherOrder = DateFault(.patternMismatch, .dateInOtherOrder)
  /// A date with a time.
  static let withTime = DateFault(.characterNotAllowed, .dateWithTime)

  func violation(in range: Range<Int>, severity: Violation.Severity = .error) -> Violation {
    Violation(
      code, range: range, limit: limit, actual: actual, unit: limit == nil ? nil : .graphemes,
      severity: severity, variant: variant)
  }
}
