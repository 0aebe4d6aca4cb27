/// The text around the digits of a number: its sign and its currency.
struct NumberSurroundings {
  /// A Boolean value that indicates whether a minus sign is beside the digits, or parentheses are
  /// around them.
  private(set) var isNegative = false
  /// A Boolean value that indicates whether the mark directly before the first digit is a decimal
  /// separator.
  private(set) var beginsWithSeparator = false
  /// A Boolean value that indicates whether the mark directly after the last digit is a decimal
  /// separator.
  private(set) var endsWithSeparator = false
  /// A Boolean value that indicates whether only white space and a leading minus sign surround the
  /// digits.
  private(set) var isBare = true

  private static let opening: [Character] = ["(", "（"]
  private static let closing: [Character] = [")", "）"]

  /// Parses the text before the first digit and behind the last, or returns `nil` if it contains
  /// anything else.
  init?(before: ArraySlice<NumberCluster>, behind: ArraySlice<NumberCluster>) {
    var (front, back) = (Side(before, bracket: Self.opening), Side(behind, bracket: Self.closing))
    // The mark is the full stop of a currency, or the separator of a fraction: `Rs.500`, `-.5`.
    if before.last?.isSeparator == true, !Currency.precedes(amount: front.currency) {
      front = Side(before.dropLast(), bracket: Self.opening)
      // `$.50` is ambiguous: a half, or fifty.
      guard front.currency.isEmpty else { return nil }
      beginsWithSeparator = true
    }
    // Text after an unfinished number is ambiguous: the dash in `20.-` is not a sign.
    if behind.first?.isSeparator == true {
      guard front.currency.isEmpty, behind.dropFirst().allSatisfy({ $0.character.isNothing }) else {
        return nil
      }
      back = Side([], bracket: Self.closing)
      endsWithSeparator = true
    }
    guard front.currency.isEmpty || Currency.precedes(amount: front.currency),
      back.currency.isEmpty || Currency.follows(amount: back.currency),
      front.currency.isEmpty || back.currency.isEmpty,
      // A dash after a currency is not part of the number: `5 kr.-`
      back.currency.isEmpty || !back.endsWithMinus,
      front.brackets == back.brackets, front.brackets <= 1,
      front.minuses + back.minuses + front.brackets <= 1
    else { return nil }
    isNegative = front.minuses + back.minuses + front.brackets == 1
    isBare = front.currency.isEmpty && back.currency.isEmpty && front.brackets + back.minuses == 0
  }
}

/// The text on one side of the digits, split into its parts.
private struct Side {
  private(set) var minuses = 0
  private(set) var brackets = 0
  private(set) var endsWithMinus = false
  /// The text between the signs, brackets, white space and direction marks.
  private(set) var currency = ""

  init(_ text: ArraySlice<NumberCluster>, bracket: [Character]) {
    var rest = text.map { $0.character }[...]
    while let last = rest.last, take(last, bracket) {
      if last.isMinusSign { endsWithMinus = true }
      rest.removeLast()
    }
    while let first = rest.first, take(first, bracket) { rest.removeFirst() }
    currency = String(rest.map { $0.isBlank ? "\u{A0}" : $0 })
  }

  /// Counts a sign or a bracket, and returns whether a cluster may be beside the currency.
  private mutating func take(_ cluster: Character, _ bracket: [Character]) -> Bool {
    let (isMinus, isBracket) = (cluster.isMinusSign, bracket.contains(cluster))
    minuses += isMinus ? 1 : 0
    brackets += isBracket ? 1 : 0
    return isMinus || isBracket || cluster.isNothing
  }
}
