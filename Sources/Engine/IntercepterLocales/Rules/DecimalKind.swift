internal import TextBytes

/// The rules `Rule/decimal(places:locale:integerDigits:digits:negative:leadingZeros:leadingSeparator:minimum:maximum:onViolation:)`
/// and `decimal(places:…)` as data, with the same defaults.
///
/// ```json
/// { "rule": "decimal", "places": 2, "maximum": 99999.99 }
/// { "rule": "decimal", "places": 2, "locale": "de-DE" }
/// ```
///
/// In JSON, `minimum` and `maximum` are numbers or strings. Both are read exactly.
public struct DecimalKind: RuleKind {
  /// The maximum number of digits after the separator.
  public var places: Int
  /// The locale of all separators, as a BCP 47 tag, or `nil` if they are given separately.
  public private(set) var locale: String?
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
  public var leadingSeparator = LeadingSeparatorPolicy.insertZero
  /// The smallest valid number.
  public var minimum: DecimalNumber?
  /// The largest valid number.
  public var maximum: DecimalNumber?
  /// The policy for an edit that does not result in such a number.
  public var onViolation = ViolationPolicy.reject
  /// The signs of the locale's currency, when the locale is resolved; `nil` if there are none.
  private var currency: String?

  /// Creates a rule with the defaults of the factory, which depend on whether there is a locale.
  public init(places: Int = 0, locale: String? = nil) {
    self.places = places
    self.locale = locale
    digits = locale == nil ? .ascii : .normalized
  }

  /// Creates a resolved rule for a locale whose currency has signs of its own.
  package init(currency: String) {
    self.init()
    self.currency = currency
  }

  /// The name in profiles.
  public var name: String { "decimal" }

  /// Declares the number's shape, bounds and policies.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("A decimal number.")
    coder.required(
      "places", &places, .integer(), "The greatest number of digits after the separator.",
      unlabelled: true)
    var locale = locale
    coder.optional(
      "locale", &locale, .locale,
      "The locale that defines all separators, as a BCP 47 tag. “digits” is then “normalized” unless it is given."
    )
    if locale != self.locale { self = DecimalKind(places: places, locale: locale) }
    let usual = DecimalKind(places: places, locale: locale)
    coder.optional(
      "integerDigits", &integerDigits, .integer(in: 1...Int.max),
      "The greatest number of digits before the separator.")
    coder.optional(
      "separator", &separator, .separator, unless: usual.separator, "The decimal separator.",
      excludedBy: "locale")
    coder.optional(
      "alternativeSeparators", &alternativeSeparators, .text, unless: usual.alternativeSeparators,
      "The characters that are read as the separator when they are inserted.",
      excludedBy: "locale")
    coder.optional(
      "groupingSeparators", &groupingSeparators, .text, unless: usual.groupingSeparators,
      "The characters that may group the digits of an inserted number.", excludedBy: "locale")
    coder.digits(&digits, unless: usual.digits)
    coder.optional(
      "negative", &negative, .flag, unless: false, "Whether the number may be negative.")
    coder.optional(
      "leadingZeros", &leadingZeros, .choice(), unless: usual.leadingZeros,
      "The policy for redundant leading zeros.")
    coder.optional(
      "leadingSeparator", &leadingSeparator, .choice(), unless: usual.leadingSeparator,
      "The policy for a separator without a digit before it.")
    coder.optional("minimum", &minimum, .number, "The smallest valid number.")
    coder.optional("maximum", &maximum, .number, "The largest valid number.")
    coder.onViolation(&onViolation)
  }

  /// The rule.
  public var rule: Rule {
    var resolved = self
    resolved.resolve()
    return resolved.resolvedRule
  }

  /// The rule of arguments without a locale.
  package var resolvedRule: Rule {
    .decimal(
      places: places, integerDigits: integerDigits, separator: separator,
      alternativeSeparators: alternativeSeparators, groupingSeparators: groupingSeparators,
      digits: digits, negative: negative, leadingZeros: leadingZeros,
      leadingSeparator: leadingSeparator, minimum: minimum, maximum: maximum,
      currency: currency ?? "", onViolation: onViolation)
  }

  /// Replaces the locale by its separators.
  package mutating func resolve() {
    guard let locale else { return }
    let marks = NumberMarks(locale: locale, digits)
    self.locale = nil
    separator = marks.decimalSeparator
    alternativeSeparators = marks.alternatives
    groupingSeparators = marks.grouping
    if !marks.currency.isEmpty { currency = marks.currency }
  }

  /// Those about numbers.
  public static var messages: [String] {
    let codes: [Violation.Code] = [
      .notANumber, .tooManyDecimalPlaces, .tooManyIntegerDigits, .leadingSeparator, .leadingZero,
      .negativeNotAllowed,
    ]
    let variants: [Violation.Variant] = [
      .separatorIsPoint, .separatorIsComma, .separatorIsArabic, .closingDash,
    ]
    return codes.map { $0.rawValue } + variants.map { $0.rawValue }
      + [RuleSentence.decimalPlaces, .integerDigits].map { $0.rawValue }
  }
}

extension DecimalKind: CompiledRuleKind {
  /// Codes arguments without a locale.
  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    coder.code(&places)
    coder.code(&integerDigits, from: 0) { $0.code(&$1) }
    coder.code(separator: &separator)
    coder.code(&alternativeSeparators)
    coder.code(&groupingSeparators)
    coder.code(choice: &digits)
    coder.code(&negative)
    coder.code(choice: &leadingZeros)
    coder.code(choice: &leadingSeparator)
    coder.code(&minimum)
    coder.code(&maximum)
    if var currency {
      coder.code(&currency)
      self.currency = currency
    }
  }

  package func isReadable(from initial: DecimalKind) -> Bool {
    (currency == nil) == (initial.currency == nil)
  }
}

extension ByteCoding {
  /// Codes a decimal separator, which is neither a digit nor a minus sign.
  fileprivate mutating func code(separator: inout Character) {
    code(&separator)
    if separator != "-", separator.decimalDigit == nil { return }
    separator = "."
    fail()
  }

  fileprivate mutating func code(_ number: inout DecimalNumber?) {
    code(&number, from: 0) { coder, number in
      var text = number.description
      coder.code(&text)
      if let read = DecimalNumber(text) { number = read } else { coder.fail() }
    }
  }
}

extension DecimalKind {
  /// The places, the bounds, the sign and the zeros.
  public var summary: KindSummary {
    var parts = [KindSummary.Part(.decimalPlaces, limit: places)]
    if let integerDigits { parts.append(.init(.integerDigits, limit: integerDigits)) }
    // Messages omit the usual separator of their language.
    if places > 0 { parts.append(.init(.decimalSeparator, naming: decimalSeparator)) }
    switch (minimum, maximum) {
    case (nil, nil): break
    case (_, nil): parts.append(.init(.minimum, minimum: minimum))
    case (nil, _): parts.append(.init(.maximum, maximum: maximum))
    default: parts.append(.init(.range, minimum: minimum, maximum: maximum))
    }
    // A minimum of 0 or more implies the sign.
    if let minimum {
      if !negative, minimum < 0 { parts.append(.init(.negativeForbidden)) }
    } else {
      parts.append(.init(negative ? .negativeAllowed : .negativeForbidden))
    }
    switch leadingZeros {
    case .allow: break
    case .reject: parts.append(.init(.leadingZerosForbidden))
    case .remove: parts.append(.init(.leadingZerosRemoved))
    }
    let title = "\(places) decimal\(places == 1 ? "" : "s")" + (locale.map { " (\($0))" } ?? "")
    return KindSummary(title: title, parts, onViolation: onViolation)
  }

  /// The decimal separator, that of the locale if there is one, or an empty text if CLDR does not
  /// have the locale.
  package var decimalSeparator: String {
    locale.map { NumberSymbols(locale: $0)?.decimalSeparator ?? "" } ?? String(separator)
  }
}

extension ArgumentType where Self == SpelledArgument<String> {
  /// A locale with known number symbols.
  public static var locale: Self {
    var form = TextForm(expected: "a locale that CLDR knows, such as \"de-DE\"")
    form.isValid = { !$0.utf8.isEmpty && NumberSymbols(locale: $0) != nil }
    (form.minLength, form.examples) = (1, ["de-DE"])
    return .spelled(form, read: { $0 }, write: { $0 })
  }
}
