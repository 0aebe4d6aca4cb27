#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  public import IntercepterForms
  public import SwiftUI
  public import TextInputIntercepter

  /// A text field for an amount of money, with grouped digits and a currency.
  ///
  /// ```swift
  /// CurrencyField("Amount", amount: $amount, currency: "EUR", locale: "de")  // 1.234,50 €
  /// ```
  ///
  /// The symbol is a part of the text, before or after the amount as the locale writes it.
  @MainActor
  public struct CurrencyField: InterceptedFieldView {
    /// The text field's options.
    public var options: FieldOptions

    /// Creates a field for a number.
    ///
    /// - Parameters:
    ///   - title: The placeholder.
    ///   - amount: The amount, or `nil` if the text is empty or not complete.
    ///   - currency: The code of the currency in ISO 4217, such as `EUR`.
    ///   - places: The greatest number of decimal places, or `nil` for as many as the currency has.
    ///   - locale: The locale of the separators and the symbol, such as `de_CH`.
    ///   - onViolation: Called after an edit was rejected or amended.
    public init(
      _ title: String = "", amount: Binding<Decimal?>, currency: String, places: Int? = nil,
      locale: String, onViolation: @escaping (Violations) -> Void = { _ in }
    ) {
      let rules = Self.rules(Style(currency: currency, places: places, locale: locale))
      var text = ValueAccess(
        get: {
          amount.wrappedValue.map { rules.formattedText(of: rules.text(ofNumber: "\($0)")) } ?? ""
        },
        set: { amount.wrappedValue = rules.number(of: $0) })
      // A text that is not complete, such as `1,`, stays as it is.
      text.holds = { rules.number(of: $0) == amount.wrappedValue }
      options = FieldOptions(title, .text(text, rules), .horizontal, onViolation)
    }

    /// Creates a field for a text.
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
        rules: [.decimal(places: places, locale: locale)],
        format: .grouped(locale: locale, suffix: "\u{A0}\(symbol)"))
      let shown = ValueAccess(
        get: { rules.formattedText(of: amount.wrappedValue) },
        set: { amount.wrappedValue = rules.unformattedText(of: $0) })
      options = FieldOptions(title, .text(shown, rules), .horizontal, onViolation)
    }

    /// Creates a field for an amount in a form, and commits the field when editing ends.
    ///
    /// - Parameters:
    ///   - name: The name of the field, whose format has the currency.
    ///   - form: The form, which must have this field.
    ///   - title: The placeholder, or `nil` for the field's label.
    public init(_ name: String, in form: InterceptedForm, title: String? = nil) {
      options = InterceptedTextField(name, in: form, title: title).options
    }

    private struct Style: Hashable {
      let currency: String
      let places: Int?
      let locale: String
    }

    /// The rules of the styles in use: SwiftUI creates the view again at each update around it.
    private static var known: [Style: Intercepter] = [:]

    private static func rules(_ style: Style) -> Intercepter {
      if let rules = known[style] { return rules }
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      formatter.locale = Locale(identifier: style.locale)
      formatter.currencyCode = style.currency
      let rules = Intercepter(
        rules: [
          .decimal(places: style.places ?? formatter.maximumFractionDigits, locale: style.locale)
        ],
        format: .grouped(
          locale: style.locale, prefix: formatter.positivePrefix ?? "",
          suffix: formatter.positiveSuffix ?? ""))
      known[style] = rules
      return rules
    }

    /// The text field.
    public var body: some View { InterceptedTextField(options) }
  }

  extension Intercepter {
    fileprivate func number(of text: String) -> Decimal? {
      guard case .number(let number) = value(of: text) else { return nil }
      return Decimal(string: number.description)
    }
  }
#endif
