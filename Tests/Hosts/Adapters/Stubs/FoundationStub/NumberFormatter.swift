@_exported import struct Foundation.Decimal
internal import struct Foundation.Locale
internal import class Foundation.NumberFormatter

public final class NumberFormatter {
  private let formatter = Foundation.NumberFormatter()

  public init() {}

  public enum Style {
    case currency
  }

  public var numberStyle = Style.currency {
    didSet { formatter.numberStyle = .currency }
  }

  public var locale: Locale! {
    didSet { formatter.locale = Foundation.Locale(identifier: locale.identifier) }
  }

  public var currencyCode: String! {
    didSet { formatter.currencyCode = currencyCode }
  }

  public var maximumFractionDigits: Int { formatter.maximumFractionDigits }

  public var positivePrefix: String! { formatter.positivePrefix }

  public var positiveSuffix: String! { formatter.positiveSuffix }
}
