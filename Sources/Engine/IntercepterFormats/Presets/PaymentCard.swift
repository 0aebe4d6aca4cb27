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
      format: .preset(PaymentCards.masks, mayEndEarly: true))
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
      format: .preset([TextMask(pattern)], mayEndEarly: true))
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
  /// with a wrong check digit. The check digits of ``PaymentScheme/unionPay`` and
  /// ``PaymentScheme/tUnion`` are not judged.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func luhn() -> Rule {
    checkedNumber("luhn") { number in
      let cards = PaymentCards.all.first { $0.include(number) }
      let (count, lengths) = (number.utf8.count, cards?.lengths ?? [16])
      let isCorrect = cards?.hasCheckDigit == false || hasCheckDigit(number)
      let shortest = lengths.first {
        $0 > count || $0 == count && (count >= min(16, lengths.last!) || isCorrect)
      }
      if let shortest, count < shortest { return .tooShort(number, of: shortest) }
      return isCorrect ? Validity(.valid) : .mismatch(number, .wrongCheckDigit)
    }
  }

  private static func hasCheckDigit(_ text: String) -> Bool {
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
