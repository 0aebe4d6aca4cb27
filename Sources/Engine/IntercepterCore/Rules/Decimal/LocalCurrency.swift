/// The currency of a locale, with its signs that are not read in every locale: `KM` in Bosnia.
struct LocalCurrency: Sendable {
  /// The signs, in decomposed scalars with each white space as a no-break space.
  private let signs: [[UInt32]]
  private let isBeforeAmount: Bool

  /// - Parameter text: The side of the signs, `<` before the amount or `>` behind it, and the signs
  ///   with a `|` between them. It is empty if there are none.
  init(_ text: String) {
    isBeforeAmount = text.utf8.first == UInt8(ascii: "<")
    signs = text.utf8.dropFirst().split(separator: UInt8(ascii: "|")).map { sign in
      Array(sign).string.withUTF8Bytes { $0.canonicalDecomposition }
        .map { $0.isWhiteSpace ? 0xA0 : $0 }
    }
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
