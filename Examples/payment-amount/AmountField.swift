import IntercepterForms
import TextInputIntercepter

/// A field for an amount of money, as people in some locale write it.
struct AmountField {
  private let description: FormField
  private let field: InterceptedField

  /// - Parameter locale: A language tag such as `de-CH`.
  init(locale: String) {
    let amount = Rule.decimal(
      places: 2, locale: locale, leadingZeros: .remove, leadingSeparator: .insertZero,
      minimum: "0.01", maximum: "999999.99")
    let symbols = NumberSymbols(locale: locale, usingASCIIDigits: true)
    let padding = Normalizer.padDecimals(
      places: 2, separator: symbols?.decimalSeparator.first ?? ".")
    description = FormField(
      "amount", Intercepter(rules: [amount]), isRequired: true, fixes: [padding])
    field = InterceptedField(description.intercepter)
  }

  /// What the field holds, and where its caret is.
  var state: EditingState { field.state }

  /// Empties the field.
  func clear() { field.setState(EditingState("", caret: 0)) }

  /// Types or pastes a text at the end.
  func insert(_ text: String) -> Decision {
    let end = state.text.utf16.count
    return field.shouldApply(Edit(range: end..<end, replacement: text))
  }

  /// The focus leaves the field: its decimal places are filled up.
  ///
  /// - Returns: What is wrong with the amount.
  func commit() -> Violations {
    let result = description.submit(state.text)
    field.setState(EditingState(result.text, caret: result.text.utf16.count))
    return result.violations
  }
}
