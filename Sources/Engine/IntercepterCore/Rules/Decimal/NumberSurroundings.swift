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

  /// Parses the text before the first digit and behind the last, or returns `nil` if it contains
  /// anything else.
  init?(before: ArraySlice<NumberCluster>, behind: ArraySlice<NumberCluster>) {
    var (front, back) = (Side(before, opens: true), Side(behind, opens: false))
    // The mark is the full stop of a currency, or the separator of a fraction: `Rs.500`, `-.5`.
    if before.last?.isSeparator == true, !Currency.precedes(amount: front.currency) {
      front = Side(before[..<(before.endIndex - 1)], opens: true)
      // `$.50` is ambiguous: a half, or fifty.
      guard front.currency.isEmpty else { return nil }
      beginsWithSeparator = true
    }
    // Text after an unfinished number is ambiguous: the dash in `20.-` is not a sign.
    if behind.first?.isSeparator == true {
      let rest = behind[(behind.startIndex + 1)...]
      guard front.currency.isEmpty, !rest.contains(where: { !$0.character.isBlank }) else {
        return nil
      }
      back = Side([], opens: false)
      endsWithSeparator = true
    }
    guard front.currency.isEmpty || Currency.precedes(amount: front.currency),
      back.currency.isEmpty || Currency.follows(amount: back.currency),
      front.currency.isEmpty || back.currency.isEmpty,
      // A dash after a currency is not part of the number: `5 kr.-`. After yen, it closes the
      // amount of a receipt, so that nobody can add digits: `¥1,234-`.
      !back.endsWithMinus || (back.currency.isEmpty && !Currency.isYen(front.currency)),
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
  /// The text between the signs, brackets and white space, in decomposed scalars
  /// with each white space as a no-break space.
  private(set) var currency: [UInt32] = []

  /// - Parameter opens: Whether a bracket on this side is an opening one.
  init(_ text: ArraySlice<NumberCluster>, opens: Bool) {
    var (start, end) = (text.startIndex, text.endIndex)
    while start < end, take(text[end - 1].character, opens) {
      if text[end - 1].character.isMinusSign { endsWithMinus = true }
      end -= 1
    }
    while start < end, take(text[start].character, opens) { start += 1 }
    for cluster in text[start..<end] {
      if cluster.character.isBlank {
        currency.append(0xA0)
      } else {
        cluster.character.append(to: &currency)
      }
    }
  }

  /// Counts a sign or a bracket, and returns whether a cluster may be beside the currency.
  private mutating func take(_ cluster: CanonicalCharacter, _ opens: Bool) -> Bool {
    let (isMinus, isBracket) = (cluster.isMinusSign, cluster.isBracket(opens: opens))
    minuses += isMinus ? 1 : 0
    brackets += isBracket ? 1 : 0
    return isMinus || isBracket || cluster.isBlank
  }
}

extension CanonicalCharacter {
  fileprivate func isBracket(opens: Bool) -> Bool {
    switch onlyScalar {
    case "("?, "（"?: opens
    case ")"?, "）"?: !opens
    default: false
    }
  }
}
