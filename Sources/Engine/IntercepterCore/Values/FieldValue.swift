/// The typed value of a finished text, read by the rules of its field.
///
/// ```swift
/// let amount = Intercepter(rules: [.decimal(places: 2, locale: "de")])
/// amount.value(of: "1234,50")  // the number 1234.5
/// ```
public enum FieldValue: Hashable, Sendable {
  /// The exact number of a field with `.decimal`.
  case number(DecimalNumber)
  /// The digits of a field with `.numbersOnly`, written 0 to 9.
  case digits(String)
  /// The date or the time of a field with a date rule, which `Intercepter.date` creates.
  case date(DateValue)
  /// The first and the last day of a range of dates.
  case dates([DateValue])
}
