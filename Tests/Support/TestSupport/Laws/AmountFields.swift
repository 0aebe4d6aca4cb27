public import TextInputIntercepter

/// A field for an amount, the same field without its format, and the affixes of the format.
public struct AmountField {
  /// The rule and the format.
  public let formatted: Intercepter
  /// The rule.
  public let plain: Intercepter
  /// The prefix and the suffix.
  public let affixes: [String]
}

extension SeededGenerator {
  /// Returns a field for an amount in a random locale.
  public mutating func amountField() -> AmountField {
    var locale = pick([
      "en", "de", "fr", "it", "es", "pl", "pt-BR", "pt-PT", "sv", "da", "en-IN", "hi", "de-CH",
      "de-AT", "fr-CH", "ja", "zh", "ko", "ru", "tr", "nl", "bg", "ar-EG", "fa", "he", "en-ZA",
    ])
    let digits = pick([DigitPolicy.normalized, .normalized, .any])
    let places = Int.random(in: 0...4, using: &self)
    let negative = chance(60)
    let leadingZeros = pick(LeadingZeroPolicy.allCases)
    let leadingSeparator = pick(LeadingSeparatorPolicy.allCases)
    let policy = pick([ViolationPolicy.reject, .amend])
    let affixes = pick([["", ""], ["", ""], ["€ ", ""], ["$", ""], ["", " €"], ["", " %"]])
    // Drawn last, so that the stored inputs of the fuzz target, which draw the first element here,
    // keep their meaning.
    if pick([false, true, true]) { locale = pick(pick(KnownLocales.groups)) }
    if pick([false, false, false, false, false, false, false, true]) {
      locale += "-u-nu-" + pick(["latn", "arab", "arabext", "deva", "fullwide", "adlm"])
    }
    let rule = Rule.decimal(
      places: places, locale: locale, digits: digits, negative: negative,
      leadingZeros: leadingZeros, leadingSeparator: leadingSeparator, onViolation: policy)
    let format = TextFormat.grouped(
      locale: locale, prefix: affixes[0], suffix: affixes[1], digits: digits)
    return AmountField(
      formatted: Intercepter(rules: [rule], format: format), plain: Intercepter(rules: [rule]),
      affixes: affixes)
  }
}
