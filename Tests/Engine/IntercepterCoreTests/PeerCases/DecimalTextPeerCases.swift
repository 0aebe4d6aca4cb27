import TextInputIntercepter

/// Finished numbers, validated and mended.
///
/// From Qt's `tst_qdoublevalidator.cpp`, Maskito's `transform.spec.ts`, and imask's `number.ts`.
enum DecimalTextPeerCases {
  private static func decimal(
    _ places: Int, _ minimum: DecimalNumber? = nil, _ maximum: DecimalNumber? = nil,
    separator: Character = ".", digits: DigitPolicy = .ascii, negative: Bool = false,
    leadingZeros: LeadingZeroPolicy = .allow
  ) -> Intercepter {
    Intercepter(rules: [
      .decimal(
        places: places, separator: separator, digits: digits, negative: negative,
        leadingZeros: leadingZeros, minimum: minimum, maximum: maximum)
    ])
  }

  private static let percent = decimal(1, 0, 100)
  private static let temperature = decimal(1, -100, 100, negative: true)
  private static let whole = decimal(0, 0, 100)
  private static let small = decimal(0, -10, 10, negative: true)
  private static let grouped = decimal(3, -10000, 10000, negative: true)

  /// Acceptable, intermediate and invalid are Qt's names for the same three answers.
  static let qt: [PeerCase] = [
    .validates("qt-data0", percent, "50.0", as: .valid),
    .validates("qt-data2", percent, "-35.0", as: .invalid),
    .validates("qt-data3", percent, "a", as: .invalid),
    .validates("qt-data6", temperature, "-", as: .intermediate),
    .validates("qt-data43", decimal(2, "0.01", "0.09"), "0", as: .intermediate),
    .validates("qt-data47", whole, "0.0", as: .invalid),
    .validates(
      "qt-arabic", decimal(2, 0, 20, separator: "٫", digits: .any), "١٨٫٤", as: .valid),
    .validates("qt-thousep-1comma000dot1c-reject", grouped, "1,000.1", as: .invalid),
    .validates(
      "qt-thousep-dotde", decimal(3, -10000, 10000, separator: ",", negative: true), ".",
      as: .invalid),
    .validates("qt-int-2-4", small, "-", as: .intermediate),
    .validates("qt-int-2-8", small, "+-", as: .invalid),
    .validates("qt-int-3-3", decimal(0, 0, 10), "000000000000000000000", as: .valid),
    .validates("qt-int-5-1b", decimal(0, 6, 8), "56", as: .invalid),
  ]

  private static let minimal = decimal(
    4, separator: ",", negative: true, leadingZeros: .remove)

  static let mended: [PeerCase] = [
    .sanitizes("maskito-set-10-0", decimal(0, negative: true), "-321", to: "-321"),
    .sanitizes("imask-zero-03", minimal, "000,01", to: "0,01"),
    .sanitizes("imask-zero-04", minimal, "-000,01", to: "-0,01"),
  ]

  static let rows = qt + mended
}
