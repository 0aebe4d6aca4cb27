public import TextInputIntercepter

/// The random arguments of a decimal rule.
public struct DecimalOptions: Sendable {
  /// The greatest number of decimal places.
  public let places: Int
  /// The greatest number of integer digits.
  public let integerDigits: Int?
  /// The accepted grouping separators.
  public let groupingSeparators: String
  /// The accepted digits.
  public let digits: DigitPolicy
  /// A Boolean value that indicates whether the number may be negative.
  public let negative: Bool
  /// The policy for leading zeros.
  public let leadingZeros: LeadingZeroPolicy
  /// The policy for a leading separator.
  public let leadingSeparator: LeadingSeparatorPolicy
  /// The smallest number.
  public let minimum: DecimalNumber?
  /// The largest number.
  public let maximum: DecimalNumber?
  /// The policy for violations.
  public let onViolation: ViolationPolicy

  /// Draws random options.
  public init(_ random: inout SeededGenerator) {
    places = Int.random(in: 0...3, using: &random)
    integerDigits = random.chance(30) ? Int.random(in: 1...4, using: &random) : nil
    groupingSeparators = random.pick(["", "", ",", ", ", "\u{A0}'"])
    digits = random.pick(DigitPolicy.allCases)
    negative = random.chance(60)
    leadingZeros = random.pick(LeadingZeroPolicy.allCases)
    leadingSeparator = random.pick(LeadingSeparatorPolicy.allCases)
    let bounds = [random.bound(), random.bound()].sorted()
    minimum = random.chance(50) ? bounds[0] : nil
    maximum = random.chance(50) ? bounds[1] : nil
    onViolation = random.pick(ViolationPolicy.allCases)
  }

  /// A field with only this rule.
  public var field: Intercepter {
    Intercepter(rules: [
      .decimal(
        places: places, integerDigits: integerDigits, groupingSeparators: groupingSeparators,
        digits: digits, negative: negative,
        leadingZeros: leadingZeros, leadingSeparator: leadingSeparator, minimum: minimum,
        maximum: maximum, onViolation: onViolation)
    ])
  }
}

extension SeededGenerator {
  fileprivate mutating func bound() -> DecimalNumber {
    let text = "\(pick([0, 0, 1, 5, 42, 999])).\(pick(["0", "01", "05", "5", "999"]))"
    return DecimalNumber((chance(50) ? "-" : "") + text) ?? 0
  }

  /// Returns a likely number for such a field: near its bounds, with as many digits.
  public mutating func number(like options: DecimalOptions) -> String {
    let sign = options.negative && chance(50) ? "-" : ""
    let integer = pick(["0", "0", "1", "4", "5", "41", "42", "43", "998", "999", "1000", "007", ""])
    let fraction = (0..<Int.random(in: 0...options.places, using: &self))
      .map { _ in pick(["0", "0", "1", "4", "5", "6", "9"]) }.joined()
    return sign + integer + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Returns an amount as people write it, often with valid additions and sometimes with invalid
  /// ones.
  public mutating func amount() -> String {
    var text = pick(["1", "12", "1234", "1,234", "1.234", "1 234", "1'234'567", "1.234.567", "0"])
    if chance(50) { text += pick([".", ","]) + pick(["5", "50", "05", "500", "", "5000"]) }
    let currency = pick(["€", "$", "CHF", "Rs.", "kr.", "US$", "₨", "zł", "R$", "Fr."])
    let space = pick(["", " ", "\u{A0}"])
    switch Int.random(in: 0..<4, using: &self) {
    case 0: text = currency + space + text
    case 1: text += space + currency
    default: break
    }
    if chance(30) {
      let dash = pick(["-", "–", "—", "−", "‐", "﹣", "－"])
      text = pick([dash + text, dash + " " + text, text + dash, "(\(text))"])
    }
    if chance(20) { text = pick([" ", "\t", "\n"]) + text + pick([" ", "\n", ""]) }
    guard chance(50) else { return text }
    // Invalid text at random positions.
    let junk = [
      "½", "万", "K", "M", "k", "²", "%", "x", "kg", "h", "bis", "to", "1", "2.5", "/", ":", "-",
      "–",
      "(", ")", ".", ",", " ", "€", "e", "+", "\u{200E}", "\u{301}", "😀", "'", "٣", "\n",
    ]
    var characters = Array(text)
    for _ in 0..<Int.random(in: 1...2, using: &self) {
      let place = Int.random(in: 0...characters.count, using: &self)
      characters.insert(contentsOf: pick(junk), at: place)
    }
    return String(characters)
  }
}
