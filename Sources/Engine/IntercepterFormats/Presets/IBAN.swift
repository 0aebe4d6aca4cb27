extension Intercepter {
  /// Creates a field for an international bank account number, in groups of four (ISO 13616).
  ///
  /// Letters become capitals, and the word “IBAN” before the number is dropped. Wrong check digits
  /// are reported when the number has its country's length, and make a finished text invalid. A
  /// number of a country that is not in the registry may have any length from 15.
  ///
  /// ```swift
  /// Intercepter.iban().formattedText(of: "DE89370400440532013000")  // DE89 3704 0044 0532 0130 00
  /// ```
  public static func iban() -> Intercepter {
    Intercepter(
      rules: [
        .capitals(of: { String($0).asciiUppercased }), .ibanWithoutLabel(),
        .allowedCharacters("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"), .ibanCheckDigits(),
      ],
      format: .preset(
        ["XXXX XXXX XXXX XXXX XXXX XXXX XXXX XXXX XX"], listing: [("X", .letterOrDigit)],
        mayEndEarly: true))
  }
}

extension Rule {
  /// Converts inserted text to capitals, without a violation.
  public static func capitals() -> Rule { capitals(of: { $0.uppercased() }) }

  /// Converts inserted text to capitals with a function; for A–Z alone, a web page needs no table.
  fileprivate static func capitals(
    of uppercased: @escaping @Sendable (Character) -> String
  ) -> Rule {
    Rule("capitals") { proposal in
      proposal.rewritingInsertion(uppercased).map { .amend($0, []) } ?? .accept
    }
  }

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
  /// has its country's length, and one that is longer.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func ibanCheckDigits() -> Rule {
    checkDigits(
      "ibanCheckDigits", shortest: { length(ofNumbersFrom: $0) ?? 15 },
      longest: length(ofNumbersFrom:), { remainder(of: $0) == 1 })
  }

  /// Returns a number modulo 97, with its first four characters moved to the end and A to Z as 10
  /// to 35.
  private static func remainder(of text: String) -> Int {
    let bytes = Array(text.utf8)
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

  /// Returns the length of a country's numbers, or `nil` if the registry does not have the country.
  @Sendable private static func length(ofNumbersFrom text: String) -> Int? {
    let country = Array(text.utf8.prefix(2))
    guard country.count == 2 else { return nil }
    return ibanLengths.withUTF8Bytes { table in
      for entry in stride(from: 0, to: table.count, by: 5)
      where table[entry] == country[0] && table[entry + 1] == country[1] {
        return Int(table[entry + 2] - 0x30) * 10 + Int(table[entry + 3] - 0x30)
      }
      return nil
    }
  }

  /// The countries and lengths in release 103 (September 2026) of the ISO 13616 registry, which
  /// SWIFT maintains.
  private static let ibanLengths = """
    AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 \
    ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 \
    LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 \
    PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 \
    YE30
    """
}
