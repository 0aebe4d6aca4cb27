extension Intercepter {
  /// Creates a field for an international bank account number, in groups of four (ISO 13616).
  ///
  /// Letters become capitals, digits of other scripts and full-width characters become ASCII, and the
  /// word “IBAN” before the number is dropped. Wrong check digits are reported when the number has
  /// its country's length, a letter in the place of a digit immediately. Both make a finished text
  /// invalid. A number of a country that is not in the registry may have any length from 15.
  /// ``IBANCountry`` has the facts of the registry.
  ///
  /// ```swift
  /// Intercepter.iban().formattedText(of: "DE89370400440532013000")  // DE89 3704 0044 0532 0130 00
  /// ```
  public static func iban() -> Intercepter {
    Intercepter(
      rules: [
        .rewriting("capitals") { $0.inIBAN }, .ibanWithoutLabel(),
        .allowedCharacters("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"), .ibanCheckDigits(),
      ],
      format: .preset(
        ["XXXX XXXX XXXX XXXX XXXX XXXX XXXX XXXX XX"], listing: [("X", .letterOrDigit)],
        mayEndEarly: true))
  }
}

extension Rule {
  /// Drops the word “IBAN” before a number, as invoices print it.
  ///
  /// No number begins with it, because the third character of a number is a digit.
  static func ibanWithoutLabel() -> Rule {
    Rule("ibanLabel") { proposal in
      let state = proposal.state
      let label = "IBAN"
      let count = label.utf8.count
      guard state.text.utf8.count > count, state.text.holds(label, atUTF8: 0),
        !state.hasMarkedText
      else { return .accept }
      let selection = state.selection.map {
        max(0, $0.lowerBound - count)..<max(0, $0.upperBound - count)
      }
      let number = String(state.text.dropFirst(count))
      return .amend(EditingState(number, selection: selection), [])
    }
  }

  /// Reports an account number with wrong check digits (ISO 13616, ISO/IEC 7064 MOD 97-10) when it
  /// has its country's length, one that is longer, and a letter or a digit in the place of the other.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func ibanCheckDigits() -> Rule {
    checkedNumber("ibanCheckDigits") { number in
      let country = IBANCountry(ofNumber: number)
      let bytes = Array(number.utf8)
      let limit = country?.length ?? 15
      if !"IBAN".utf8.starts(with: bytes), let place = country.misplaced(in: bytes) {
        let violation = Violation(
          .patternMismatch, byRule: "", range: place..<place + 1,
          characters: [[bytes[place]].string])
        return Validity(.invalid, Violations(violation))
      }
      if bytes.count < limit { return .tooShort(number, of: limit) }
      if let country, bytes.count > country.length { return .mismatch(number) }
      // 98 less a remainder of 0 to 96; 00, 01 and 99 leave the remainders of 97, 98 and 02.
      let digits = Int(bytes[2] & 0x0F) * 10 + Int(bytes[3] & 0x0F)
      return 2...98 ~= digits && remainder(of: bytes) == 1
        ? Validity(.valid) : .mismatch(number, .wrongCheckDigit)
    }
  }

  /// Returns a number modulo 97, with its first four characters moved to the end and A to Z as 10
  /// to 35.
  private static func remainder(of bytes: [UInt8]) -> Int {
    var remainder = 0
    for byte in bytes.dropFirst(4) + bytes.prefix(4) {
      switch byte {
      case 0x30...0x39: remainder = (remainder * 10 + Int(byte - 0x30)) % 97
      case 0x41...0x5A: remainder = (remainder * 100 + Int(byte - 0x41) + 10) % 97
      default: return 0
      }
    }
    return remainder
  }
}
