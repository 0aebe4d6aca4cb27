internal import TextInputIntercepter

extension DecimalSpecification: ArgumentCodable {
  package mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    coder.describe("A decimal number.")
    coder.required(
      "places", &places, .integer(), "The greatest number of digits after the separator.",
      unlabelled: true)
    var locale = locale
    coder.optional(
      "locale", &locale, .locale,
      "The locale that defines all separators, as a BCP 47 tag. “digits” is then “normalized” unless it is given."
    )
    if locale != self.locale { self = DecimalSpecification(places: places, locale: locale) }
    let usual = DecimalSpecification(places: places, locale: locale)
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
    coder.optional("minimum", &minimum, DecimalNumberArgument(), "The smallest valid number.")
    coder.optional("maximum", &maximum, DecimalNumberArgument(), "The largest valid number.")
    coder.onViolation(&onViolation)
  }
}

/// An exact number: a JSON number without an exponent, or a string.
private struct DecimalNumberArgument: ArgumentType {
  func read(_ node: JSONNode) -> DecimalNumber? {
    switch node.value {
    case .number(let text), .string(let text):
      guard node.isWithin(node.context.limits.digits, text.utf8.count, "digits") else {
        return nil
      }
      if let number = DecimalNumber(text) { return number }
    default: break
    }
    return node.mismatch(expected: "a decimal number such as 0.01 or \"0.01\"")
  }
  func write(_ value: DecimalNumber) -> JSONValue {
    let text = value.description
    // A binary fraction may not represent more digits.
    return text.utf8.count > 15 ? .string(text) : .number(text)
  }
  var schema: JSONValue {
    [
      "type": ["number", "string"], "pattern": "^-?[0-9]+(\\.[0-9]+)?$",
      "examples": [.number("99999.99"), "0.01"],
    ]
  }
}
