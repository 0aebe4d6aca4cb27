/// The currency of a locale, with its signs that are not read in every locale: `KM` in Bosnia.
struct LocalCurrency: Sendable {
  /// The signs, in decomposed scalars with each white space as a no-break space.
  private let signs: [[UInt32]]
  private let isBeforeAmount: Bool

  /// - Parameter text: The side of the signs, `<` before the amount or `>` behind it, and the signs
  ///   with a `|` between them. It is empty if there are none.
  init(_ text: String) {
    var signs: [[UInt32]] = [[]]
    for scalar in text.withUTF8Bytes({ $0.canonicalDecomposition }) {
      switch scalar {
      case 0x3C, 0x3E, 0x7C: signs.append([])
      default: signs[signs.count - 1].append(scalar.isWhiteSpace ? 0xA0 : scalar)
      }
    }
    self.signs = signs
    isBeforeAmount = text.utf8.first == UInt8(ascii: "<")
  }

  /// A Boolean value that indicates whether the currency is that of Japan.
  var isYen: Bool { signs.contains(where: Currency.isYen) }

  func precedes(amount text: [UInt32]) -> Bool {
    Currency.precedes(amount: text) || isBeforeAmount && signs.contains(text)
  }

  func follows(amount text: [UInt32]) -> Bool {
    Currency.follows(amount: text) || !isBeforeAmount && signs.contains(text)
  }
}
