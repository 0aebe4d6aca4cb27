import TestSupport
import Testing
import TextInputIntercepter

@Suite struct IBANTests {
  /// The example of each country in release 103 (September 2026) of the registry of ISO 13616.
  static let examples = """
    AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 \
    AT611904300234573201 AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 \
    BG80BNBG96611020345678 BH67BMAG00001299123456 BI4210000100010000332045181 \
    BR6699999A03000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957 \
    CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 \
    DE89370400440532013000 DJ2100010000000154000100186 DK5000400440116243 \
    DO28BAGR00000001212453611324 EE382200221020145685 EG380019000500000000263180002 \
    ES9121000418450200051332 FI2112345600000785 FK88SC123456789012 FO6264600001631634 \
    FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917 \
    GI75NWBK000000007099453 GL8964710001000206 GR1601101250000000012300695 \
    GT82TRAJ01020000001210029690 HN88CABF00000000000250005469 HR1210010051863000160 \
    HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999 \
    IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456 \
    JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101 KZ86125KZT5004100100 \
    LB62099900000001001901229114 LC55HEMM000100010012001200023015 LI21088100002324013AA \
    LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 LY83002048000020100120361 \
    MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951 \
    MK07250120000058984 MN121234123456789123 MR1300020001010000123456753 \
    MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NI45BAPR00000013000003558124 \
    NL91ABNA0417164300 NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702 \
    PL61109010140000071219812874 PS92PALS000000000400123456702 PT50000201231234567890154 \
    QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000 RS35260005601001611379 \
    RU0304452522540817810538091310419 SA0380000000608010167519 SC18SSCB11010000000000001497USD \
    SD2129010501234001 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 \
    SM86U0322509800000000270100 SO211000001001000100141 ST23000100010051845310146 \
    SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831 \
    TR330006100519786457841326 UA213223130000026007233566001 VA59001123000012345678 \
    VG96VPVG0000012345678901 XK051212012345678906 YE15CBYE0001018861234567891234
    """.split(separator: " ").map { String($0) }

  @Test(arguments: examples) func `the registry's example of a country`(number: String) throws {
    let iban = Intercepter.iban()
    let code = String(number.prefix(4))
    #expect(withCheckDigits(number) == number)
    #expect(iban.validate(number).status == .valid)
    #expect(iban.validate(iban.formattedText(of: number)).status == .valid)
    // Other lengths, with check digits that are right for them.
    let longer = withCheckDigits("\(code)0\(number.dropFirst(4))")
    let shorter = withCheckDigits(String(number.dropLast()))
    #expect(iban.validate(longer).violations.map(\.code) == [.patternMismatch])
    #expect(iban.validate(shorter).status == .intermediate)
    #expect(iban.validate(shorter).violations.map(\.limit) == [number.count])
  }

  @Test func `every country of the registry`() {
    #expect(Set(Self.examples.map { $0.prefix(2) }).count == 89)
    // Another country's numbers may have any length.
    let unknown = withCheckDigits("ZZ000000000000000")
    #expect(Intercepter.iban().validate(unknown).status == .valid)
    #expect(Intercepter.iban().validate(withCheckDigits("ZZ000000000000")).status == .intermediate)
  }

  @Test(arguments: examples) func `check digits are 02 to 98`(number: String) {
    for digits in ["00", "01", "99"] {
      let wrong = "\(number.prefix(2))\(digits)\(number.dropFirst(4))"
      #expect(Intercepter.iban().validate(wrong).status == .invalid)
    }
    // These have the same remainder as right ones.
    let wrong = Intercepter.iban().validate("AE992582939626188874233").violations[0]
    #expect(wrong.variant == .wrongCheckDigit)
  }

  @Test func `a letter in the place of a digit is named`() {
    // Digits at the front; letters of a bank; digits at the end.
    for (number, places) in [
      ("DE89370400440532013000", 2..<22), ("GB29NWBK60161331926819", 8..<22),
      ("MU17BOMM0101101030300200000MUR", 8..<27),
    ] {
      for place in places {
        let index = number.index(number.startIndex, offsetBy: place)
        let changed = "\(number[..<index])O\(number[index...].dropFirst())"
        let violation = Intercepter.iban().validate(changed).violations[0]
        #expect(violation.message == "“O” is not allowed here.")
        #expect(violation.range == place..<place + 1)
      }
    }
  }

  /// The numbers of places for digits alone and for letters alone behind the check digits, and `*` in
  /// SEPA.
  static let structures = """
    AD* 8 0, AE 19 0, AL 8 0, AT* 16 0, AZ 0 4, BA 16 0, BE* 12 0, BG* 6 4, BH 0 4, BI 23 0, \
    BR 15 0, BY 4 0, CH* 5 0, CR 18 0, CY* 8 0, CZ* 20 0, DE* 18 0, DJ 23 0, DK* 14 0, DO 20 \
    0, EE* 16 0, EG 25 0, ES* 20 0, FI* 14 0, FK 12 2, FO 14 0, FR* 12 0, GB* 14 4, GE 16 2, \
    GI* 0 4, GL 14 0, GR* 7 0, GT 0 0, HN 20 4, HR* 17 0, HU* 24 0, IE* 14 4, IL 19 0, IQ 15 \
    4, IS* 22 0, IT* 10 1, JO 4 4, KW 0 4, KZ 3 0, LB 4 0, LC 0 4, LI* 5 0, LT* 16 0, LU* 3 \
    0, LV* 0 4, LY 21 0, MC* 12 0, MD 0 0, ME 18 0, MK 5 0, MN 16 0, MR 23 0, MT* 5 4, MU 19 \
    7, NI 20 4, NL* 10 4, NO* 11 0, OM 3 0, PK 0 4, PL* 24 0, PS 0 4, PT* 21 0, QA 0 4, RO* \
    0 4, RS 18 0, RU 14 0, SA 2 0, SC 20 7, SD 14 0, SE* 20 0, SI* 15 0, SK* 20 0, SM* 10 1, \
    SO 19 0, ST 21 0, SV 20 4, TL 19 0, TN 20 0, TR 6 0, UA 6 0, VA* 18 0, VG 16 4, XK 16 0, \
    YE 4 4
    """

  @Test func `each country has its places for digits and letters`() {
    let iban = Intercepter.iban()
    let structures = Self.examples.map { number in
      func refused(_ character: String) -> Int {
        (4..<number.count).count { place in
          let index = number.index(number.startIndex, offsetBy: place)
          let changed = number[..<index] + character + number[index...].dropFirst()
          return iban.validate(String(changed)).violations.first?.characters == [character]
        }
      }
      let isInSEPA = IBANCountry(ofNumber: number)?.isInSEPA == true
      return "\(number.prefix(2))\(isInSEPA ? "*" : "") \(refused("O")) \(refused("0"))"
    }
    #expect(structures.joined(separator: ", ") == Self.structures)
  }

  static let misread: [(text: String, character: String, place: Int)] = [
    ("DE89 3704 0044 0532 0l30 00", "L", 21), ("DEB9 3704 0044 0532 0130 00", "B", 2),
    ("D389 3704", "3", 1), ("DE89 37O", "O", 7),
  ]

  @Test(arguments: misread) func `a misread character is reported while the number is typed`(
    row: (text: String, character: String, place: Int)
  ) {
    let run = FormatRun(.iban(), asks: true)
    run.type(row.text)
    let violation = run.field.validity.violations.first
    #expect(violation?.characters == [row.character])
    #expect(violation?.range == row.place..<row.place + 1)
  }

  @Test(arguments: [
    "DE８９ ３７０４ ００４４ ０５３２ ０１３０ ００", "ＤＥ89 3704 0044 0532 0130 00",
    "ｄｅ８９３７０４００４４０５３２０１３０００", "DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠",
  ]) func `characters of other widths and digits of other scripts`(text: String) {
    let iban = Intercepter.iban()
    let run = FormatRun(iban, asks: false)
    _ = run.insert(text)
    #expect(run.field.unformattedText == "DE89370400440532013000")
    #expect(iban.unformattedText(of: iban.sanitize(text)) == "DE89370400440532013000")
  }

  @Test func `the facts of a country`() {
    let germany = IBANCountry(ofNumber: "DE89")
    #expect(germany?.length == 22)
    #expect(germany?.isInSEPA == true)
    #expect(IBANCountry(ofNumber: "BR1800")?.isInSEPA == false)
    #expect(IBANCountry(ofNumber: "ZZ") == nil)
    #expect(IBANCountry(ofNumber: "D") == nil)
  }

  static let accounts: [(number: String, shown: String, status: Validity.Status)] = [
    ("DE89370400440532013000", "DE89 3704 0044 0532 0130 00", .valid),
    ("NO9386011117947", "NO93 8601 1117 947", .valid),
    ("DE8937040044053201300", "DE89 3704 0044 0532 0130 0", .intermediate),
    ("DE89370400440532013001", "DE89 3704 0044 0532 0130 01", .invalid),
    ("DE893704004405320130000", "DE89 3704 0044 0532 0130 000", .invalid),
  ]

  @Test(arguments: accounts) func `an account number`(
    row: (number: String, shown: String, status: Validity.Status)
  ) {
    let iban = Intercepter.iban()
    #expect(iban.formattedText(of: row.number) == row.shown)
    #expect(iban.validate(row.shown).status == row.status)
    let run = FormatRun(iban, asks: false)
    run.type(row.number.lowercased())
    #expect(run.field.unformattedText == row.number)
  }

  static let labelled: [FormatCase] = [
    .init("|", .paste("IBAN DE89 3704 0044 0532 0130 00"), to: "DE89 3704 0044 0532 0130 00|"),
    .init("|", .paste("IBAN: DE89370400440532013000"), to: "DE89 3704 0044 0532 0130 00|"),
    .init("|", .paste("iban:de89 3704 0044 0532 0130 00\n"), to: "DE89 3704 0044 0532 0130 00|"),
    .init("|", .type("iban de89 37"), to: "DE89 37|"),
    .init("‹GB29 NWBK›", .paste("IBAN DE89"), to: "DE89|"),
    .init("IBAN|", .paste("DE89"), to: "DE89|"),
    .init("|3704", .paste("IBAN DE89"), to: "DE89| 3704"),
    .init("|", .type("IBAN"), to: "IBAN|"),
    .init(
      "|", .paste("IBAN RU0304452522540817810538091310419"),
      to: "RU03 0445 2522 5408 1781 0538 0913 1041 9|"),
    .init("IBAN|", .backspace(), to: "IBA|"),
  ]

  @Test(arguments: labelled) func `the word in front of a number is dropped`(row: FormatCase) {
    #expect(row.failure(.iban()) == nil)
  }

  @Test(arguments: ["IBAN DE89 3704 0044 0532 0130 00", "iban: de89 3704 0044 0532 0130 00"])
  func `a labelled number is sanitized`(text: String) {
    let iban = Intercepter.iban()
    #expect(iban.unformattedText(of: iban.sanitize(text)) == "DE89370400440532013000")
  }

  /// A number with the check digits that it must have (ISO/IEC 7064, MOD 97-10).
  private func withCheckDigits(_ number: String) -> String {
    let country = number.prefix(2)
    let rest = number.dropFirst(4)
    let digits = "\(rest)\(country)00".map { "\(Int(String($0), radix: 36)!)" }.joined()
    let check = 98 - digits.reduce(0) { ($0 * 10 + $1.wholeNumberValue!) % 97 }
    return "\(country)\(check < 10 ? "0" : "")\(check)\(rest)"
  }
}
