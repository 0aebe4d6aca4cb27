import TextInputIntercepter

/// Keystrokes in decimal numbers.
///
/// From Maskito's `number-*.cy.ts` and `transform.spec.ts`, Android's `DigitsKeyListenerTest`, imask's
/// `number.ts`, AnyFormatKit's sum formatter, and the original.
enum DecimalPeerCases {
  private static func decimal(
    _ places: Int = 2, _ separator: Character = ",", understood: String = ".бю",
    negative: Bool = false, maximum: DecimalNumber? = nil,
    leadingZeros: LeadingZeroPolicy = .allow, leadingSeparator: LeadingSeparatorPolicy = .reject,
    onViolation: ViolationPolicy = .reject
  ) -> Intercepter {
    Intercepter(rules: [
      .decimal(
        places: places, separator: separator, alternativeSeparators: understood,
        negative: negative, leadingZeros: leadingZeros, leadingSeparator: leadingSeparator,
        maximum: maximum, onViolation: onViolation)
    ])
  }

  static let maskito: [PeerCase] = [
    .accepts("maskito-key-01", decimal(), "123|", "123,|"),
    .accepts("maskito-key-02", decimal(), "4|2", "4,|2"),
    .amends("maskito-key-03", decimal(), "123|", "123.|", to: "123,|"),
    // A second separator is refused, unless the first is inside what it replaces.
    .rejects("maskito-key-07", decimal(), "1|23,45", "1,|23,45"),
    .rejects("maskito-key-08", decimal(), "1|23,45", "1.|23,45"),
    .accepts("maskito-key-09", decimal(), "1‹23,4›5", "1,|5"),
    .amends("maskito-key-10", decimal(2, ".", understood: ","), "123|", "123,|", to: "123.|"),
    .rejects("maskito-key-14", decimal(0), "|", ",|"),
    .accepts("maskito-key-24", decimal(2, "."), "111|", "111|"),
    // On the way to −42 there is −4, which is larger than the maximum.
    .accepts("maskito-key-32", decimal(negative: true, maximum: -5), "−4|", "−42|"),
    .accepts("maskito-key-33", decimal(2, ".", negative: true, maximum: "-0.1"), "-0.1|", "-0.|"),
    .rejects("maskito-key-42-0", decimal(), "|123", " |123"),
    .rejects("maskito-key-42-2", decimal(), "12|3", "12 |3"),
    .rejects("maskito-key-42-3", decimal(), "123|", "123 |"),
  ]

  private static let zeroPut = decimal(negative: true, leadingSeparator: .insertZero)
  private static let zerosGone = decimal(4, leadingZeros: .remove, onViolation: .amend)
  private static let kept = decimal(4, onViolation: .amend)

  static let rewritten: [PeerCase] = [
    .amends("maskito-key-43", zeroPut, "|", ",|", to: "0,|"),
    .amends("maskito-key-44", zeroPut, "−|", "−,|", to: "−0,|"),
    .amends("maskito-key-45", zeroPut, "|", "ю|", to: "0,|"),
    // The caret keeps its place among what stays.
    .amends("maskito-set-13", kept, "", " |123", to: "|123"),
    .amends("maskito-set-16", kept, "", "10|0.42", to: "10|0,42"),
    .amends("maskito-set-17", zerosGone, "", "0000,1|234", to: "0,1|234"),
    .amends("imask-num-01", decimal(understood: "."), "|", "12345.67|", to: "12345,67"),
  ]

  static let others: [PeerCase] = [
    .accepts("afk-07", decimal(2, "."), "|.56", "3|.56"),
    .accepts("afk-08", decimal(2, "."), "|3.56", "2|3.56"),
    // A deletion is let in, whatever it leaves.
    .accepts("afk-12", decimal(), "‹1›2 345,67", "|2 345,67"),
    .accepts("afk-20", decimal(), "12 345,6‹7›", "12 345,6|"),
    .rejects("fjf-12", decimal(2, "."), "|", ".|"),
  ]

  static let rows = maskito + rewritten + others
}
