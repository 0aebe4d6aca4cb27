/// A country of the registry of ISO 13616, which SWIFT maintains: the structure of its account numbers.
///
/// ```swift
/// IBANCountry(ofNumber: "DE89370400440532013000")?.length  // 22
/// ```
public struct IBANCountry: Hashable, Sendable {
  /// The number of characters in its numbers.
  public let length: Int
  /// A Boolean value that indicates whether payments in euros reach its accounts (SEPA).
  public let isInSEPA: Bool
  /// The kind of each character behind the check digits: `a` a letter, `n` a digit, `c` either.
  private let kinds: [UInt8]

  /// Creates the country in whose code a number begins; `nil` if the registry does not have it.
  ///
  /// - Complexity: O(1); the table has 700 bytes.
  public init?(ofNumber number: String) {
    let code = Array(number.utf8.prefix(2))
    guard code.count == 2 else { return nil }
    var (kinds, isInSEPA, isFound) = ([UInt8](), false, false)
    Self.registry.withUTF8Bytes { table in
      var place = 0
      while place < table.count, !isFound {
        isFound = table[place] == code[0] && table[place + 1] == code[1]
        place += 2
        var count = 0
        while place < table.count, table[place] != 0x20 {
          switch table[place] {
          case _ where !isFound: break
          case UInt8(ascii: "*"): isInSEPA = true
          case 0x30...0x39: count = count * 10 + Int(table[place] - 0x30)
          case let kind:
            kinds += Array(repeating: kind, count: count)
            count = 0
          }
          place += 1
        }
        place += 1
      }
    }
    guard isFound else { return nil }
    (self.kinds, self.isInSEPA, length) = (kinds, isInSEPA, kinds.count + 4)
  }

  /// The structures in release 103 (September 2026) of the registry, as schwifty 2026.10.1 lists them:
  /// the code of a country, `*` in SEPA, and the counts and kinds of the characters behind the check
  /// digits.
  private static let registry = """
    AD*8n12c AE19n AL8n16c AT*16n AZ4a20c BA16n BE*12n BG*4a6n8c BH4a14c BI23n BR8c15n2c \
    BY4c4n16c CH*5n12c CR18n CY*8n16c CZ*20n DE*18n DJ23n DK*14n DO4c20n EE*16n EG25n ES*20n \
    FI*14n FK2a12n FO14n FR*10n11c2n GB*4a14n GE2a16n GI*4a15c GL14n GR*7n16c GT24c HN4a20n \
    HR*17n HU*24n IE*4a14n IL19n IQ4a15n IS*22n IT*1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c \
    LC4a24c LI*5n12c LT*16n LU*3n13c LV*4a13c LY21n MC*10n11c2n MD20c ME18n MK3n10c2n MN16n \
    MR23n MT*4a5n18c MU4a19n3a NI4a20n NL*4a10n NO*11n OM3n16c PK4a16c PL*24n PS4a21c PT*21n \
    QA4a21c RO*4a16c RS18n RU14n15c SA2n18c SC4a20n3a SD14n SE*20n SI*15n SK*20n SM*1a10n12c \
    SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c VA*18n VG4a16n XK16n YE4a4n18c
    """

  /// Returns the kind of the character at a place.
  fileprivate func kind(at place: Int) -> UInt8? {
    kinds.indices.contains(place - 4) ? kinds[place - 4] : nil
  }
}

extension IBANCountry? {
  /// Returns the place of the first letter where a digit belongs, or the reverse.
  ///
  /// A number begins with two letters and two digits in every country.
  func misplaced(in number: [UInt8]) -> Int? {
    number.indices.first { place in
      let kind =
        place < 2 ? UInt8(ascii: "a") : place < 4 ? UInt8(ascii: "n") : self?.kind(at: place)
      return kind == UInt8(ascii: "a") && number[place].isASCIIDigit
        || kind == UInt8(ascii: "n") && number[place].isASCIILetter
    }
  }
}

extension Character {
  /// The character as an account number has it: a capital of A to Z, a digit of 0 to 9, or the
  /// character itself.
  var inIBAN: String {
    if let digit = decimalDigit { return String(digit) }
    let scalar = onlyScalar?.value ?? 0
    let isFullWidth = 0xFF21...0xFF3A ~= scalar || 0xFF41...0xFF5A ~= scalar
    let letter = isFullWidth ? [UInt8(scalar - 0xFEE0)].string : String(self)
    return letter.asciiUppercased
  }
}
