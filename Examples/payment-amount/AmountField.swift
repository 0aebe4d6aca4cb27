import IntercepterForms
import TextInputIntercepter

/// A field for an amount of money, written as in a locale.
struct AmountField {
  private let description: FormField
  private let field: InterceptedField

  /// Creates a field.
  ///
  /// - Parameter locale: A language tag such as `de-CH`.
  init(locale: String) {
    let amount = Rule.decimal(
      places: 2, locale: locale, leadingZeros: .remove, leadingSeparator: .insertZero,
      minimum: "0.01", maximum: "999999.99")
    let symbols = NumberSymbols(locale: locale, usingASCIIDigits: true)
    let padding = Fix.padDecimals(
      places: 2, separator: symbols?.decimalSeparator.first ?? ".")
    description = FormField(
      "amount", Intercepter(rules: [amount]), isRequired: true, fixes: [padding])
    field = InterceptedField(description.intercepter)
  }

  /// The text of the field, with the caret.
  var state: EditingState { field.state }

  func clear() { field.setState(EditingState("", caret: 0)) }

  /// Types or pastes a text at the end.
  func insert(_ text: String) -> Decision {
    let end = state.text.utf16.count
    return field.shouldApply(Edit(range: end..<end, replacement: text))
  }

  /// Commits the amount when the field loses the focus, and completes its decimal places.
  ///
  /// - Returns: The violations of the amount.
  func commit() -> Violations {
    let result = description.submit(state.text)
    field.setState(EditingState(result.text, caret: result.text.utf16.count))
    return result.violations
  }
}
