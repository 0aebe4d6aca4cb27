/// A scheme of payment cards, identified by the first digits of the number (ISO/IEC 7812).
public enum PaymentScheme: String, Hashable, Sendable, CaseIterable {
  case visa, mastercard, americanExpress, dinersClub, discover, jcb, unionPay, maestro

  /// Creates the scheme of a number; `nil` if the digits do not identify one yet, or the scheme is
  /// unknown.
  public init?(_ number: String) {
    let digits = number.utf8.prefix(4).filter { $0.isASCIIDigit }.map { Int($0) - 0x30 }
    func begins(_ count: Int, _ range: ClosedRange<Int>) -> Bool {
      digits.count >= count && range ~= digits[..<count].reduce(0) { $0 * 10 + $1 }
    }
    if begins(1, 4...4) {
      self = .visa
    } else if begins(2, 51...55) || begins(4, 2221...2720) {
      self = .mastercard
    } else if begins(2, 34...34) || begins(2, 37...37) {
      self = .americanExpress
    } else if begins(3, 300...305) || begins(2, 36...36) || begins(2, 38...39) {
      self = .dinersClub
    } else if begins(4, 6011...6011) || begins(2, 64...65) {
      self = .discover
    } else if begins(4, 3528...3589) {
      self = .jcb
    } else if begins(2, 62...62) {
      self = .unionPay
    } else if begins(2, 50...50) || begins(2, 56...59) || begins(4, 6000...6999) {
      self = .maestro
    } else {
      return nil
    }
  }

  /// The numbers of digits that its numbers can have, in order.
  fileprivate var lengths: [Int] {
    switch self {
    case .dinersClub: [14]
    case .americanExpress: [15]
    case .mastercard: [16]
    case .visa: [13, 16, 18, 19]
    case .maestro: Array(12...19)
    case .discover, .jcb, .unionPay: Array(16...19)
    }
  }
}

extension Intercepter {
  /// Creates a field for a payment card number, in groups of four or as its scheme prints it.
  ///
  /// A number has as many digits as its scheme allows, up to 19, or 16 in an unknown scheme. A wrong
  /// check digit is reported when the number is long enough, and makes a finished text invalid. It
  /// never stops typing. ``PaymentScheme`` identifies the scheme.
  ///
  /// ```swift
  /// Intercepter.paymentCard().formattedText(of: "378282246310005")  // 3782 822463 10005
  /// ```
  public static func paymentCard() -> Intercepter {
    Intercepter(
      rules: [.numbersOnly(.normalized), .luhn()],
      format: .preset(
        [
          TextMask("#### ###### #####", startingWith: ["34", "37"]),
          TextMask(
            "#### ###### ####",
            startingWith: ["300", "301", "302", "303", "304", "305", "36", "38", "39"]),
          TextMask(
            "#### #### #### #### ###",
            startingWith: ["35", "4", "50", "56", "57", "58", "59", "6"]),
          "#### #### #### ####",
        ], mayEndEarly: true))
  }

  /// Creates a field for a code that was sent to the user, such as `123 456`.
  ///
  /// - Parameters:
  ///   - digits: The number of digits.
  ///   - groups: The number of digits in each group; 0 for no groups.
  public static func oneTimeCode(digits: Int = 6, groups: Int = 3) -> Intercepter {
    let digits = max(1, digits)
    var pattern = ""
    for index in 0..<digits {
      if groups > 0, index > 0, index % groups == 0 { pattern += " " }
      pattern += "#"
    }
    return Intercepter(
      rules: [.numbersOnly(.normalized), .minLength(digits, in: .graphemes)],
      format: .preset([TextMask(pattern)]))
  }

  /// Creates a field for a telephone number in the given patterns; the library has no numbering
  /// plans.
  ///
  /// ```swift
  /// Intercepter.telephone("+1 (###) ###-####").formattedText(of: "2125551234")  // +1 (212) 555-1234
  /// ```
  public static func telephone(_ patterns: TextMask...) -> Intercepter {
    Intercepter(rules: [.numbersOnly(.normalized)], format: .patterns(patterns))
  }
}

extension Rule {
  /// Reports a number with a wrong check digit (Luhn's algorithm, ISO/IEC 7812-1) when it is long
  /// enough.
  ///
  /// A number with fewer digits than its payment card scheme requires, or than 16 in an unknown
  /// scheme, is `.intermediate`. In a scheme with several lengths, so is one of less than 16 digits
  /// with a wrong check digit. The check digit of ``PaymentScheme/unionPay`` is not judged.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func luhn() -> Rule {
    checkDigits(
      "luhn",
      shortest: { number in
        let (count, lengths) = (number.utf8.count, PaymentScheme(number)?.lengths ?? [16])
        return lengths.first {
          $0 > count || $0 == count && (count >= min(16, lengths.last!) || hasCheckDigit(number))
        } ?? count
      }, { PaymentScheme($0) == .unionPay || hasCheckDigit($0) })
  }

  @Sendable private static func hasCheckDigit(_ text: String) -> Bool {
    var (sum, doubles) = (0, false)
    for byte in text.utf8.reversed() {
      guard byte.isASCIIDigit else { return true }
      let digit = Int(byte - 0x30) * (doubles ? 2 : 1)
      sum += digit > 9 ? digit - 9 : digit
      doubles.toggle()
    }
    return sum % 10 == 0
  }
}
