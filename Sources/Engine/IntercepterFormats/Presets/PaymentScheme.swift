/// A scheme of payment cards, identified by the first digits of the number (ISO/IEC 7812).
public enum PaymentScheme: String, Hashable, Sendable, CaseIterable {
  case visa, mastercard, americanExpress, dinersClub, discover, jcb, unionPay, maestro
  case mir, napas, tUnion, uatp

  /// Creates the scheme of a number; `nil` if the digits do not identify one yet, or the scheme is
  /// unknown.
  public init?(_ number: String) {
    guard let cards = PaymentCards.all.first(where: { $0.include(number) }) else { return nil }
    self = cards.scheme
  }
}

/// The cards of a scheme that have the same lengths and groups.
struct PaymentCards: Sendable {
  let scheme: PaymentScheme
  /// The ranges of the first digits.
  ///
  /// Both ends of a range have the same number of digits.
  private let issuers: [ClosedRange<Int>]
  /// The numbers of digits that a number can have, in order.
  let lengths: [Int]
  /// The numbers of digits in the first groups; the rest of the digits is the last group.
  ///
  /// If there are none, groups have four digits.
  private let groups: [Int]
  /// A Boolean value that indicates whether the last digit is a check digit (Luhn's algorithm).
  let hasCheckDigit: Bool

  private init(
    _ scheme: PaymentScheme, _ issuers: [ClosedRange<Int>], _ lengths: [Int], groups: [Int] = [],
    hasCheckDigit: Bool = true
  ) {
    (self.scheme, self.issuers, self.lengths, self.groups) = (scheme, issuers, lengths, groups)
    self.hasCheckDigit = hasCheckDigit
  }

  /// The cards of all schemes.
  ///
  /// The first row that includes a number applies.
  ///
  /// The sources are those of decision note 95. Some cards of UnionPay and all of China T-Union have
  /// no check digit.
  static let all: [PaymentCards] = [
    PaymentCards(.visa, [4...4], [13, 16, 18, 19]),
    PaymentCards(.mastercard, [51...55, 2221...2720], [16]),
    PaymentCards(.americanExpress, [34...34, 37...37], [15], groups: [4, 6]),
    PaymentCards(.dinersClub, [300...305, 36...36, 38...39], [14], groups: [4, 6]),
    PaymentCards(.discover, [6011...6011, 64...65], [16, 17, 18, 19]),
    PaymentCards(.jcb, [3528...3589], [16, 17, 18, 19]),
    PaymentCards(.jcb, [1800...1800, 2131...2131], [15, 16, 17, 18, 19]),
    PaymentCards(.mir, [2200...2204], [16, 17, 18, 19]),
    PaymentCards(.napas, [9704...9704], [16, 19]),
    PaymentCards(.tUnion, [31...31], [19], hasCheckDigit: false),
    PaymentCards(.unionPay, [62...62, 81...81], [14, 15, 16, 17, 18, 19], hasCheckDigit: false),
    PaymentCards(.maestro, [50...50, 56...59, 6000...6999], [12, 13, 14, 15, 16, 17, 18, 19]),
    PaymentCards(.uatp, [1000...1999], [15], groups: [4, 5]),
  ]

  /// Returns whether a number begins as these cards do.
  func include(_ number: String) -> Bool {
    issuers.contains { issuers in
      let first = issuers.lowerBound
      let count = first < 10 ? 1 : first < 100 ? 2 : first < 1_000 ? 3 : 4
      let digits = number.utf8.prefix(count)
      guard digits.count == count, digits.allSatisfy({ $0.isASCIIDigit }) else { return false }
      return issuers ~= digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }
  }

  /// The slots of the cards' digits, or `nil` for 16 digits in groups of four.
  private var slots: String? {
    guard let longest = lengths.last, longest != 16 || !groups.isEmpty else { return nil }
    var (text, left) = ("", longest)
    for count in groups.isEmpty ? Array(repeating: 4, count: (longest - 1) / 4) : groups {
      text += String(repeating: "#", count: count) + " "
      left -= count
    }
    return text + String(repeating: "#", count: left)
  }

  /// The masks of all cards, the last for those of no scheme.
  static var masks: [TextMask] {
    var masks: [TextMask] = []
    for cards in all {
      guard let slots = cards.slots else { continue }
      let prefixes = cards.issuers.flatMap { $0.prefixes }
      if let index = masks.firstIndex(where: { $0.text.hasSameScalars(as: slots) }) {
        masks[index].prefixes += prefixes
      } else {
        masks.append(TextMask(slots, startingWith: prefixes))
      }
    }
    return masks + ["#### #### #### ####"]
  }
}

extension ClosedRange<Int> {
  /// The shortest beginnings of the numbers in the range, and of no others with as many digits.
  fileprivate var prefixes: [String] {
    var (all, next) = ([String](), lowerBound)
    while next <= upperBound {
      var ten = 1
      while next % (ten * 10) == 0, next + ten * 10 - 1 <= upperBound { ten *= 10 }
      all.append(String(next / ten))
      next += ten
    }
    return all
  }
}
