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

  /// Parses the text before and after the digits, or returns `nil` if it contains anything else.
  ///
  /// - Parameters:
  ///   - before: The text before the first digit.
  ///   - behind: The text after the last digit.
  ///   - beginsWithSeparator: Whether `before` ends with a possible decimal separator.
  ///   - endsWithSeparator: Whether `behind` begins with one.
  init?(
    before: String, behind: String, beginsWithSeparator: Bool, endsWithSeparator: Bool
  ) {
    var (front, back) = (Side(before, bracket: Self.opening), Side(behind, bracket: Self.closing))
    // The mark is the full stop of a currency, or the separator of a fraction: `Rs.500`, `-.5`.
    if beginsWithSeparator, !Currency.precedes(amount: front.currency) {
      front = Side(String(before.dropLast()), bracket: Self.opening)
      // `$.50` is ambiguous: a half, or fifty.
      guard front.currency.isEmpty else { return nil }
      self.beginsWithSeparator = true
    }
    // Text after an unfinished number is ambiguous: the dash in `20.-` is not a sign.
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
