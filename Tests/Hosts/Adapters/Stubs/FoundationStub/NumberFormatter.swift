@_exported import struct Foundation.Decimal
internal import struct Foundation.Locale
internal import class Foundation.NumberFormatter

/// Writes numbers as a locale does; the stub asks the one of Linux.
public final class NumberFormatter {
  private let formatter = Foundation.NumberFormatter()

  /// Creates a formatter.
  public init() {}

  /// What a number is.
  public enum Style {
    case currency
  }

  /// What the numbers are.
  public var numberStyle = Style.currency {
    didSet { formatter.numberStyle = .currency }
  }

  /// The locale.
  public var locale: Locale! {
    didSet { formatter.locale = Foundation.Locale(identifier: locale.identifier) }
  }

  /// The code of the currency in ISO 4217.
  public var currencyCode: String! {
    didSet { formatter.currencyCode = currencyCode }
  }

  /// The greatest number of decimal places.
  public var maximumFractionDigits: Int { formatter.maximumFractionDigits }

  /// What stands before a positive number.
  public var positivePrefix: String! { formatter.positivePrefix }

  /// What stands after a positive number.
  public var positiveSuffix: String! { formatter.positiveSuffix }
}
