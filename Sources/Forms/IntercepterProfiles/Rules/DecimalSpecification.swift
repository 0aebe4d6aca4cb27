public import TextInputIntercepter

/// The arguments of `Rule.decimal` as data, with the same defaults.
///
/// ```json
/// { "rule": "decimal", "places": 2, "maximum": 99999.99 }
/// { "rule": "decimal", "places": 2, "locale": "de-DE" }
/// ```
///
/// In JSON, `minimum` and `maximum` are numbers or strings. Both are read exactly.
public struct DecimalSpecification: Hashable, Sendable {
  /// The maximum number of digits after the separator.
  public var places: Int
  /// The locale of all separators, as a BCP 47 tag, or `nil` if they are given separately.
  public internal(set) var locale: String?
  /// The maximum number of digits before the separator.
  public var integerDigits: Int?
  /// The decimal separator, ignored if there is a locale.
  public var separator: Character = "."
  /// The characters that are read as the separator when inserted, ignored if there is a locale.
  public var alternativeSeparators = ".,．，。"
  /// The characters that may group the digits of an inserted number, ignored if there is a locale.
  public var groupingSeparators = ""
  /// The valid digits, and the form in which they are kept.
  public var digits: DigitPolicy
  /// A Boolean value that indicates whether the number may be negative.
  public var negative = false
  /// The policy for redundant leading zeros.
  public var leadingZeros = LeadingZeroPolicy.allow
  /// The policy for a separator without a digit before it.
  public var leadingSeparator = LeadingSeparatorPolicy.reject
  /// The smallest valid number.
  public var minimum: DecimalNumber?
  /// The largest valid number.
  public var maximum: DecimalNumber?
  /// The policy for an edit that does not result in such a number.
  public var onViolation = ViolationPolicy.reject

  /// Creates a specification with the defaults of the factory, which depend on whether there is a
  /// locale.
  public init(places: Int, locale: String? = nil) {
    self.places = places
    self.locale = locale
    digits = locale == nil ? .ascii : .normalized
  }

  /// The decimal separator, that of the locale if there is one, or an empty text if CLDR does not
  /// have the locale.
  var decimalSeparator: String {
    locale.map { NumberSymbols(locale: $0)?.decimalSeparator ?? "" } ?? String(separator)
  }

  /// The arguments with separators in place of a locale.
  var resolved: DecimalSpecification {
    guard let locale else { return self }
    let marks = NumberMarks(locale: locale, digits)
    var resolved = self
    resolved.locale = nil
    resolved.separator = marks.decimalSeparator
    resolved.alternativeSeparators = marks.alternatives
    resolved.groupingSeparators = marks.grouping
    return resolved
  }

  /// Returns the rule of resolved arguments.
  func rule(_ onViolation: ViolationPolicy) -> Rule {
    .decimal(
      places: places, integerDigits: integerDigits, separator: separator,
      alternativeSeparators: alternativeSeparators, groupingSeparators: groupingSeparators,
      digits: digits, negative: negative, leadingZeros: leadingZeros,
      leadingSeparator: leadingSeparator, minimum: minimum, maximum: maximum,
      onViolation: onViolation)
  }
}
