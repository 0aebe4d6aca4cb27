public import TextInputIntercepter

/// The arguments of `Rule.decimal` as data, with the same defaults.
///
/// ```json
/// { "rule": "decimal", "places": 2, "maximum": 99999.99 }
/// ```
///
/// In JSON, `minimum` and `maximum` are numbers or strings; both are read exactly.
public struct DecimalSpecification: Hashable, Sendable {
  /// The most digits behind the separator.
  public var places: Int
  /// The most digits before the separator.
  public var integerDigits: Int?
  /// What stands between the two.
  public var separator: Character = "."
  /// What is understood as a separator where it is inserted.
  public var alternativeSeparators = ".,．，。"
  /// Which digits count, and how they are kept.
  public var digits = DigitPolicy.ascii
  /// Whether the number may be negative.
  public var negative = false
  /// What happens to needless zeros at the front.
  public var leadingZeros = LeadingZeroPolicy.allow
  /// What happens to a separator with no digit before it.
  public var leadingSeparator = LeadingSeparatorPolicy.reject
  /// The smallest number allowed.
  public var minimum: DecimalNumber?
  /// The largest number allowed.
  public var maximum: DecimalNumber?
  /// What happens to an edit that makes no such number.
  public var onViolation = ViolationPolicy.reject

  /// Creates a specification with the factory's defaults.
  public init(places: Int) { self.places = places }

  var rule: Rule {
    .decimal(
      places: places,
      integerDigits: integerDigits,
      separator: separator,
      alternativeSeparators: alternativeSeparators,
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
