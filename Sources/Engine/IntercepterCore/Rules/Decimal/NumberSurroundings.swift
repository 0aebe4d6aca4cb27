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
  ///
  /// - Parameter local: The currency of the locale.
  init?(
    before: ArraySlice<NumberCluster>, behind: ArraySlice<NumberCluster>, local: LocalCurrency
  ) {
    let triangles = local.isYen
    var front = Side(before, opens: true, triangles)
    var back = Side(behind, opens: false, false)
    // The mark is the full stop of a currency, or the separator of a fraction: `Rs.500`, `-.5`.
    if before.last?.isSeparator == true, !local.precedes(amount: front.currency) {
      front = Side(before[..<(before.endIndex - 1)], opens: true, triangles)
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
      back = Side([], opens: false, false)
      endsWithSeparator = true
    }
    guard front.currency.isEmpty || local.precedes(amount: front.currency),
      back.currency.isEmpty || local.follows(amount: back.currency),
      front.currency.isEmpty || back.currency.isEmpty,
      // A dash after a currency is not part of the number: `5 kr.-`. In Japan, it closes the
      // amount of a receipt, so that nobody can add digits: `¥1,234-`.
      !back.endsWithMinus
        || (back.currency.isEmpty && !local.isYen && !Currency.isYen(front.currency)),
      front.brackets == back.brackets, front.brackets <= 1,
      front.pluses + front.minuses + back.minuses + front.brackets <= 1
    else { return nil }
    isNegative = front.minuses + back.minuses + front.brackets == 1
    isBare =
      front.currency.isEmpty && back.currency.isEmpty
      && front.pluses + front.brackets + back.minuses == 0
  }
}

/// The text on one side of the digits, split into its parts.
private struct Side {
  private(set) var pluses = 0
  private(set) var minuses = 0
  private(set) var brackets = 0
  private(set) var endsWithMinus = false
  /// The text between the signs, brackets and white space, in decomposed scalars
  /// with each white space as a no-break space.
  private(set) var currency: [UInt32] = []

  /// - Parameters:
  ///   - opens: Whether a bracket on this side is an opening one, and a plus sign may be there.
  ///   - triangles: Whether a triangle is a minus sign, as in Japanese accounts.
  init(_ text: ArraySlice<NumberCluster>, opens: Bool, _ triangles: Bool) {
    var (start, end) = (text.startIndex, text.endIndex)
    while start < end, take(text[end - 1].character, opens, triangles) {
      if text[end - 1].character.isMinusSign { endsWithMinus = true }
      end -= 1
    }
    while start < end, take(text[start].character, opens, triangles) { start += 1 }
    for cluster in text[start..<end] {
      if cluster.character.isBlank {
        currency.append(0xA0)
      } else {
        cluster.character.append(to: &currency)
      }
    }
  }

  /// Counts a sign or a bracket, and returns whether a cluster may be beside the currency.
  private mutating func take(
    _ cluster: CanonicalCharacter, _ opens: Bool, _ triangles: Bool
  ) -> Bool {
    switch cluster.onlyScalar {
    case "("? where opens, "（"? where opens, ")"? where !opens, "）"? where !opens: brackets += 1
    case "+"? where opens, "＋"? where opens: pluses += 1
    case "△"? where triangles, "▲"? where triangles: minuses += 1
    case _ where cluster.isMinusSign: minuses += 1
    default: return cluster.isBlank
    }
    return true
  }
}
