/// The text around the digits of a number: its sign and its currency.
struct NumberSurroundings {
  /// A minus sign before or behind the digits, or brackets around them.
  private(set) var isNegative = false
  /// Whether the mark right before the first digit is a decimal separator.
  private(set) var beginsWithSeparator = false
  /// Whether the mark right behind the last digit is one.
  private(set) var endsWithSeparator = false
  /// Whether there is nothing but white space and a minus sign in front.
  private(set) var isBare = true

  private static let opening: [Character] = ["(", "（"]
  private static let closing: [Character] = [")", "）"]

  /// Reads the texts before and behind the digits; `nil` where they say anything else.
  ///
  /// - Parameters:
  ///   - before: The text before the first digit.
  ///   - behind: The text behind the last one.
  ///   - beginsWithSeparator: Whether `before` ends with what may be a decimal separator.
  ///   - endsWithSeparator: Whether `behind` begins with one.
  init?(
    before: String, behind: String, beginsWithSeparator: Bool, endsWithSeparator: Bool
  ) {
    var (front, back) = (Side(before, bracket: Self.opening), Side(behind, bracket: Self.closing))
    // The full stop of a currency, or the separator of a fraction: `Rs.500`, `-.5`.
    if beginsWithSeparator, !Currency.precedes(amount: front.currency) {
      front = Side(String(before.dropLast()), bracket: Self.opening)
      // `$.50` is a half to one, and fifty to the next.
      guard front.currency.isEmpty else { return nil }
      self.beginsWithSeparator = true
    }
    // Nobody knows what stands behind an unfinished number: in `20.-` it is no sign.
    if endsWithSeparator {
      guard front.currency.isEmpty, behind.dropFirst().allSatisfy({ $0.isNothing }) else {
        return nil
      }
      back = Side("", bracket: Self.closing)
      self.endsWithSeparator = true
    }
    guard front.currency.isEmpty || Currency.precedes(amount: front.currency),
      back.currency.isEmpty || Currency.follows(amount: back.currency),
      front.currency.isEmpty || back.currency.isEmpty,
      // A dash behind a currency is none of the number: `5 kr.-`
      back.currency.isEmpty || !back.endsWithMinus,
      front.brackets == back.brackets, front.brackets <= 1,
      front.minuses + back.minuses + front.brackets <= 1
    else { return nil }
    isNegative = front.minuses + back.minuses + front.brackets == 1
    isBare = front.currency.isEmpty && back.currency.isEmpty && front.brackets + back.minuses == 0
  }
}

/// The text on one side of the digits, taken apart.
private struct Side {
  private(set) var minuses = 0
  private(set) var brackets = 0
  private(set) var endsWithMinus = false
  /// The rest between signs, brackets, white space and direction marks.
  private(set) var currency: String

  init(_ text: String, bracket: [Character]) {
    var rest = text[...]
    func take(_ cluster: Character?) -> (minus: Bool, bracket: Bool)? {
      guard let cluster else { return nil }
      let isBracket = bracket.contains(cluster)
      return cluster.isMinusSign || isBracket || cluster.isNothing
        ? (cluster.isMinusSign, isBracket) : nil
    }
    while let taken = take(rest.last) {
      if taken.minus { endsWithMinus = true }
      minuses += taken.minus ? 1 : 0
      brackets += taken.bracket ? 1 : 0
      rest.removeLast()
    }
    while let taken = take(rest.first) {
      minuses += taken.minus ? 1 : 0
      brackets += taken.bracket ? 1 : 0
      rest.removeFirst()
    }
    currency = String(rest.map { $0.isBlank ? "\u{A0}" : $0 })
  }
}
