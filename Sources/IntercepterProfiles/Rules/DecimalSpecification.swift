public import TextInputIntercepter

/// The arguments of `Rule.decimal` as data, with the same defaults.
///
/// ```json
/// { "rule": "decimal", "places": 2, "maximum": 99999.99 }
/// { "rule": "decimal", "places": 2, "locale": "de-DE" }
/// ```
///
/// In JSON, `minimum` and `maximum` are numbers or strings; both are read exactly.
public struct DecimalSpecification: Hashable, Sendable {
  /// The most digits behind the separator.
  public var places: Int
  /// The locale that all separators are of, as a BCP 47 tag; `nil` where they are given one by one.
  public let locale: String?
  /// The most digits before the separator.
  public var integerDigits: Int?
  /// The decimal separator; passed over where there is a locale.
  public var separator: Character = "."
  /// Characters that are read as the separator where they are inserted; passed over where there is a locale.
  public var alternativeSeparators = ".,．，。"
  /// Characters that may group the digits of an inserted number; passed over where there is a locale.
  public var groupingSeparators = ""
  /// The digits that count, and the form they are kept in.
  public var digits: DigitPolicy
  /// Whether the number may be negative.
  public var negative = false
  /// The policy for needless zeros at the front.
  public var leadingZeros = LeadingZeroPolicy.allow
  /// The policy for a separator with no digit before it.
  public var leadingSeparator = LeadingSeparatorPolicy.reject
  /// The smallest number allowed.
  public var minimum: DecimalNumber?
  /// The largest number allowed.
  public var maximum: DecimalNumber?
  /// The policy for an edit that makes no such number.
  public var onViolation = ViolationPolicy.reject

  /// Creates a specification with the defaults of the factory, which is another one for a locale.
  public init(places: Int, locale: String? = nil) {
    self.places = places
    self.locale = locale
    digits = locale == nil ? .ascii : .normalized
  }

  /// The decimal separator, by the locale where there is one; empty for one that CLDR does not know.
  var decimalSeparator: String {
    locale.map { NumberSymbols(locale: $0)?.decimalSeparator ?? "" } ?? String(separator)
  }

  var rule: Rule {
    guard let locale else { return ruleWithoutLocale }
    return .decimal(
      places: places,
      locale: locale,
      integerDigits: integerDigits,
      digits: digits,
      negative: negative,
      leadingZeros: leadingZeros,
      leadingSeparator: leadingSeparator,
      minimum: minimum,
      maximum: maximum,
      onViolation: onViolation
    )
  }

  private var ruleWithoutLocale: Rule {
    .decimal(
      places: places,
      integerDigits: integerDigits,
      separator: separator,
      alternativeSeparators: alternativeSeparators,
      groupingSeparators: groupingSeparators,
      digits: digits,
      negative: negative,
      leadingZeros: leadingZeros,
      leadingSeparator: leadingSeparator,
      minimum: minimum,
      maximum: maximum,
      onViolation: onViolation
    )
  }
}
