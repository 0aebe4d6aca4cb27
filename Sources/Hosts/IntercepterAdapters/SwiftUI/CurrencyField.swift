#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  public import SwiftUI
  public import TextInputIntercepter

  /// A text field for an amount of money, with grouped digits and a currency.
  ///
  /// ```swift
  /// CurrencyField("Amount", amount: $amount, symbol: "€", locale: "de")  // 1.234,50 €: amount is "1234,50"
  /// ```
  @MainActor
  public struct CurrencyField: View {
    private let field: InterceptedTextField
    private let symbol: String

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: The placeholder.
    ///   - amount: The unformatted amount: without group separators, with the decimal separator of
    ///     the locale.
    ///   - symbol: The currency, which is shown after the amount.
    ///   - places: The greatest number of decimal places.
    ///   - locale: The locale of the separators, such as `de_CH`.
    ///   - onViolation: Called after an edit was rejected or amended.
    public init(
      _ title: String = "", amount: Binding<String>, symbol: String, places: Int = 2,
      locale: String, onViolation: @escaping (Violations) -> Void = { _ in }
    ) {
      let rules = Intercepter(
        rules: [.decimal(places: places, locale: locale)], format: .grouped(locale: locale))
      let shown = ValueAccess(
        get: { rules.formattedText(of: amount.wrappedValue) },
        set: { amount.wrappedValue = rules.unformattedText(of: $0) })
      field = InterceptedTextField(
        FieldOptions(title, .text(shown, rules), .horizontal, onViolation))
      self.symbol = symbol
    }

    /// The text field and the currency.
    public var body: some View {
      HStack {
        field
        Text(symbol)
      }
    }
  }
#endif
